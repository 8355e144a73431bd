// The page itself: what is shown, what comes in, and who does what.

import { Composer, localised } from "./composer.js";
import { choose, openForm } from "./dialogs.js";
import { el, find, isNarrow, speak, toast } from "./dom.js";
import { messageElement } from "./messages.js";
import { act, address, listen, load, viewer } from "./server.js";

const world = { me: null, people: new Map(), channels: new Map(), commands: [], roles: new Map(), bot: null };
let current = null;
/** The news that wait while the state is being loaded. */
let loading = null;
/** True if the state that is being loaded has changed meanwhile. */
let again = false;
let composer = null;

const inChannel = () => world.channels.get(current);
const where = (channel = inChannel()) => (channel?.kind === "server" ? `#${channel.title}` : `@${channel?.title ?? ""}`);

// ---- what is true ----

/** Loads everything, then what came in meanwhile. */
async function refresh() {
  if (loading) {
    again = true;
    return;
  }
  loading = [];
  again = false;
  const state = await load().catch(notLoaded);
  const waiting = loading;
  loading = null;
  if (again) refresh();
  if (!state) return;
  take(state);
  waiting.forEach(([handle, data]) => handle(data));
  show();
}

/** Shows the sentence of a refusal. A server that is not there is no refusal: the page tries again. */
function notLoaded(error) {
  if (!(error instanceof TypeError)) document.body.replaceChildren(el("p", { className: "fatal" }, error.message));
}

function take(state) {
  world.me = state.me;
  world.bot = state.bot.id;
  world.people = new Map([...state.people, { ...state.bot, isBot: true }].map((one, hue) => [one.id, { ...one, hue }]));
  const before = world.channels;
  world.channels = new Map(state.channels.map((one) => [one.id, {
    ...one, messages: new Map(one.messages.map((message) => [message.id, message])),
    unread: before.get(one.id)?.unread ?? 0, pings: before.get(one.id)?.pings ?? 0,
  }]));
  world.commands = state.commands;
  world.roles = new Map(state.roles.map((role) => [role.id, role]));
  find("offline").hidden = true;
}

/** News wait until the state that they change has been loaded. */
const whenLoaded = (handle) => (data) => (loading ? loading.push([handle, data]) : handle(data));

/** A message of a channel that is not known yet comes with that channel. */
function messageCame(message) {
  const channel = world.channels.get(message.channel);
  if (!channel) return;
  const isNew = !channel.messages.has(message.id);
  channel.messages.set(message.id, message);
  if (message.channel === current) drawMessage(message);
  if (isNew && message.author !== world.me) notify(channel, message);
}

function messageWent({ id, channel }) {
  world.channels.get(channel)?.messages.delete(id);
  const shown = find("log").querySelector(`[data-id="${id}"]`);
  if (shown?.contains(document.activeElement)) composer.say.focus();
  shown?.remove();
}

/** Tells the person of a message that names them or was written to them, and counts what they have not seen. */
function notify(channel, message) {
  const toMe = message.pinged.includes(world.me) || channel.kind === "dm";
  if (channel.id === current && !document.hidden) {
    if (toMe) speak(`${world.people.get(message.author)?.name} wrote to you`);
    return;
  }
  channel.unread += 1;
  if (!toMe) return drawSide();
  channel.pings += 1;
  drawSide();
  toast(`${world.people.get(message.author)?.name} wrote to you in ${where(channel)}`, () => enter(channel.id));
}

// ---- what is shown ----

function show() {
  if (!world.channels.has(current)) {
    const named = [...world.channels.values()].find((channel) => `#${channel.name}` === location.hash);
    current = (named ?? world.channels.values().next().value).id;
  }
  drawViewers();
  drawSide();
  drawLog();
  composer ??= firstComposer();
  composer.describe();
}

/** The composer, which has the focus where no keyboard comes onto the screen by that. */
function firstComposer() {
  const first = new Composer(page);
  if (!isNarrow() && document.activeElement === document.body) first.say.focus();
  return first;
}

function enter(id) {
  const before = current;
  current = id;
  history.replaceState(null, "", `#${inChannel().name}`);
  find("log").classList.remove("all");
  drawViewers();
  composer.move(before, id);
  openSide(false);
  seen();
  drawLog();
  composer.say.focus();
}

/** To a message, in whichever channel it is. */
function jump(channel, message) {
  if (channel !== current && world.channels.has(channel)) enter(channel);
  const shown = find("log").querySelector(`[data-id="${CSS.escape(message)}"]`);
  if (shown && !shown.offsetParent) showPassed();
  shown?.scrollIntoView({ block: "center" });
  shown?.querySelector("[data-key]:not(:disabled)")?.focus({ preventScroll: true });
}

