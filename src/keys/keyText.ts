import { type Params, t } from '../i18n';
import { workingPress } from './bindings';
import { labelOf } from './labels';

/** A press within a sentence: `Shift+R`, `G R`. */
const inWords = (press: string) =>
  press
    .split(' ')
    .map((part) => labelOf(part).join('+'))
    .join(' ');

/** How this person runs a command by keys, within a sentence: its key; where none of its own works, the palette and its title. */
export function keyNamed(commandId: string): string {
  const press = workingPress(commandId);
  if (press !== undefined) return inWords(press);
  const title = t('palette.quoted', { title: t(`${commandId}.title`) });
  const palette = workingPress('palette.open');
  return palette === undefined ? title : `${inWords(palette)} ${title}`;
}

/** Signs printed on keys that are read aloud by another name, or by none. */
const SPOKEN: Readonly<Record<string, string>> = { '↵': 'Enter', '␣': 'Space', '⌘': 'Command', '⇧': 'Shift' };

/** `keyNamed`, for those who listen. */
export const keySpoken = (commandId: string): string =>
  keyNamed(commandId).replace(/[↵␣⌘⇧]/gu, (sign) => SPOKEN[sign] ?? sign);

/** The keys that the hints of lists name; `add` is what the list offers where it is empty. */
export const listKeys = (add: string | undefined): Params => ({
  filter: keyNamed('list.filter'),
  search: keyNamed('list.search'),
  refresh: keyNamed('list.refresh'),
  promote: keyNamed('post.promote'),
  ...(add === undefined ? {} : { add: keyNamed(add) }),
});
