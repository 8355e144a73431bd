// The line at the bottom: messages, and slash commands with their options as chips.

import { el, find, isNarrow, speak, toast } from "./dom.js";
import { act, locale, upload } from "./server.js";
import { Suggestions } from "./suggestions.js";
import { commandIn, optionsIn, unnamed } from "./typed.js";

const TYPES = { sub: [1, 2], integer: 4, boolean: 5, user: 6, channel: 7, mentionable: 9, number: 10, file: 11 };
const PATIENCE = 200;

/** The names by which an option is written. */
const namesOf = (spec) => [spec.name, localised(spec, "name").toLowerCase()];

/** The texts that cannot be written into their options' fields: a file can only be chosen. */
const unfit = (options) => options.filter(([spec]) => spec.type === TYPES.file).map(([, text]) => text);

/** True if an option takes a person. */
const isPersonal = (spec) => [TYPES.user, TYPES.mentionable].includes(spec.type);

/** A thing's name or description in the viewer's language. */
export const localised = (thing, key) => thing[`${key}_localizations`]?.[locale] ?? thing[key] ?? "";

/** The composer of a page; `page` knows `channel()`, `people`, `channels`, `commands()` and `answered(result)`. */
export class Composer {
  constructor(page) {
    Object.assign(this, { page, command: null, fields: [], draft: "", drafts: new Map(), asked: 0 });
    this.say = find("say");
    this.list = new Suggestions(find("composer"));
    this.say.addEventListener("input", () => { this.grow(); this.suggest(); });
    this.say.addEventListener("keydown", (event) => this.keyInSay(event));
    this.say.addEventListener("focus", () => this.command && this.suggest());
    find("composer").addEventListener("focusout", (event) => event.currentTarget.contains(event.relatedTarget) || this.list.hide());
    find("composer").addEventListener("submit", (event) => { event.preventDefault(); this.send(); });
    find("line").addEventListener("click", (event) => event.target.id === "line" && this.say.focus());
    this.reset();
  }

  /** Back to an empty line. */
  reset() {
    Object.assign(this, { command: null, fields: [], draft: "" });
    find("chips").replaceChildren();
    this.say.value = "";
    this.list.hide();
    this.complain("");
    this.describe();
    this.grow();
  }

  /** Leaves the command, sent or not: the message that it has put aside is in the line again. */
  leave() {
    const { draft } = this;
    this.reset();
    this.say.value = draft;
    this.grow();
  }

  /** Goes to another channel: what is being written waits in the one that is left, and that of the other is in the line. */
  move(from, to) {
    this.drafts.set(from, this.written());
    this.reset();
    if (this.drafts.has(to)) this.restore(this.drafts.get(to));
  }

  /** What is being written: a message, or a command with its fields and the message that it has put aside. */
  written() {
    const { command, fields, draft } = this;
    return { command, fields, draft, chips: [...find("chips").children], text: this.say.value };
  }

  /** Puts what was being written into the line again. */
  restore({ command, fields, draft, chips, text }) {
    Object.assign(this, { command, fields, draft });
    find("chips").replaceChildren(...chips);
    this.say.value = text;
    this.describe();
    this.grow();
  }

  /** Adds a text to the message in the line, such as a mention. */
  insert(text) {
    if (this.command) this.leave();
    const { value } = this.say;
    this.say.value = `${value}${/\S$/u.test(value) ? " " : ""}${text} `;
    this.say.focus();
    this.grow();
  }

  /** Begins the command of a mention, and puts a message aside that is being written; one that is not offered here is only written. */
  begin(path) {
    const entry = this.entries().find((one) => one.path === path);
    if (!entry) return this.insert(`/${path}`);
    // A command that is half written is no message.
    const draft = this.command ? this.draft : this.say.value.replace(/^\/.*$/su, "");
    this.reset();
    this.draft = draft;
    this.take(entry);
  }

  // ---- choosing a command ----

  /** Every command that is offered here, subcommands as entries of their own. */
  entries() {
    return this.page.commands().filter((command) => command.type === 1).flatMap((command) => {
      const subs = (command.options ?? []).filter((option) => TYPES.sub.includes(option.type));
      if (!subs.length) return [{ path: command.name, label: `/${localised(command, "name")}`, thing: command }];
      return subs.map((sub) => ({ path: `${command.name} ${sub.name}`, label: `/${localised(command, "name")} ${localised(sub, "name")}`, thing: sub }));
    });
  }