/** Shows all boards that newer messages have replaced, until another channel is entered. */
const showPassed = () => find("log").classList.add("all");

function seen() {
  const channel = inChannel();
  if (!channel || document.hidden) return;
  Object.assign(channel, { unread: 0, pings: 0 });
  drawSide();
}

function drawSide() {
  const draw = (list, kind) => {
    const channels = [...world.channels.values()].filter((channel) => channel.kind === kind);
    find(list).replaceChildren(...channels.map((channel) => el("li", {}, channelButton(channel))));
  };
  const focused = document.activeElement?.dataset?.channel;
  draw("server-channels", "server");
  draw("dm-channels", "dm");
  if (focused) document.querySelector(`[data-channel="${focused}"]`)?.focus();
  const others = [...world.people.values()];
  if (find("people").childElementCount !== others.length) find("people").replaceChildren(...others.map((person) => el("li", {}, personButton(person))));
  const pings = [...world.channels.values()].reduce((sum, channel) => sum + channel.pings, 0);
  find("menu").classList.toggle("pinged", pings > 0);
  find("menu").setAttribute("aria-label", `Channels and people${pings ? `, ${pings} unread` : ""}`);
  document.title = `${pings ? `(${pings}) ` : ""}${world.people.get(world.me).name} · ${where()} · Narabe playground`;
}

function channelButton(channel) {
  const classes = ["channel", channel.unread && "unread"].filter(Boolean).join(" ");
  return el("button", { type: "button", className: classes, "data-channel": channel.id, "aria-current": channel.id === current ? "page" : undefined, onclick: () => enter(channel.id) },
    el("span", { className: "sign", "aria-hidden": true }, channel.kind === "server" ? "#" : "@"), el("span", { className: "grow" }, channel.title),
    channel.pings ? el("span", { className: "badge" }, String(channel.pings), el("span", { className: "unseen" }, " unread")) : null);
}

function personButton(person) {
  const open = () => menuOf(person, made);
  const made = el("button", { type: "button", className: "person", "aria-haspopup": "menu", onclick: open,
    oncontextmenu: (event) => { event.preventDefault(); open(); } },
    el("span", { className: `dot hue-${person.hue}`, "aria-hidden": true }), el("span", { className: "grow" }, person.name),
    person.isBot ? el("span", { className: "tag" }, "App") : person.id === world.me ? el("small", {}, "you") : null);
  return made;
}

function drawLog() {
  const channel = inChannel();
  find("title").textContent = where();
  find("log").setAttribute("aria-label", `Messages in ${where()}`);
  let before = null;
  const drawn = [...channel.messages.values()].map((message) => {
    const made = messageElement(message, before, page);
    before = message;
    return made;
  });
  const held = document.activeElement?.closest("#log [data-id]")?.dataset.id;
  const key = document.activeElement?.dataset?.key;
  find("log").replaceChildren(welcome(channel), ...drawn);
  toEnd();
  if (held) focusIn(drawn.find((made) => made.dataset.id === held), key);
}

function welcome(channel) {
  const about = channel.kind === "server" ? "Everyone here sees this channel." : "Only the two of you see this.";
  return el("div", { className: "welcome", lang: "en" }, el("strong", {}, where()),
    el("p", {}, `${about} Type / to see what ${world.people.get(world.bot).name} can do.`), firstStep(channel));
}

/** The first step for someone who is new here: a game against the bot, or against another person, whose part they take in another tab. */
function firstStep(channel) {
  const command = page.commands().find((one) => one.type === 2);
  if (channel.kind !== "server" || !command) return null;
  const person = partner();
  const challenge = (target, name) => {
    const onclick = async () => answered(await act({ do: "user", channel: current, command: command.name, target }), name);
    return el("button", { type: "button", className: "button primary", onclick }, name);
  };
  const bot = world.people.get(world.bot).name;
  return el("div", { className: "first-step" }, el("p", {}, `A first game: play ${bot}, or challenge ${person.name}, then open the page as ${person.name} and accept.`),
    el("div", { className: "row" }, challenge(world.bot, `Play ${bot}`), challenge(person.id, `Challenge ${person.name}`), asLink(person, "button link")));
}

/** The person whose part one takes in another tab. */
function partner() {
  const people = [...world.people.values()].filter((person) => !person.isBot);
  return people.find((person) => person.key === "bob" && person.id !== world.me) ?? people[0];
}

const asLink = (person, className) => el("a", { className, href: address({ as: person.key }), target: "_blank", rel: "noopener" }, `Open as ${person.name} ↗`);

/** True while the newest message is in view. */
let atEnd = true;

