// Making elements, the bot's face, and speaking to screen readers.

/** An element. `props` are properties, attributes (`aria-…`, `role`, `data-…`) or `on…` listeners. */
export function el(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name in made && !name.startsWith("aria")) made[name] = value;
    else made.setAttribute(name, value === true && !name.startsWith("aria") ? "" : String(value));
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

export const find = (id) => document.getElementById(id);

/** True on a phone's width, as in the style sheet. */
export const isNarrow = () => matchMedia("(max-width: 46rem)").matches;

/** An element of an SVG drawing. */
function shape(tag, attributes, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** The bot's face: five stones in a row on a wooden board. */
function botFace() {
  const lines = [8, 20, 32].map((at) => shape("path", { d: `M${at} 2V38M2 ${at}H38`, stroke: "#8a5a26", "stroke-width": 1 }));
  const stones = [6, 13, 20, 27, 34].map((at, n) =>
    shape("circle", { cx: at, cy: 40 - at, r: 4.2, fill: n === 2 ? "#f6f1e7" : "#1c1e24" }));
  return shape("svg", { viewBox: "0 0 40 40", class: "face", "aria-hidden": "true" },
    shape("rect", { width: 40, height: 40, fill: "#d9a35b" }), ...lines, ...stones);
}

/** A picture for a person: the bot's face or a coloured initial. */
export function face(person) {
  if (person.isBot) return botFace();
  return el("span", { className: `face hue-${person.hue}`, "aria-hidden": "true" }, person.name[0]);
}

/** Says something to screen readers at once. */
export function speak(text) {
  find("spoken").textContent = text;
}

/** A short notice at the corner; `go` makes it a button. */
export function toast(text, go) {
  const note = go
    ? el("button", { className: "toast", onclick: () => { note.remove(); go(); } }, text)
    : el("div", { className: "toast" }, text);
  find("toasts").append(note);
  // One that is being read or has the focus stays a while longer.
  const fade = () => (note.matches(":hover, :focus") ? setTimeout(fade, 2000) : note.remove());
  setTimeout(fade, 8000);
}
