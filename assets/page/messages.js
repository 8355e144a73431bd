// A message and everything on it.

import { el, face } from "./dom.js";
import { clock, emojiOf, rich, withStones } from "./text.js";

const BUTTONS = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const CLOSE = 5 * 60 * 1000;
const WIDEST = 544, TALLEST = 544;

/**
 * The element of a message. `ctx` knows `people`, `channels`, `me` and what can be done: `press`, `choose`,
 * `dismiss`, `menu`. A message that follows its `before` closely has no head of its own.
 */
export function messageElement(message, before, ctx) {
  const author = ctx.people.get(message.author) ?? { name: "Someone", hue: 0 };
  const pinged = message.pinged.includes(ctx.me);
  const joined = before && before.author === message.author && message.at - before.at < CLOSE
    && !message.invoked?.name && !before.components.length && before.ephemeral === message.ephemeral;
  const passed = isPassed(message);
  const classes = ["message", joined && "joined", pinged && "pinged", message.ephemeral && "ephemeral", passed && "passed"];
  return el("article", { className: classes.filter(Boolean).join(" "), "data-id": message.id, "aria-label": `${author.name}, ${clock(message.at)}` },
    message.invoked?.name && origin(message, ctx),
    !joined && face(author),
    el("div", { className: "body" },
      !joined && head(message, author, ctx),
      content(message, ctx),
      passed && el("button", { type: "button", className: "plain older", lang: "en", onclick: ctx.showPassed }, "Show the boards before"),
      message.embeds.map((embed) => embedElement(embed, message, ctx)),
      attachments(message),
      components(message.components, message, ctx),
      el("p", { className: "failed", role: "alert", hidden: true }),
      message.ephemeral && onlyYou(message, ctx)),
    ctx.hasMessageMenu() && more(message, ctx));
}

/** The button of what apps can do with a message. */
function more(message, ctx) {
  const made = el("button", { type: "button", className: "more", lang: "en", "aria-haspopup": "menu", "aria-label": "Apps for this message",
    onclick: () => ctx.messageMenu(message, made) }, "⋯");
  return made;
}

/** True for a board that a newer message has replaced: a line of small print with a link to that one. Of several in a row the last is shown. */
const isPassed = ({ edited, content, components }) =>
  edited && !components.length && /^-# [^\n]*https:\/\/discord\.com\/channels\/\S+$/.test(content ?? "");

/** "Alice used /challenge". */
function origin(message, ctx) {
  const by = ctx.people.get(message.invoked.by);
  const name = message.invoked.kind === 2 ? message.invoked.name : "a button";
  const slash = ctx.isSlash(name) ? `/${name}` : name;
  return el("div", { className: "origin" }, el("b", {}, by?.name ?? "Someone"), " used ", el("span", { className: "mention" }, slash));
}

function head(message, author, ctx) {
  const name = el("button", { type: "button", className: "name", tabIndex: -1, "aria-haspopup": "menu",
    onclick: () => ctx.menu(author, name), oncontextmenu: (event) => { event.preventDefault(); ctx.menu(author, name); } }, author.name);
  return el("div", { className: "head-line" }, name, author.isBot && el("span", { className: "tag" }, "App"),
    el("time", { dateTime: new Date(message.at).toISOString() }, clock(message.at)));
}

function content(message, ctx) {
  if (message.loading) return el("div", { className: "text thinking", lang: "en" }, "Narabe is thinking…");
  if (!message.content) return null;
  const edited = message.edited && el("span", { className: "edited" }, " (edited)");
  return el("div", { className: "text" }, rich(message.content, ctx), edited);
}

function onlyYou(message, ctx) {
  return el("div", { className: "only", lang: "en" }, "Only you can see this · ",
    el("button", { type: "button", className: "plain", onclick: () => ctx.dismiss(message) }, "Dismiss"));
}

