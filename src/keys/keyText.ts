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
export function keyText(commandId: string): string {
  const press = workingPress(commandId);
  if (press !== undefined) return inWords(press);
  const title = t('palette.quoted', { title: t(`${commandId}.title`) });
  const palette = workingPress('palette.open');
  return palette === undefined ? title : `${inWords(palette)} ${title}`;
}

/** Signs printed on keys that are read aloud by another name, or by none. */
const SPOKEN: Readonly<Record<string, string>> = { '↵': 'Enter', '␣': 'Space', '⌘': 'Command', '⇧': 'Shift' };

/** `keyNamed`, for those who listen. */
export const spokenKeyText = (commandId: string): string =>
  keyText(commandId).replace(/[↵␣⌘⇧]/gu, (sign) => SPOKEN[sign] ?? sign);

/** The keys that the hints of lists name; `add` is what the list offers where it is empty. */
export const listKeyParams = (add: string | undefined): Params => ({
  filter: keyText('list.filter'),
  search: keyText('list.search'),
  refresh: keyText('list.refresh'),
  promote: keyText('post.promote'),
  ...(add === undefined ? {} : { add: keyText(add) }),
});
