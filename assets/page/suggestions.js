// The list over the composer: one list for whichever input is being typed into, steered by its keys.

import { el } from "./dom.js";
import { withStones } from "./text.js";

/** A list of `{label, note?, value}` that belongs to one input at a time. */
export class Suggestions {
  constructor(parent) {
    // A long list can be scrolled by keyboard, too.
    this.box = el("div", { id: "suggestions", role: "listbox", "aria-label": "Suggestions", tabIndex: 0, hidden: true });
    parent.append(this.box);
    this.items = [];
  }

  get open() {
    return !this.box.hidden;
  }

  /** The highlighted item, if any. */
  get current() {
    return this.items[this.at];
  }

  /** Shows items for `input`; `pick(item)` is called for the chosen one. */
  show(input, items, pick, { note, first = false } = {}) {
    if (this.input !== input) this.hide();
    Object.assign(this, { input, items, pick, at: first && items.length ? 0 : -1 });
    this.rows = items.map((item, n) => el("div", { role: "option", id: `suggestion-${n}`, className: "option", "aria-selected": "false",
      onpointerdown: (event) => { event.preventDefault(); pick(item); },
      // Assistive technology clicks without a pointer.
      onclick: (event) => event.detail === 0 && pick(item) },
      el("span", {}, withStones(item.label)), item.note && el("small", {}, item.note)));
    this.box.replaceChildren(...this.rows, ...(note && !items.length ? [el("div", { className: "group", role: "presentation" }, note)] : []));
    this.box.hidden = !items.length && !note;
    this.tell();
    this.mark();
  }

  hide() {
    this.box.hidden = true;
    this.items = [];
    this.at = -1;
    this.tell();
    this.input?.removeAttribute("aria-activedescendant");
  }

  /** Tells the input whether its list is open; only a combobox can say so. */
  tell() {
    if (this.input?.role === "combobox") this.input.setAttribute("aria-expanded", String(this.open));
  }

  /** Handles a key; true when it was meant for the list. The list of another input says nothing of this one. */
  key(event) {
    if (!this.open || event.target !== this.input) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && this.items.length) {
      this.at = this.at < 0 && step < 0 ? this.items.length - 1 : (this.at + step + this.items.length) % this.items.length;
      this.mark();
    } else if (event.key === "Enter" && this.current) this.pick(this.current);
    else if (event.key === "Tab" && !event.shiftKey && (this.current ?? this.items[0])) this.pick(this.current ?? this.items[0]);
    else if (event.key === "Escape") this.hide();
    else return false;
    event.preventDefault();
    return true;
  }

  mark() {
    this.rows?.forEach((row, n) => row.setAttribute("aria-selected", String(n === this.at)));
    this.rows?.[this.at]?.scrollIntoView({ block: "nearest" });
    if (this.at >= 0) this.input.setAttribute("aria-activedescendant", `suggestion-${this.at}`);
    else this.input?.removeAttribute("aria-activedescendant");
  }
}
