import { commandById } from '../../../commands/registry';
import { WAITING_AT } from '../../../commands/waiting';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { ariaKeysOf, Keys, useWorkingKeys } from '../../keys';
import { hrefOf } from '../../navigation/basePath';
import { screenCommand } from '../../navigation/screenCommand';
import { invoke } from '../../run';
import { Icon } from '../../ui/Icon';
import { onPlainClick } from '../../ui/onPlainClick';

type Of = keyof typeof WAITING_AT;

interface WaitingLinkProps {
  readonly command: `waiting.${Of}` | 'jobs.open';
  /** What is counted, where that is not what the command is called. */
  readonly label?: string;
  /** Why they wait, where that is the same for all of them. */
  readonly why?: string | undefined;
  /** Undefined until it is known. */
  readonly count: number | undefined;
  /** It could not be read. */
  readonly isFailed?: boolean;
  /** What is counted is to be seen first: it has waited too long, or has failed. */
  readonly alarm?: keyof typeof ALARMS;
}

const ALARMS = { late: 'text-warn', failed: 'text-danger' };

/** How much of one kind waits, and the way to just that: by key, and as a link that a new tab can open. */
export function WaitingLink({ command: id, label, why, count, isFailed = false, alarm }: WaitingLinkProps) {
  const t = useT();
  useWorkingKeys();
  const path = id === 'jobs.open' ? screenCommand(id).path : WAITING_AT[id.replace('waiting.', '') as Of];
  const alarmed = count && alarm ? ALARMS[alarm] : undefined;
  return (
    <li>
      <a
        href={hrefOf(path)}
        data-command={id}
        aria-keyshortcuts={ariaKeysOf(id)}
        className={`flex min-h-11 items-center gap-3 rounded-md px-3 text-sm hover:bg-hover ${alarmed ?? (count ? 'text-ink' : 'text-soft')}`}
        onClick={onPlainClick(() => void invoke(id, { source: 'button' }))}
      >
        <Icon name={commandById(id)?.icon} size={16} className={`shrink-0 ${alarmed ? '' : 'text-faint'}`} />
        <span className="grow min-w-0">
          {label ?? t(`${id}.title`)}
          {why !== undefined && <span className="block text-xs text-soft">{why}</span>}
        </span>
        <span
          className={`min-w-12 shrink-0 text-end text-base tabular-nums ${count ? 'font-semibold' : 'text-faint'}`}
          data-count={count}
        >
          {count !== undefined ? (
            format.number(count)
          ) : isFailed ? (
            '—'
          ) : (
            <span className="skeleton ms-auto block h-5 w-8" />
          )}
        </span>
        <span className="flex min-w-14 shrink-0 justify-end max-md:hidden">
          <Keys of={id} />
        </span>
      </a>
    </li>
  );
}
