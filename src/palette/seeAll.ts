import { FOUND_IN } from '../../commands/find';
import { commandById } from '../../commands/registry';
import { commandStateOf } from '../../commands/state';
import { t } from '../i18n';
import { commandContext, invoke } from '../run';
import { palette } from './paletteState';

export type Find = keyof typeof FOUND_IN;

/** The commands that open a list with words in it, of those lists that this person can search. */
export const searchableLists = (): readonly Find[] =>
  (Object.keys(FOUND_IN) as Find[]).filter((find) => {
    const command = commandById(find);
    return command !== undefined && commandStateOf(command, [], commandContext()).is === 'ready';
  });

/** Opens a list with all that the words find in it. */
export function seeAll(find: Find, words: string): void {
  palette.open = false;
  void invoke(find, { source: 'palette', args: { text: words } });
}

/** Where a way to all that the words find leads. */
export const placeOf = (find: Find): string => t(`${FOUND_IN[find]}.title`);

/** The sentence of such ways, said once for all of them where `place` is left open. */
export const allWords = (words: string, place: string): string => t('palette.seeAll', { words, place });
