// Things that open over the page: lists to choose from, and forms.

import { el, find } from "./dom.js";
import { upload } from "./server.js";
import { emojiOf, withStones } from "./text.js";

/**
 * Gives a function that puts the focus back to where it is now. A message may have been drawn anew by then: its first
 * control stands for the one that is gone, and the line to write in for a message that is gone.
 */
function wayBack(from = document.activeElement) {
  const id = from?.closest("[data-id]")?.dataset.id;
  return () => {
    if (from?.isConnected) return from.focus();
    const message = id && document.querySelector(`[data-id="${CSS.escape(id)}"]`);
    (message?.querySelector("[data-key]:not(:disabled)") ?? find("say")).focus();
  };
}

/**
 * Opens a list at `anchor` and gives what was chosen (an array of values), or null. `items` are
 * `{label, value, note?, chosen?, group?}`; with `most` above one, several can be ticked.
 */
export function choose(anchor, items, { label, least = 1, most = 1, role = "listbox" } = {}) {
  return new Promise((resolve) => {
    const many = most > 1;
    const goBack = wayBack(anchor);
    const ticked = new Set(items.filter((item) => item.chosen).map((item) => item.value));
    const options = items.map((item) => optionElement(item, role, ticked));
    const first = () => options.find((_, n) => ticked.has(items[n].value)) ?? options[0];
    const done = el("button", { type: "button", className: "button primary", lang: "en", onclick: () => finish([...ticked]) }, "Done");
    const list = el("div", { role, "aria-label": label, "aria-multiselectable": many || undefined }, withGroups(items, options));
    const box = el("div", { className: "popup", popover: "auto" }, list, many && done);
    const update = () => {
      options.forEach((option, n) => option.setAttribute("aria-selected", ticked.has(items[n].value)));
      done.disabled = ticked.size < least || ticked.size > most;
    };
    let answer = null;
    const finish = (values) => { answer = values; box.hidePopover(); };
    const take = (value) => {
      // A menu in which nothing may be chosen takes back what is chosen already.
      if (!many) return finish(least === 0 && ticked.has(value) ? [] : [value]);
      if (!ticked.delete(value) && ticked.size < most) ticked.add(value);
      update();
    };
    options.forEach((option, n) => option.addEventListener("click", () => take(items[n].value)));
    list.addEventListener("keydown", (event) => roam(event, options, many && done));
    done.addEventListener("keydown", (event) => {
      if (event.key !== "Tab") return;
      event.preventDefault();
      first()?.focus();
    });
    box.addEventListener("toggle", (event) => {
      if (event.newState !== "closed") return;
      box.remove();
      anchor.removeAttribute("aria-expanded");
      goBack();
      resolve(answer);
    });
    document.body.append(box);
    anchor.setAttribute("aria-expanded", "true");
    box.showPopover();
    place(box, anchor);
    if (many) update();
    first()?.focus();
  });
}

function optionElement(item, role, ticked) {
  const kind = role === "menu" ? "menuitem" : "option";
  return el("div", { role: kind, tabIndex: -1, className: "option", "aria-selected": role === "menu" ? undefined : String(ticked.has(item.value)) },
    el("span", {}, emojiOf(item), withStones(item.label)), item.note && el("small", {}, item.note));
}

/** Options under the headings of their groups. */
function withGroups(items, options) {
  return items.flatMap((item, n) => {
    const heading = item.group && item.group !== items[n - 1]?.group;
    return heading ? [el("div", { className: "group", role: "presentation" }, item.group), options[n]] : [options[n]];
  });
}

