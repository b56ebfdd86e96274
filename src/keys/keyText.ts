import type { TextKey } from '../../commands/core/textKey';
import { type Params, t } from '../i18n';
import { titleOf } from '../i18n/titles';
import { workingPress } from './bindings';
import { labelOf } from './labels';
import { fingers } from './platform';

/** A press within a sentence: `Shift+R`, `G R`. */
export const pressText = (press: string) =>
  press
    .split(' ')
    .map((part) => labelOf(part).join('+'))
    .join(' ');

/**
 * How this person runs a command, within a sentence: by its key; where none of its own works, by the palette and its title; with fingers
 * alone by what its button says. `say` writes a press.
 */
export function keyText(commandId: string, say = pressText): string {
  const press = fingers.only ? undefined : workingPress(commandId);
  if (press !== undefined) return say(press);
  const title = t('palette.quoted', { title: titleOf(commandId) });
  const palette = fingers.only ? undefined : workingPress('palette.open');
  return palette === undefined ? title : `${say(palette)} ${title}`;
}

/** Signs printed on keys that are read aloud by another name, or by none. */
export const SPOKEN: Readonly<Record<string, string>> = { '↵': 'Enter', '␣': 'Space', '⌘': 'Command', '⇧': 'Shift' };

/** `keyText`, for those who listen. */
export const spokenKeyText = (commandId: string): string =>
  keyText(commandId).replace(/[↵␣⌘⇧]/gu, (sign) => SPOKEN[sign] ?? sign);

/** What a hint of lists names, by the words for it there; `add` is what the list offers where it is empty. */
const HINTED: Readonly<Record<string, string>> = {
  filter: 'list.filter',
  search: 'list.search',
  refresh: 'list.refresh',
  promote: 'post.promote',
};

/** Marks a command that this person may not run within a text, which is then not said at all. */
const NOT_THEIRS = '\u0000';

/** A hint of a list with this person's keys, as `say` writes them; empty where it speaks of what this person may not do. */
export function listHint(
  key: TextKey,
  add: string | undefined,
  params: Params,
  may: (commandId: string) => boolean,
  say = pressText,
) {
  const named = Object.entries({ ...HINTED, ...(add === undefined ? {} : { add }) });
  const keys = named.map(([name, commandId]) => [name, may(commandId) ? keyText(commandId, say) : NOT_THEIRS] as const);
  const text = t(key, { ...params, ...Object.fromEntries(keys) });
  return text.includes(NOT_THEIRS) ? '' : text;
}
