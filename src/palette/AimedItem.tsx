import { memo } from 'react';
import { isBlank } from '../../contract/wire/isBlank';
import { Icon } from '../ui/Icon';
import { Name } from '../ui/Name';
import { nameOfFound } from './found';
import { marked } from './marked';
import { parseQuery } from './match';
import { rowSubtitle } from './rowSubtitle';
import type { Split } from './splitQuery';
import type { Aimed } from './verbs';

interface AimedItemProps {
  readonly aimed: Aimed;
  readonly split: Split<unknown> | null;
}

const NO_WORDS = parseQuery('');

/** A command and the row that it would act on, each with the words that named it. */
export const AimedItem = memo(function AimedItem({ aimed: { command, found, title, why }, split }: AimedItemProps) {
  const name = nameOfFound(found);
  const rest = split ? parseQuery(split.rest) : NO_WORDS;
  return (
    <>
      <Icon name={command.icon} className={command.tone === 'danger' ? 'text-danger' : 'text-soft'} />
      <span className={`grow min-w-0 items-center gap-1.5 md:flex ${why === null ? '' : 'text-faint'}`}>
        <span className="flex min-w-0 items-center gap-1.5">
          <span className="max-w-3/5 shrink-0 truncate">{marked(title, split?.verbQuery ?? NO_WORDS)}</span>{' '}
          <Icon name="arrow-right" size={14} className="text-faint" />
          {isBlank(name) ? (
            <Name of={name} className="truncate" />
          ) : (
            <bdi className="truncate font-medium">{marked(name, rest)}</bdi>
          )}
        </span>
        {why && (
          <>
            {' '}
            <span className="text-xs text-soft max-md:block max-md:truncate md:shrink-0">{why}</span>
          </>
        )}
      </span>{' '}
      <bdi className="max-w-40 shrink-0 truncate text-xs text-faint max-sm:max-w-24">
        {marked(rowSubtitle(found.kind, found.row), rest)}
      </bdi>
    </>
  );
});