function attachments(message) {
  const named = new Set(JSON.stringify([message.embeds, message.components]).match(/attachment:\/\/[^"]+/g) ?? []);
  return message.attachments.filter((file) => !named.has(`attachment://${file.filename}`)).map(attachment);
}

function attachment(file) {
  if (!file.content_type.startsWith("image/")) {
    return el("a", { className: "file", href: file.url, download: file.filename }, file.filename, el("small", {}, size(file.size)));
  }
  // The size is known before the bytes are, so that nothing jumps while they come.
  const scale = Math.min(1, WIDEST / file.width, TALLEST / file.height) || 1;
  const props = { width: Math.round(file.width * scale) || null, height: Math.round(file.height * scale) || null };
  return el("a", { className: "picture", href: file.url, target: "_blank" },
    el("img", { src: file.url, alt: file.description ?? file.filename, ...props }));
}

const size = (bytes) => bytes < 1024 ? `${bytes} B` : bytes < 1048576 ? `${Math.round(bytes / 1024)} kB` : `${(bytes / 1048576).toFixed(1)} MB`;

/** Rows of buttons and menus, and the parts of messages that are made of components alone; `above` is the part before a row. */
function components(parts, message, ctx, above = null) {
  return parts.map((part, n) => {
    switch (part.type) {
      case 1: return el("div", { className: "row", role: "group" }, components(part.components, message, ctx, parts[n - 1]));
      case 2: return button(part, message, ctx);
      case 3: case 5: case 6: case 7: case 8: return select(part, message, ctx, above);
      case 9: return el("div", { className: "section" }, el("div", {}, components(part.components, message, ctx)), components([part.accessory], message, ctx));
      case 10: return el("div", { className: "text", id: idOf(part, message) }, rich(part.content, ctx));
      case 11: return media(part, message);
      case 12: return el("div", { className: "gallery" }, part.items.map((item) => media(item, message)));
      case 13: return attachmentOf(part.file, message);
      case 14: return el("hr");
      case 17: return el("div", { className: "container" }, components(part.components, message, ctx));
      default: return null;
    }
  });
}

function media(item, message) {
  const file = message.attachments.find((file) => item.media.url === `attachment://${file.filename}`);
  return file ? attachment({ ...file, description: item.description ?? file.description }) : null;
}

function attachmentOf({ url }, message) {
  const file = message.attachments.find((file) => url === `attachment://${file.filename}`);
  return file ? attachment(file) : null;
}

function button(part, message, ctx) {
  const words = [emojiOf(part) && el("span", { "aria-hidden": Boolean(part.label) }, emojiOf(part)), withStones(part.label)].flat();
  if (part.style === 5) return el("a", { className: "button link", href: part.url, target: "_blank", rel: "noopener noreferrer" }, words, " ↗");
  const made = el("button", { type: "button", className: `button ${BUTTONS[part.style] ?? "secondary"}`, disabled: part.disabled,
    "data-key": part.custom_id, onclick: () => ctx.press(message, part.custom_id, made) }, words);
  return made;
}

/** Opens a menu by an arrow downwards or upwards, with Alt or without, as the browser's own menus. */
function opensByArrow(event) {
  if (!["ArrowDown", "ArrowUp"].includes(event.key) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.click();
}

/** The id of a part's element, which no part of another message has. */
const idOf = (part, message) => `part-${message.id}-${part.id}`;

/** The name of a channel, role or person that is set in a menu. */
function nameOf({ id, type }, ctx) {
  const channel = type === "channel" && ctx.channels.get(id);
  const known = { role: ctx.roles, user: ctx.people }[type]?.get(id)?.name;
  return (channel ? ctx.where(channel) : known) ?? "Unknown";
}

/** What is set in a menu, as its closed button shows it. */
function chosenIn(part, ctx) {
  const options = (part.options ?? []).filter((option) => option.default).map((option) => option.label);
  return [...options, ...(part.default_values ?? []).map((one) => nameOf(one, ctx))].join(", ");
}

/**
 * A menu. It is called by what is set in it and by what it is for, which a line above its row says, or else its
 * placeholder: "None" is no name.
 */
function select(part, message, ctx, above) {
  const chosen = chosenIn(part, ctx);
  const id = idOf(part, message);
  // Menus of channels, roles and people have the line above them as their name; their own words are the same in all.
  const heading = part.type !== 3 && above?.type === 10 && !above.content.includes("\n") ? `${idOf(above, message)} ${id}` : null;
  const hint = chosen && part.placeholder && !chosen.startsWith(part.placeholder) ? `${part.placeholder}: ${chosen}` : null;
  const made = el("button", { type: "button", className: "select", disabled: part.disabled, "aria-haspopup": "listbox", id,
    "aria-labelledby": heading, "aria-label": heading ? null : hint,
    "data-key": part.custom_id, onclick: () => ctx.choose(message, part, made), onkeydown: opensByArrow },
    el("span", {}, withStones(chosen || part.placeholder || "Choose…")), el("span", { "aria-hidden": true }, "▾"));
  return made;
}

function embedElement(embed, message, ctx) {
  const picture = (source) => source && media({ media: source, description: "" }, message);
  const made = el("div", { className: "embed" },
    embed.author && el("div", { className: "small" }, embed.author.name),
    embed.title && el("strong", {}, rich(embed.title, ctx)),
    embed.description && el("div", { className: "text" }, rich(embed.description, ctx)),
    (embed.fields ?? []).map((field) => el("div", { className: field.inline ? "field inline" : "field" },
      el("strong", {}, field.name), el("div", { className: "text" }, rich(field.value, ctx)))),
    picture(embed.image), picture(embed.thumbnail),
    embed.footer && el("div", { className: "small" }, embed.footer.text));
  if (embed.color) made.style.borderLeftColor = `#${embed.color.toString(16).padStart(6, "0")}`;
  return made;
}
