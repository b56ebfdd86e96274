import { memo } from 'react';
import { t } from '../i18n';
import { KeyCaps } from '../keys/labels';
import { pressOn } from '../keys/scopes';
import { Icon } from '../ui/Icon';
import { revealedWithin } from '../ui/revealed';
import type { CommandEntry } from './entries';
import { marked } from './marked';
import { isMarkedBy } from './marks';
import type { Query } from './match';
import { pressElsewhere } from './pressElsewhere';

interface EntryItemProps {
  readonly entry: CommandEntry;
  /** What was typed: it stands out. */
  readonly query: Query;
  /** What it would act on. */
  readonly rows: readonly unknown[];
  /** A key would run it on the row below, not on a found one. */
  readonly hasKey: boolean;
  /** Another one where keys are printed anew, as the entry is where texts are. */
  readonly printed: object;
}

/** A command in the palette: its name, what there is to know of it, and its key, with the place where that works if it does not here. */
export const EntryItem = memo(function EntryItem({ entry, query, rows, hasKey }: EntryItemProps) {
  const { command, title, hint, why, args } = entry;
  const more = why ?? hint;
  const byWords = otherWords(entry, more, query);
  const isKeyed = hasKey && args === undefined;
  const press = isKeyed ? pressOn(command.id, rows) : undefined;
  const elsewhere = isKeyed ? pressElsewhere(command.id) : undefined;
  return (
    <>
      <Icon name={command.icon} className={command.tone === 'danger' ? 'text-danger' : 'text-soft'} />
      <span
        className={`grow truncate ${why === null ? '' : 'text-faint'}`}
        title={[title, more].filter(Boolean).join(' · ')}
      >
        {marked(title, query)}
        {more && (
          <>
            {' '}
            <span className="ps-1.5 text-xs text-soft max-md:block max-md:truncate max-md:ps-0">
              {marked(more, query, revealedWithin)}
            </span>
          </>
        )}
        {byWords && (
          <>
            {' '}
            <span className="ps-1.5 text-xs text-faint max-md:hidden">
              {marked(t('palette.quoted', { title: byWords }), query, revealedWithin)}
            </span>
          </>
        )}
      </span>
      {press && <KeyCaps press={press} of={command.id} />}
      {elsewhere && (
        <span
          data-elsewhere=""
          aria-hidden="true"
          className="flex shrink-0 items-center gap-1.5 text-xs text-faint in-data-fingers:hidden"
        >
          {t('palette.keyIn', { place: t(`palette.keys.where.${elsewhere.where}`) })}
          <KeyCaps press={elsewhere.press} />
        </span>
      )}
    </>
  );
});

/** By which of its other words it was found, where its title and what stands beside it do not say. */
function otherWords({ title, haystack }: CommandEntry, more: string, query: Query): string | undefined {
  if (query.words.length === 0) return undefined;
  if (isMarkedBy(title, query) || isMarkedBy(more, query)) return undefined;
  return haystack.texts.find(({ words }) => words.some((word) => query.words.some((asked) => word.startsWith(asked))))
    ?.said;
}
