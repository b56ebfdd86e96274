/** More different statements than this are none that come again. */
const NAMES_MAX = 500;
/**
 * What a statement says that is planned each time: how its rows are best found depends on the values, or on how large the table has become.
 */
export const PLANNED_EACH_TIME = '/* planned each time */';
/** A pattern does by itself, by the words in it. */
const PATTERN = /\bI?LIKE\b/i;

/** Gives a statement a name from its second coming on, under which connections keep its plan. */
export class StatementNames {
  readonly #seen = new Set<string>();
  readonly #names = new Map<string, string>();

  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size === NAMES_MAX || isPlannedEachTime(text)) return known;
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

const isPlannedEachTime = (text: string) => text.includes(PLANNED_EACH_TIME) || PATTERN.test(text);
