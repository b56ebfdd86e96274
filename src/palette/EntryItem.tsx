import { Command } from 'cmdk';
import { useT } from '../i18n';
import { Keys } from '../keys';
import { pressElsewhere } from '../keys/scopes';
import { Icon } from '../ui/Icon';
import type { CommandEntry } from './entries';
import { ITEM } from './Step';

export const keyOfEntry = ({ section, command, args = {} }: CommandEntry): string =>
  [section, command.id, ...Object.values(args)].join(':');

interface EntryItemProps {
  readonly entry: CommandEntry;
  /** What it would act on. */
  readonly rows: readonly unknown[];
  /** A key would run it on the row below, not on a found one. */
  readonly hasKey: boolean;
  readonly onChoose: () => void;
}

/** A command in the palette: its name, what there is to know of it, and its key, with the place where that works if it does not here. */
export function EntryItem({ entry, rows, hasKey, onChoose }: EntryItemProps) {
  const t = useT();
  const { command, title, hint, why, args } = entry;
  const more = why ?? hint;
  const elsewhere = hasKey && args === undefined ? pressElsewhere(command.id) : undefined;
  return (
    <Command.Item value={keyOfEntry(entry)} onSelect={onChoose} data-command={command.id} className={ITEM}>
      <Icon name={command.icon} className={command.tone === 'danger' ? 'text-danger' : 'text-soft'} />
      <span
        className={`grow truncate ${why === null ? '' : 'text-faint'}`}
        title={[title, more].filter(Boolean).join(' · ')}
      >
        {title}
        {more && (
          <>
            {' '}
            <span className="ps-1.5 text-xs text-soft">{more}</span>
          </>
        )}
      </span>
      {hasKey && args === undefined && <Keys of={command.id} on={rows} />}
      {elsewhere && (
        <span data-elsewhere="" aria-hidden="true" className="flex shrink-0 items-center gap-1.5 text-xs text-faint">
          {t('palette.keyIn', { place: t(`palette.keys.where.${elsewhere.where}`) })}
          <Keys press={elsewhere.press} />
        </span>
      )}
    </Command.Item>
  );
}
