import { memo } from 'react';
import { isBlank } from '../../contract/wire/isBlank';
import { Icon } from '../ui/Icon';
import { Name } from '../ui/Name';
import { FINDABLE, type Found, foundWithin, nameOfFound } from './found';
import { marked } from './marked';
import { fromMark, isMarkedBy } from './marks';
import type { Query } from './match';
import { rowSubtitle } from './rowSubtitle';

interface FoundItemProps {
  readonly found: Found;
  readonly query: Query;
  readonly words: string;
}

/** A row that the words found, and by what. */
export const FoundItem = memo(function FoundItem({ found, query, words }: FoundItemProps) {
  const name = nameOfFound(found);
  const subtitle = rowSubtitle(found.kind, found.row);
  const isNamed = isMarkedBy(name, query) || isMarkedBy(subtitle, query);
  const within = isNamed ? undefined : foundWithin(found, words);
  return (
    <>
      <Icon name={FINDABLE[found.kind]?.icon} className="text-soft" />
      {isBlank(name) ? (
        <Name of={name} className="grow truncate" />
      ) : (
        <bdi className="grow truncate">{marked(fromMark(name, query), query)}</bdi>
      )}{' '}
      <bdi className="max-w-40 shrink-0 truncate text-xs text-faint">
        {within ? (
          <>
            {within.before}
            <b className="font-bold">{within.part}</b>
            {within.after}
          </>
        ) : (
          marked(subtitle, query)
        )}
      </bdi>
      <Icon name="chevron-right" size={14} className="text-faint" />
    </>
  );
});
