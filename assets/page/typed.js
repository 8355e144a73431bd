// Commands as people write them down: `/challenge opponent:@Bob game:gomoku/renju`.

/**
 * The command whose words a text begins with, and the text behind them: `{entry, rest}`, or null. Of several the one
 * with the most words counts. `entries` have a `path`, such as `settings show`.
 */
export function commandIn(text, entries) {
  const typed = text.slice(1);
  const fits = entries.filter(({ path }) => typed.slice(0, path.length).toLowerCase() === path && /^(?:\s|$)/.test(typed.slice(path.length)));
  const [entry] = fits.sort((one, other) => other.path.length - one.path.length);
  return entry ? { entry, rest: typed.slice(entry.path.length).trim() } : null;
}

/**
 * The options that a text names, as `{before, options}`: what stands before the first `name:`, and each option as
 * `[spec, text]`. `namesOf(spec)` gives the names of an option in small letters.
 */
export function optionsIn(text, specs, namesOf) {
  const marks = [];
  for (const found of text.matchAll(/(?<=^|\s)([^\s:]+):/gu)) {
    const spec = specs.find((one) => namesOf(one).includes(found[1].toLowerCase()));
    if (spec && !marks.some((mark) => mark.spec === spec)) marks.push({ spec, from: found.index, to: found.index + found[0].length });
  }
  const options = marks.map(({ spec, to }, n) => [spec, text.slice(to, marks[n + 1]?.from).trim()]);
  return { before: text.slice(0, marks[0]?.from).trim(), options };
}

/** What was typed into an option's field, without the option's own name before it: `h8` of `where:h8`. */
export function unnamed(text, spec, namesOf) {
  const [written, name] = text.match(/^\s*([^\s:]+):\s*/u) ?? [];
  return written && namesOf(spec).includes(name.toLowerCase()) ? text.slice(written.length) : text;
}