/** Arrow keys, Home, End, Enter, space and first letters in a list. Tab leaves it: for its button `done`, if it has one. */
function roam(event, options, done) {
  const at = options.indexOf(document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (to !== undefined) options.at(to % options.length).focus();
  else if (event.key === "Enter" || event.key === " ") options[at]?.click();
  else if (event.key === "Tab" && done && !done.disabled) done.focus();
  else if (event.key === "Tab") event.target.closest("[popover]").hidePopover();
  else if (event.key.length === 1) {
    const rest = [...options.slice(at + 1), ...options.slice(0, at + 1)];
    rest.find((option) => option.textContent.toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
    return;
  } else return;
  event.preventDefault();
}

/** Puts a box under its anchor, or above where there is no room, within the window. */
function place(box, anchor) {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const below = at.bottom + 6 + height < innerHeight;
  box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`;
  box.style.top = `${Math.max(8, below ? at.bottom + 6 : at.top - height - 6)}px`;
}

/** Opens a form and calls `send(fields)`; `send` gives a sentence when it was refused. `people` are those to choose from. */
export function openForm(modal, send, people) {
  const goBack = wayBack();
  const fields = inputs(modal.data.components).map((input, n) => field(input, `field-${n}`, people));
  const trouble = el("p", { className: "failed", role: "alert", hidden: true });
  const submit = el("button", { className: "button primary", lang: "en" }, "Submit");
  const form = el("form", {}, el("h2", { id: "form-title" }, modal.data.title), fields.map((one) => one.box), trouble,
    el("div", { className: "row end" }, el("button", { type: "button", className: "button secondary", lang: "en", onclick: () => dialog.close() }, "Cancel"), submit));
  const dialog = el("dialog", { "aria-labelledby": "form-title", onclose: () => { dialog.remove(); goBack(); } }, form);
  const sent = async () => {
    const values = await Promise.all(fields.map(async (one) => [one.id, await one.value()]));
    return send(Object.fromEntries(values.filter(([, value]) => value !== null)));
  };
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    submit.disabled = true;
    // A file that is refused is one of the things that can be put right here.
    const why = await sent().catch((error) => error.message);
    submit.disabled = false;
    trouble.hidden = !why;
    trouble.textContent = why ?? "";
    if (!why) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("input, select, textarea")?.focus();
}

/** The fields of a form, under their labels; in rows in forms of before. */
function inputs(parts) {
  return parts.flatMap((part) => {
    if (part.type === 1) return inputs(part.components);
    if (part.type === 18) return inputs([part.component]).map((input) => ({ ...input, label: part.label, note: part.description }));
    return [3, 4, 5, 19, 21, 23].includes(part.type) ? [part] : [];
  });
}

/** A field of a form: its box, and what it holds as the server wants it; null for nothing. */
function field(input, id, people) {
  const required = input.required !== false && input.type !== 23;
  const [control, value] = KINDS[input.type](input, { id, required }, people);
  const label = [input.label, required && el("span", { "aria-hidden": true }, " *")];
  const note = input.note && el("small", { id: `${id}-note` }, input.note);
  if (input.type === 21) return { id: input.custom_id, value, box: el("fieldset", { className: "field-box", "aria-describedby": note?.id }, el("legend", {}, label), note, control) };
  if (note) control.setAttribute("aria-describedby", note.id);
  if (input.type === 23) return { id: input.custom_id, value, box: el("div", { className: "field-box" }, el("label", { className: "tick" }, control, " ", label), note) };
  return { id: input.custom_id, value, box: el("div", { className: "field-box" }, el("label", { htmlFor: id }, label), note, control) };
}

/** The kinds of fields by Discord's numbers: each gives its control and a function that gives what it holds. */
const KINDS = {
  3: (input, props) => menu(input.options, input.options.find((one) => one.default)?.value, props),
  4: (input, props) => {
    const all = { ...props, value: input.value ?? "", placeholder: input.placeholder ?? "", maxLength: input.max_length, minLength: input.min_length };
    const made = input.style === 2 ? el("textarea", { ...all, rows: 4 }) : el("input", { ...all, type: "text", autocomplete: "off" });
    return [made, () => made.value];
  },
  5: (input, props, people) => {
    const all = [...people.values()].map((one) => ({ label: one.name, value: one.id }));
    return menu(all, input.default_values?.[0]?.id, props);
  },
  19: (input, { id, required }) => {
    const made = el("input", { id, required, type: "file", accept: (input.file_types ?? []).join() });
    return [made, () => made.files[0] ? upload(made.files[0]) : null];
  },
  21: (input, { id, required }) => {
    const radios = input.options.map((one) => el("input", { type: "radio", name: id, value: one.value, checked: one.default, required }));
    const made = el("div", { className: "radios" }, radios.map((radio, n) => el("label", {}, radio, " ", withStones(input.options[n].label))));
    return [made, () => radios.find((radio) => radio.checked)?.value ?? null];
  },
  23: (input, { id }) => {
    const made = el("input", { id, type: "checkbox", checked: input.default === true });
    return [made, () => String(made.checked)];
  },
};

/** A menu of one choice, which may be left open where nothing is required. */
function menu(options, chosen, { id, required }) {
  const none = required ? [] : [el("option", { value: "" }, "–")];
  const made = el("select", { id, required }, none, options.map((one) => el("option", { value: one.value, selected: one.value === chosen }, one.label)));
  return [made, () => made.value];
}
