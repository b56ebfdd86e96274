import { Command } from 'cmdk';
import { isBlank } from '../../contract/wire/shownText';
import { useT } from '../i18n';
import { Icon } from '../ui/Icon';
import { Name } from '../ui/Name';
import { FINDABLE, type Found, type FoundGroup, foundWithin, keyOfFound, nameOfFound } from './found';
import { Marked } from './Marked';
import { markedPieces } from './marks';
import type { Query } from './match';
import { rowSubtitle } from './rowSubtitle';
import { type Find, SeeAll } from './SeeAll';
import { GROUP, ITEM } from './Step';

interface FoundItemsProps {
  readonly group: FoundGroup;
  readonly query: Query;
  /** The command that opens the list with the words, where the group ends with it. */
  readonly seeAll: Find | undefined;
  readonly words: string;
  readonly onOpen: (found: Found) => void;
}

/** What the words found of one kind, and the way to all of it. */
export function FoundItems({ group: { kind, rows }, query, seeAll, words, onOpen }: FoundItemsProps) {
  const t = useT();
  return (
    <Command.Group className={GROUP} heading={t(`palette.found.${kind}`)}>
      {rows.map((one) => (
        <FoundItem key={keyOfFound(one)} found={one} query={query} words={words} onOpen={onOpen} />
      ))}
      {seeAll !== undefined && <SeeAll find={seeAll} words={words} />}
    </Command.Group>
  );
}

function FoundItem({ found, query, words, onOpen }: Omit<FoundItemsProps, 'group' | 'seeAll'> & { found: Found }) {
  const name = nameOfFound(found);
  const subtitle = rowSubtitle(found.kind, found.row);
  const isNamed = [name, subtitle].some((text) => markedPieces(text, query).some(({ isMarked }) => isMarked));
  const within = isNamed ? undefined : foundWithin(found, words);
  return (
    <Command.Item value={keyOfFound(found)} data-found="" onSelect={() => onOpen(found)} className={ITEM}>
      <Icon name={FINDABLE[found.kind]?.icon} className="text-soft" />
      {isBlank(name) ? (
        <Name of={name} className="grow truncate" />
      ) : (
        <bdi className="grow truncate ltr:text-left rtl:text-right">
          <Marked text={name} query={query} />
        </bdi>
      )}{' '}
      <bdi className="text-xs text-faint truncate max-w-40">
        {within ? (
          <>
            {within.before}
            <b className="font-bold">{within.part}</b>
            {within.after}
          </>
        ) : (
          <Marked text={subtitle} query={query} />
        )}
      </bdi>
      <Icon name="chevron-right" size={14} className="text-faint" />
    </Command.Item>
  );
}