  suggest() {
    this.complain("");
    if (this.command) return this.takeTyped() || this.suggestOptions();
    const text = this.say.value;
    const at = text.slice(0, this.say.selectionStart).match(/(?:^|\s)@([\p{L}]*)$/u);
    if (text.startsWith("/") && !text.includes("\n")) this.suggestCommands(text);
    else if (at) this.suggestPeople(at[1].toLowerCase());
    else this.list.hide();
  }

  suggestCommands(text) {
    const whole = commandIn(text, this.entries());
    if (whole && text.length > whole.entry.path.length + 1) return this.take(whole.entry, whole.rest);
    const typed = text.slice(1).toLowerCase();
    const fits = this.entries().filter((entry) => entry.path.includes(typed.trim()) || entry.label.slice(1).includes(typed.trim()));
    fits.sort((one, other) => other.path.startsWith(typed) - one.path.startsWith(typed));
    const items = fits.map((entry) => ({ label: entry.label, note: localised(entry.thing, "description"), value: entry }));
    this.list.show(this.say, items, (item) => this.take(item.value), { first: true, note: "No such command here" });
  }

  suggestPeople(typed) {
    const fits = [...this.page.people.values()].filter((person) => person.name.toLowerCase().startsWith(typed));
    const items = fits.map((person) => ({ label: `@${person.name}`, value: person }));
    this.list.show(this.say, items, (item) => {
      this.say.value = this.say.value.replace(/@\p{L}*$/u, `@${item.value.name} `);
      this.list.hide();
    }, { first: true });
  }

  /** Begins a command: its required options appear at once, with those that are written out in `rest`. */
  take(entry, rest = "") {
    this.say.value = "";
    this.command = entry;
    this.fields = [];
    find("chips").replaceChildren(el("span", { className: "chip command" }, entry.label));
    (entry.thing.options ?? []).filter((spec) => spec.required).forEach((spec) => this.addField(spec));
    this.list.hide();
    this.describe();
    this.fillIn(rest);
    this.onward();
    speak(`${entry.label}: ${localised(entry.thing, "description")}`);
  }

  /** Makes fields of the options that a text names. What is no option goes to the first required one that is empty. */
  fillIn(text) {
    const { before, options } = optionsIn(text, this.open(), namesOf);
    options.forEach(([spec, value]) => this.put(spec, value));
    const empty = before && this.fields.find((field) => field.spec.required && field.spec.type !== TYPES.file && !field.input.value);
    if (empty) this.put(empty.spec, before);
    this.say.value = [empty ? "" : before, ...unfit(options)].join(" ").trim();
  }

  /** Writes a value into an option's field. A file can only be chosen. */
  put(spec, value) {
    const field = this.fields.find((one) => one.spec === spec) ?? this.addField(spec);
    if (spec.type === TYPES.file) return field;
    Object.assign(field, { value: null });
    field.input.value = value;
    this.fit(field.input);
    return field;
  }

  /** Options that are written out, as `opponent:@Bob`, or named with a space behind, become fields; true if any did. */
  takeTyped(field = null) {
    const input = field?.input ?? this.say;
    const named = !field && this.open().find((spec) => namesOf(spec).some((name) => `${name} ` === input.value.toLowerCase()));
    const text = named ? `${named.name}:` : input.value;
    const { before, options } = optionsIn(text, this.open(field), namesOf);
    if (!options.length) return false;
    input.value = before;
    if (field) this.fit(input);
    this.say.value = [field ? this.say.value : before, ...unfit(options)].join(" ").trim();
    options.map(([spec, value]) => this.put(spec, value)).at(-1).input.focus();
    this.grow();
    return true;
  }

  /** To the first empty required option, else to the line, where further options are offered. */
  onward() {
    const empty = this.fields.find((field) => field.spec.required && !field.input.value);
    (empty?.input ?? this.say).focus();
    if (!empty) this.suggest();
    this.grow();
  }

  describe() {
    const rest = this.rest().length;
    const usual = isNarrow() ? "Message · / for commands" : `Message ${this.page.where()} · / for commands`;
    this.say.placeholder = this.command ? (rest ? `+ ${rest} more` : "") : usual;
    this.say.setAttribute("aria-label", this.command ? "Further options, Enter sends" : `Message ${this.page.where()}, slash for commands`);
    find("hint").textContent = this.command ? localised(this.command.thing, "description") : "";
    find("composer").classList.toggle("commanding", Boolean(this.command));
  }

  // ---- options ----

  /** The options that have no field yet. */
  rest() {
    return (this.command?.thing.options ?? []).filter((spec) => !this.fields.some((field) => field.spec === spec));
  }

