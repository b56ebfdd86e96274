import desk from '../../src/i18n/en/console';
import deferred from '../../src/i18n/en/deferred';
import signIn from '../../src/i18n/en/index';
import type { Texts } from '../../src/i18n/texts';

const PARTS: readonly Texts[] = [signIn, desk, deferred];

/** The English text of a key; undefined where there is none. An area stands in several parts. */
export function english(key: string): string | undefined {
  for (const part of PARTS) {
    const found = key.split('.').reduce<Texts | string | undefined>(below, part);
    if (typeof found === 'string') return found;
  }
  return undefined;
}

const below = (node: Texts | string | undefined, name: string) => (typeof node === 'object' ? node[name] : undefined);

/** The same, where a page would be wrong without it. */
export function needed(key: string): string {
  const text = english(key);
  if (text === undefined) throw new Error(`There is no English text for ${key}.`);
  return text;
}
