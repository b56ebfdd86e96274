import signedIn from '../../src/i18n/en/console';
import deferred from '../../src/i18n/en/deferred';
import signIn from '../../src/i18n/en/index';
import { type Texts, textAt } from '../../src/i18n/texts';

const PARTS: readonly Texts[] = [signIn, signedIn, deferred];

/** The English text of a key; undefined where there is none. An area has its texts in several parts. */
export const english = (key: string): string | undefined =>
  PARTS.map((part) => textAt(part, key)).find((text) => text !== undefined);

/** The same, where a page would be wrong without it. */
export function needed(key: string): string {
  const text = english(key);
  if (text === undefined) throw new Error(`There is no English text for ${key}.`);
  return text;
}
