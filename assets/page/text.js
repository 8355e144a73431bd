// Discord's text: a part of Markdown, mentions and times, made into nodes (never into HTML text).

import { el } from "./dom.js";
import { locale } from "./server.js";

const INLINE = [
  [/^\\([^\sA-Za-z0-9])/, (m) => m[1]],
  [/^``([^]+?)``|^`([^`\n]+)`/, (m) => el("code", {}, m[1] ?? m[2])],
  [/^\*\*\*([^]+?)\*\*\*/, (m, ctx) => el("strong", {}, el("em", {}, inline(m[1], ctx)))],
  [/^\*\*([^]+?)\*\*(?!\*)/, (m, ctx) => el("strong", {}, inline(m[1], ctx))],
  [/^__([^]+?)__(?!_)/, (m, ctx) => el("u", {}, inline(m[1], ctx))],
  [/^~~([^]+?)~~/, (m, ctx) => el("s", {}, inline(m[1], ctx))],
  [/^\*(?!\s)([^*]+?)\*/, (m, ctx) => el("em", {}, inline(m[1], ctx))],
  [/^_(?!\s)([^_]+?)_(?!\w)/, (m, ctx) => el("em", {}, inline(m[1], ctx))],
  [/^\|\|([^]+?)\|\|/, (m, ctx) => spoiler(inline(m[1], ctx))],
  [/^<@!?(\d+)>/, (m, ctx) => mention(ctx.people.get(m[1]), ctx)],
  [/^<@&(\d+)>/, (m, ctx) => el("span", { className: "mention" }, `@${ctx.roles?.get(m[1])?.name ?? "unknown"}`)],
  [/^<#(\d+)>/, (m, ctx) => el("span", { className: "mention" }, `#${ctx.channels.get(m[1])?.title ?? "unknown"}`)],
  [/^<\/([^:>]+):\d+>/, (m, ctx) => command(m[1], ctx)],
  [/^<a?:(\w+):(\d+)>/, (m) => el("img", { className: "emoji", src: `/emojis/${m[2]}`, alt: `:${m[1]}:` })],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => time(m[0], Number(m[1]), m[2] ?? "f")],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m, ctx) => link(m[2], inline(m[1], ctx))],
  [/^<?https:\/\/discord\.com\/channels\/(?:@me|\d+)\/(\d+)\/(\d+)>?/, (m, ctx) => jump(m[1], m[2], ctx)],
  [/^<?(https?:\/\/[^\s<>]*[^\s<>.,;:!?)])>?/, (m) => link(m[1], [m[1]])],
  [/^[⚫⚪🔴🔵]\ufe0f?/u, (m) => stone(m[0])],
  [/^\n/, () => el("br")],
];

const STONES = { "⚫": "black", "⚪": "white", "🔴": "red", "🔵": "blue" };

/** A stone, drawn: fonts without coloured signs show the black one as a white disc on this dark page. */
const stone = (sign) => el("span", { className: `stone ${STONES[String.fromCodePoint(sign.codePointAt(0))]}` }, sign);

/** An emoji: a sign, or a picture of the application's own. */
export const emojiOf = (part) => part.emoji?.id
  ? el("img", { className: "emoji", src: `/emojis/${part.emoji.id}`, alt: part.label ? "" : `:${part.emoji.name}:` })
  : part.emoji?.name ? `${part.emoji.name} ` : "";

/** The nodes of a label: text, with its stones drawn. */
export const withStones = (text) => (text ?? "").split(/([⚫⚪🔴🔵]\ufe0f?)/u).map((part, n) => n % 2 ? stone(part) : part);

/** The nodes of a text. `ctx` knows `people`, `channels` and `me`. */
export function rich(text, ctx) {
  const parts = text.split(/```(?:[a-z0-9+-]*\n)?([^]*?)```\n?/);
  return parts.flatMap((part, n) => n % 2 ? [el("pre", {}, el("code", {}, part.replace(/\n$/, "")))] : blocks(part, ctx));
}

/** Quotes, headings, small print and lists line by line; everything else as running text. */
function blocks(text, ctx) {
  const out = [];
  let running = [];
  const flush = () => {
    if (running.length) out.push(...inline(running.join("\n"), ctx));
    running = [];
  };
  for (const line of text.split("\n")) {
    const quote = line.match(/^> (.*)/), head = line.match(/^(#{1,3}) (.+)/), small = line.match(/^-# (.+)/), item = line.match(/^[-*] (.+)/);
    if (!quote && !head && !small && !item) { running.push(line); continue; }
    flush();
    if (quote) out.push(el("blockquote", {}, inline(quote[1], ctx)));
    else if (head) out.push(el("div", { className: `head head-${head[1].length}`, role: "heading", "aria-level": head[1].length + 1 }, inline(head[2], ctx)));
    else if (small) out.push(el("div", { className: "small" }, inline(small[1], ctx)));
    else out.push(el("div", { className: "item" }, inline(item[1], ctx)));
  }
  flush();
  return out;
}

function inline(text, ctx) {
  const out = [];
  let plain = "";
  while (text) {
    const hit = INLINE.map(([pattern, make]) => [text.match(pattern), make]).find(([m]) => m);
    if (!hit) { plain += text[0]; text = text.slice(1); continue; }
    if (plain) out.push(plain);
    plain = "";
    out.push(hit[1](hit[0], ctx));
    text = text.slice(hit[0][0].length);
  }
  return plain ? [...out, plain] : out;
}

function mention(person, ctx) {
  const me = person && person.id === ctx.me;
  return el("span", { className: me ? "mention me" : "mention" }, `@${person?.name ?? "unknown"}`);
}

/** A command's name, which begins it in the line at the bottom. */
function command(path, ctx) {
  return el("button", { type: "button", className: "mention jump", onclick: () => ctx.begin(path) }, `/${path}`);
}

/** A link to a message, which Discord shows by the channel's name and follows without leaving the page. */
function jump(channel, message, ctx) {
  const name = ctx.channels.get(channel)?.title ?? "unknown";
  return el("button", { type: "button", className: "mention jump", "aria-label": `Go to the message in ${name}`,
    onclick: () => ctx.jump(channel, message) }, `#${name} › ✉`);
}

function link(url, children) {
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, children);
}

function spoiler(children) {
  const shown = el("button", { className: "spoiler", type: "button", "aria-label": "Spoiler, press to show", onclick: () => {
    shown.classList.add("open");
    shown.removeAttribute("aria-label");
  } }, children);
  return shown;
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};

/** A time in one of Discord's styles; `seconds` since 1970. One that no calendar reaches stays as it was written, as in Discord. */
function time(written, seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return written;
  const full = new Intl.DateTimeFormat(locale, STYLES.F).format(date);
  const shown = el("time", { dateTime: date.toISOString(), title: full });
  if (style === "R") shown.dataset.since = seconds;
  shown.textContent = style === "R" ? ago(seconds) : new Intl.DateTimeFormat(locale, STYLES[style]).format(date);
  return shown;
}

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** "in 3 days", "2 hours ago". */
function ago(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, length] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(away / length), unit);
}

/** Relative times go on while the page is open. */
setInterval(() => {
  for (const shown of document.querySelectorAll("time[data-since]")) shown.textContent = ago(Number(shown.dataset.since));
}, 10000);

/** The time of day of a message, with the date when it is not today's. */
export function clock(ms) {
  const date = new Date(ms);
  const today = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale, today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" }).format(date);
}
