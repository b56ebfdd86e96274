import { FOUND_IN } from '../../commands/find';
import { commandById } from '../../commands/registry';
import { commandStateOf } from '../../commands/state';
import { useT } from '../i18n';
import { commandContext, invoke } from '../run';
import { Icon } from '../ui/Icon';
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

/** The line of the palette that leads to all that the words find in a list. */
export function SeeAll({ find, words }: { find: Find; words: string }) {
  const t = useT();
  return (
    <>
      <Icon name="search" className="text-soft" />
      <span className="grow truncate text-soft">
        {t('palette.seeAll', { words, place: t(`${FOUND_IN[find]}.title`) })}
      </span>
    </>
  );
}
