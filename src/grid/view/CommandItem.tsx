import type { Command } from '../../../commands/core/definition';
import type { Kind } from '../../../commands/core/rows';
import { useT } from '../../i18n';
import { ariaKeysOf, Keys, useActsElsewhere, useWorkingKeys } from '../../keys';
import { invoke, type Source, useCommandState } from '../../run';
import { macroOf } from '../../state/macroOf';
import { titleOn } from '../../state/titleOn';
import { Icon } from '../../ui/Icon';
import { revealed } from '../../ui/revealed';
import { weightOf } from '../../ui/weightOf';

interface ItemProps {
  readonly command: Command;
  readonly rows: readonly unknown[];
  readonly rowKind: Kind | undefined;
  readonly explicit: boolean;
  readonly source: Source;
  readonly onInvoked: () => void;
  /** The command whose key does the same here, where its own is another's. */
  readonly keysOf?: string;
}

/** A command as an item of a menu; hidden where it may not be run. */
export function CommandItem({ command, rows, rowKind, explicit, source, onInvoked, keysOf = command.id }: ItemProps) {
  const t = useT();
  useWorkingKeys();
  const isElsewhere = useActsElsewhere(keysOf);
  const state = useCommandState(command.id, rows, rowKind);
  if (state.is === 'hidden') return null;
  const macro = macroOf(command);
  const why = state.is === 'disabled' ? t(state.why) : undefined;
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      data-command={command.id}
      aria-disabled={state.is !== 'ready'}
      aria-keyshortcuts={isElsewhere ? undefined : ariaKeysOf(keysOf)}
      className={`flex w-full min-h-8 items-center gap-2 rounded-md px-2.5 py-1 text-start focus:bg-hover hover:bg-hover aria-disabled:text-faint aria-disabled:cursor-not-allowed ${command.tone === 'danger' ? 'text-danger' : 'text-ink'} ${weightOf(command)}`}
      onClick={() => {
        // Where it can't be used the runner says why; the menu stays.
        if (state.is === 'ready') onInvoked();
        void invoke(command.id, { source, ...(explicit && rowKind ? { rows, rowKind } : {}) });
      }}
    >
      <Icon name={command.icon} />
      <span className="grow">
        {macro ? <bdi>{revealed(macro.name)}</bdi> : titleOn(command, rows)}
        {why && <span className="block text-xs text-soft">{why}</span>}
      </span>
      <Keys of={keysOf} on={rows} />
    </button>
  );
}