  /** The options that have no value yet, that of `but` aside. */
  open(but = null) {
    const has = (spec) => this.fields.some((field) => field.spec === spec && (field === but || field.input.value));
    return (this.command?.thing.options ?? []).filter((spec) => !has(spec));
  }

  /** The first option without a field that takes a person, for a text such as `@Bob`. */
  personOption(text) {
    return text.startsWith("@") ? this.rest().find((spec) => isPersonal(spec)) : null;
  }

  /** Makes a field of a text that is a person's name, as `/challenge @Bob` is written; true if it is one. */
  takePerson(text) {
    const spec = this.personOption(text);
    const person = spec && this.known(spec, text.toLowerCase()).find((item) => `@${item.label}`.toLowerCase() === text.toLowerCase());
    if (!person) return false;
    this.say.value = "";
    this.fill(this.addField(spec), person);
    return true;
  }

  suggestOptions() {
    const typed = this.say.value.trim().toLowerCase();
    const personal = this.personOption(typed);
    if (personal) return this.list.show(this.say, this.known(personal, typed), (item) => this.takePerson(`@${item.label}`), { first: true, note: "No one is called so" });
    const items = this.rest().filter((spec) => localised(spec, "name").includes(typed) || spec.name.includes(typed))
      .map((spec) => ({ label: localised(spec, "name"), note: localised(spec, "description"), value: spec }));
    this.list.show(this.say, items, (item) => {
      this.say.value = "";
      this.addField(item.value).input.focus();
    }, { first: Boolean(typed) });
  }