function toEnd() {
  find("log").scrollTop = find("log").scrollHeight;
  find("news").hidden = true;
}

function isAtEnd() {
  const log = find("log");
  return log.scrollHeight - log.scrollTop - log.clientHeight < 120;
}

/** Draws one new or changed message where it belongs, and keeps the place of eyes and focus. */
function drawMessage(message) {
  const log = find("log");
  const wasAtEnd = isAtEnd();
  const old = log.querySelector(`[data-id="${message.id}"]`);
  const all = [...inChannel().messages.values()];
  const made = messageElement(message, all[all.findIndex((one) => one.id === message.id) - 1], page);
  if (old) keepFocus(old, made); else log.append(made);
  const mine = message.author === world.me || (!old && message.invoked?.by === world.me);
  if (wasAtEnd || mine) toEnd(); else if (!old) find("news").hidden = false;
}

/** Who has come to the end has seen what is new. */
function scrolled() {
  atEnd = isAtEnd();
  if (atEnd) find("news").hidden = true;
}

function keepFocus(old, made) {
  const held = old.contains(document.activeElement);
  const key = document.activeElement?.dataset?.key;
  const place = controlsOf(old).indexOf(document.activeElement);
  const kept = controlsOf(made).length === controlsOf(old).length;
  old.replaceWith(made);
  if (!held) return;
  focusIn(made, key, kept ? place : -1);
}

const controlsOf = (message) => [...message.querySelectorAll("[data-key]")];

/**
 * Puts the focus on the control that had it before a message was drawn anew, or on what stands for it: a button that
 * turns something on has another key once it turns it off, and the same place.
 */
function focusIn(made, key, place = -1) {
  const controls = made ? controlsOf(made).map((one) => (one.disabled ? null : one)) : [];
  const next = controls.find((one) => key && one?.dataset.key === key) ?? controls[place] ?? controls.find(Boolean);
  (next ?? find("log")).focus();
}

// ---- what a person does ----

/** Shows what an answer brings beyond messages: forms, and silence. `tell` shows a sentence of failure. */
function answered(result, what, tell = (why) => failLine(what, why)) {
  if (result.answered === "modal") openForm(result.modal, (fields) => submit(result.modal, fields), world.people);
  else if (result.answered === "silence") tell("The application did not respond");
  else if (result.answered === "refused") tell(result.why);
}

async function submit(modal, fields) {
  const result = await act({ do: "modal", ...modal, fields });
  if (result.answered === "silence") return "Something went wrong: the application did not respond. Try again.";
  return result.answered === "refused" ? result.why : null;
}

/** A line that only this page shows, for a command without an answer. */
function failLine(what, why) {
  const gone = el("button", { type: "button", className: "plain", onclick: () => line.remove() }, "Dismiss");
  const line = el("div", { className: "message ephemeral failed-line", role: "alert" }, el("div", { className: "body" }, el("b", {}, what), ` ${why}. `, gone));
  find("log").append(line);
  toEnd();
}

async function component(message, customId, made, values) {
  const shown = made.closest(".message");
  const failed = shown.querySelector(".failed");
  failed.hidden = true;
  made.setAttribute("aria-busy", "true");
  const result = await act({ do: "component", message: message.id, custom_id: customId, values });
  made.removeAttribute("aria-busy");
  answered(result, "", (why) => { failed.textContent = why; failed.hidden = false; });
}

async function chooseIn(message, part, made) {
  const people = [...world.people.values()].map((person) => ({ label: person.name, value: person.id }));
  const channels = [...world.channels.values()].filter((one) => one.kind === "server").map((one) => ({ label: where(one), value: one.id }));
  const options = (part.options ?? []).map((one) => ({ label: one.label, value: one.value, note: one.description, emoji: one.emoji, chosen: one.default }));
  const roles = [...world.roles.values()].map((role) => ({ label: role.name, value: role.id }));
  const listed = new Set((part.default_values ?? []).map((one) => one.id));
  const ofServer = { 6: roles, 8: channels }[part.type] ?? people;
  const items = part.type === 3 ? options : ofServer.map((one) => ({ ...one, chosen: listed.has(one.value) }));
  const heading = document.getElementById(made.getAttribute("aria-labelledby")?.split(" ")[0]);
  const values = await choose(made, items, { label: heading?.textContent ?? part.placeholder ?? "Choose", least: part.min_values ?? 1, most: part.max_values ?? 1 });
  if (values) component(message, part.custom_id, made, values);
}

