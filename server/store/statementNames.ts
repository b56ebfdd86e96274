/** More different statements than this are none that come again. */
const NAMES_MAX = 500;
/** How rows are best found by a pattern depends on the words in it: these are planned each time. */
const PATTERN = /\bI?LIKE\b/i;

/** Gives a statement a name from its second coming on, under which connections keep its plan. */
export class StatementNames {
  readonly #seen = new Set<string>();
  readonly #names = new Map<string, string>();

  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size === NAMES_MAX || PATTERN.test(text)) return known;
    if (this.#seen.size > NAMES_MAX) this.#seen.clear();
    if (!this.#seen.delete(text)) {
      this.#seen.add(text);
      return undefined;
    }
    const name = `s${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