  addField(spec) {
    const name = localised(spec, "name");
    const file = spec.type === TYPES.file;
    const input = el("input", { type: file ? "file" : "text", id: `option-${spec.name}`, autocomplete: "off", required: Boolean(spec.required),
      ...(file ? { accept: (spec.file_types ?? []).join() } : { role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": "suggestions" }) });
    const field = { spec, input, value: null, chip: el("label", { className: "chip" }, el("span", {}, name), input) };
    if (!file) {
      input.addEventListener("input", () => this.typedInField(field));
      input.addEventListener("focus", () => this.suggestValues(field));
      input.addEventListener("keydown", (event) => this.keyInField(event, field));
      this.fit(input);
    }
    this.fields.push(field);
    find("chips").append(field.chip);
    this.describe();
    return field;
  }

  /** A required option has its field before it is named: its name and colon are no part of the value. */
  typedInField(field) {
    field.value = null;
    field.input.value = unnamed(field.input.value, field.spec, namesOf);
    this.fit(field.input);
    this.takeTyped(field) || this.suggestValues(field);
  }

  removeField(field) {
    this.fields = this.fields.filter((one) => one !== field);
    field.chip.remove();
    this.describe();
    this.say.focus();
  }

  fit(input) {
    input.size = Math.min(28, Math.max(6, input.value.length + 1));
  }

  async suggestValues(field) {
    find("hint").textContent = localised(field.spec, "description");
    const round = ++this.asked;
    const typed = field.input.value;
    if (this.list.input !== field.input) this.list.hide();
    const show = (items, note) => this.list.show(field.input, items, (item) => this.fill(field, item), { note });
    if (!field.spec.autocomplete) return show(this.known(field.spec, typed.toLowerCase()));
    await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    if (round !== this.asked || !field.chip.isConnected) return;
    const deed = { do: "complete", channel: this.page.channel().id, command: this.command?.path, focused: [field.spec.name, typed] };
    const options = await this.values(field).catch(() => null);
    const result = options ? await act({ ...deed, options }) : {};
    if (round !== this.asked || document.activeElement !== field.input) return;
    const items = (result.choices ?? []).map((choice) => ({ label: choice.name, value: choice.value }));
    show(items, result.answered === "choices" ? "Nothing fits" : "Loading options failed");
  }

  /** Suggestions that need no question: choices, yes and no, people, channels. */
  known(spec, written) {
    const isPerson = isPersonal(spec);
    const typed = isPerson ? written.replace(/^@/, "") : written;
    const fits = (item) => item.label.toLowerCase().includes(typed) || String(item.value).toLowerCase() === typed;
    const people = () => [...this.page.people.values()].map((person) => ({ label: person.name, value: person.id, note: person.isBot ? "App" : person.id === this.page.me ? "you" : "" }));
    const all = spec.choices?.length ? spec.choices.map((choice) => ({ label: localised(choice, "name"), value: String(choice.value) }))
      : spec.type === TYPES.boolean ? [{ label: "True", value: "true" }, { label: "False", value: "false" }]
      : isPerson ? people()
      : spec.type === TYPES.channel ? [...this.page.channels.values()].filter((one) => one.kind === "server").map((one) => ({ label: one.title, value: one.id }))
      : [];
    return all.filter(fits);
  }

  fill(field, item) {
    field.value = String(item.value);
    field.input.value = item.label;
    this.fit(field.input);
    this.asked += 1;
    this.list.hide();
    this.onward();
  }

  /** The options as the server wants them: chosen values, typed texts, uploads. Throws a sentence if a file is refused. */
  async values(without) {
    const values = {};
    for (const field of this.fields) {
      if (field === without) continue;
      if (field.spec.type === TYPES.file) {
        if (field.input.files[0]) values[field.spec.name] = await upload(field.input.files[0]);
      } else if (field.input.value) {
        values[field.spec.name] = field.value ?? this.meant(field.spec, field.input.value.trim());
      }
    }
    return values;
  }

  /** The value of a typed text: that of the choice or person of this name, else the text itself. */
  meant(spec, typed) {
    const text = typed.toLowerCase();
    const is = (item) => [item.label.toLowerCase(), `@${item.label.toLowerCase()}`, String(item.value).toLowerCase()].includes(text);
    return String(this.known(spec, text).find(is)?.value ?? typed);
  }

  // ---- keys ----

  keyInSay(event) {
    if (event.isComposing || this.list.key(event)) return;
    const empty = !this.say.value;
    if (event.key === "Enter" && !event.shiftKey) { event.preventDefault(); this.send(); }
    else if (event.key === "Backspace" && empty && this.command) {
      event.preventDefault();
      if (this.fields.length) this.fields.at(-1).input.focus(); else this.leave();
    } else if (event.key === "Escape" && this.command) this.leave();
  }

  keyInField(event, field) {
    if (event.isComposing || this.list.key(event)) return;
    if (event.key === "Enter") { event.preventDefault(); this.send(); }
    else if (event.key === "Backspace" && !field.input.value && !field.spec.required) { event.preventDefault(); this.removeField(field); }
    else if (event.key === "Escape") { this.leave(); this.say.focus(); }
  }

  grow() {
    this.say.style.height = "auto";
    this.say.style.height = `${Math.min(this.say.scrollHeight, 160)}px`;
  }

  complain(why) {
    find("trouble").textContent = why;
    find("trouble").hidden = !why;
  }

  // ---- sending ----

  async send() {
    return this.command ? this.sendCommand() : this.sendText();
  }

  async sendText() {
    const typed = this.say.value.trim();
    if (!typed) return;
    if (typed.startsWith("/")) {
      const found = commandIn(typed, this.entries());
      if (!found) return this.complain("There is no such command here.");
      this.take(found.entry, found.rest);
      return this.sendCommand();
    }
    const named = (text, person) => text.replaceAll(`@${person.name}`, `<@${person.id}>`);
    const text = [...this.page.people.values()].reduce(named, typed);
    const channel = this.page.channel().id;
    const result = await act({ do: "say", channel, text });
    const stays = channel === this.page.channel().id;
    if (result.answered === "refused" && stays) this.complain(result.why);
    else if (result.answered === "refused") toast(result.why);
    else if (stays) this.reset();
    else this.drafts.delete(channel);
  }

  async sendCommand() {
    const left = this.say.value.trim();
    const other = left.startsWith("/") && commandIn(left, this.entries());
    if (other) {
      this.take(other.entry, other.rest);
      return this.sendCommand();
    }
    if (left && !this.takePerson(left)) return this.complain(`“${left}” is no option of ${this.command.label}. Write options as name:value, or press Escape to leave the command.`);
    const missing = this.fields.find((field) => field.spec.required && !field.input.value);
    if (missing) {
      this.complain(`“${localised(missing.spec, "name")}” is required.`);
      return missing.input.focus();
    }
    const { path, label } = this.command;
    const sent = { ...this.written(), text: "" };
    const deed = { do: "slash", channel: this.page.channel().id, command: path };
    const options = await this.values().catch((error) => this.complain(error.message));
    if (!options) return;
    // A file may have been sent for long, and another channel be open meanwhile.
    if (this.command === sent.command) {
      this.leave();
      this.say.focus();
    } else if (this.drafts.get(deed.channel)?.command === sent.command) {
      this.drafts.set(deed.channel, { command: null, fields: [], draft: "", chips: [], text: sent.draft });
    }
    const result = await act({ ...deed, options });
    const stays = deed.channel === this.page.channel().id && !this.command && this.say.value === sent.draft;
    if (result.answered === "refused" && stays) {
      this.restore(sent);
      this.complain(result.why);
    } else this.page.answered(result, label);
  }
}