/** What can be done with a person: apps' commands, a mention, looking through their eyes. */
async function menuOf(person, anchor) {
  const offered = page.commands().filter((command) => command.type === 2);
  const items = [
    ...offered.map((command) => ({ label: localised(command, "name"), value: { command }, group: "Apps" })),
    { label: `Mention @${person.name}`, value: { mention: person }, group: "Chat" },
    ...(person.isBot || person.id === world.me ? [] : [{ label: `Open as ${person.name} in a new tab`, value: { as: person.key }, group: "Playground" }]),
  ];
  const [chosen] = (await choose(anchor, items, { label: person.name, role: "menu" })) ?? [];
  if (chosen?.command) answered(await act({ do: "user", channel: current, command: chosen.command.name, target: person.id }), localised(chosen.command, "name"));
  else if (chosen?.mention) composer.insert(`@${person.name}`);
  else if (chosen?.as) open(address({ as: chosen.as }), "_blank", "noopener");
}

/** The commands of apps for a message. */
const ofMessages = () => page.commands().filter((command) => command.type === 3);

/** What apps can do with a message. */
async function messageMenu(message, anchor) {
  const items = ofMessages().map((command) => ({ label: localised(command, "name"), value: command, group: "Apps" }));
  const [chosen] = (await choose(anchor, items, { label: "Apps", role: "menu" })) ?? [];
  if (chosen) answered(await act({ do: "message", command: chosen.name, target: message.id }), localised(chosen, "name"));
}

/** What other modules may know and do. */
const page = {
  get me() { return world.me; },
  get people() { return world.people; },
  get channels() { return world.channels; },
  get roles() { return world.roles; },
  channel: inChannel,
  where,
  commands: () => world.commands.filter((command) => inChannel().offered.includes(command.id)),
  isSlash: (name) => world.commands.some((command) => command.type === 1 && command.name === name.split(" ")[0]),
  answered,
  press: (message, customId, made) => component(message, customId, made),
  choose: chooseIn,
  jump,
  begin: (path) => composer.begin(path),
  showPassed,
  dismiss: (message) => act({ do: "dismiss", message: message.id }),
  menu: menuOf,
  messageMenu,
  hasMessageMenu: () => ofMessages().length > 0,
};

// ---- the frame ----

function openSide(open) {
  document.body.classList.toggle("side-open", open);
  find("menu").setAttribute("aria-expanded", String(open));
  find("scrim").hidden = !open;
  if (open) find("side").querySelector("[aria-current]")?.focus();
}

function setUpFrame() {
  document.documentElement.lang = viewer.lang;
  find("news").addEventListener("click", toEnd);
  find("log").addEventListener("scroll", scrolled);
  // A keyboard on the screen takes the lower half of the log.
  new ResizeObserver(() => { if (atEnd) toEnd(); }).observe(find("log"));
  find("as").addEventListener("change", (event) => { location.href = address({ as: event.target.value }); });
  find("lang").value = viewer.lang;
  find("lang").addEventListener("change", (event) => { location.href = address({ lang: event.target.value }); });
  find("menu").addEventListener("click", () => openSide(!document.body.classList.contains("side-open")));
  find("scrim").addEventListener("click", () => openSide(false));
  // The page that the open side covers has no focus. Its button, which comes next, opens and closes it.
  document.querySelector("main").addEventListener("focusin", (event) => {
    if (document.body.classList.contains("side-open") && event.target !== find("menu")) openSide(false);
  });
  document.addEventListener("visibilitychange", seen);
  document.addEventListener("keydown", globalKey);
}

/** Who one may be: the choice at the side, and the link to the next person. */
function drawViewers() {
  const people = [...world.people.values()].filter((person) => !person.isBot);
  find("as").replaceChildren(...people.map(({ key, name }) => el("option", { value: key, selected: key === viewer.as }, name)));
  const other = asLink(partner());
  Object.assign(find("other"), { href: other.href, textContent: other.textContent });
}

/** Alt and arrows go through the channels, where they do not open a menu; / begins a command, Escape closes the side. */
function globalKey(event) {
  const typing = event.target.closest("input, textarea, select, dialog, [popover]");
  const held = event.target.closest("select, button.select, dialog, [popover]");
  const step = event.altKey && !held && { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    const ids = [...world.channels.keys()];
    enter(ids[(ids.indexOf(current) + step + ids.length) % ids.length]);
  } else if (event.key === "/" && !typing) {
    composer.say.focus();
    return;
  } else if (event.key === "Escape" && document.body.classList.contains("side-open")) {
    openSide(false);
    find("menu").focus();
  } else return;
  event.preventDefault();
}

setUpFrame();
listen({
  opened: refresh,
  lost: () => {
    find("offline").hidden = false;
    if (!world.me) refresh();
  },
  message: whenLoaded(messageCame),
  gone: whenLoaded(messageWent),
  commands: refresh,
  channels: refresh,
});
