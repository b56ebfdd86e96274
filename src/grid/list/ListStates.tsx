import { useSnapshot } from 'valtio';
import { commandById } from '../../../commands/registry';
import { commandStateOf } from '../../../commands/state';
import { Code } from '../../../contract/wire/codes';
import { hasText, textOr, useT } from '../../i18n';
import { permissionName } from '../../i18n/permission';
import { reason } from '../../i18n/reason';
import { keySettings } from '../../keys';
import { listHint } from '../../keys/keyText';
import { capsOf, WithCaps } from '../../keys/WithCaps';
import { useRights } from '../../run';
import { CommandButton } from '../../ui/CommandButton';
import { Icon } from '../../ui/Icon';
import type { GridModel } from '../model/gridState';
import type { ReadingState } from '../rows/readWholeList';
import type { Query } from '../rows/source';
import type { ListScreenOf } from '../screen';

interface ListStatesProps {
  readonly model: GridModel;
  readonly reading: ReadingState;
  readonly screen: Pick<ListScreenOf, 'empty' | 'noMatch' | 'emptyCommand'>;
  readonly query: Query;
  /** A filter or search is why nothing is there: what takes it off. */
  readonly onClear: (() => void) | undefined;
}

/** Shown in place of rows: that there are none and what to do next, or why they failed to load. */
export function ListStates({ model, reading, screen, query, onClear }: ListStatesProps) {
  const t = useT();
  const { phase, count, failures } = useSnapshot(model.list.state);
  const { of } = useSnapshot(reading);
  useSnapshot(keySettings);
  const context = useRights();
  const stateOf = (commandId: string) => {
    const command = commandById(commandId);
    return command ? commandStateOf(command, [], context) : ({ is: 'hidden' } as const);
  };
  const may = (commandId: string) => stateOf(commandId).is !== 'hidden';
  if (phase === 'failed') {
    return (
      <Notice
        icon="triangle-alert"
        title={t('grid.failed')}
        hint={reason(failures[0]?.refusal ?? { refused: Code.unexpected })}
      >
        <CommandButton command="list.refresh" label={t('common.retry')} look="large" />
      </Notice>
    );
  }
  if (phase === 'loading' || count > 0) return null;
  // That there are none is not said where only none of this kind is there.
  // Words of its own may come after the first list.
  const own = screen.noMatch?.(query);
  const says = !onClear ? screen.empty : own && hasText(`${own}.title`) ? own : 'grid.noMatch';
  const hint = listHint(
    `${of?.says ?? says}.hint`,
    screen.emptyCommand,
    { clear: t('grid.clearFilters') },
    may,
    capsOf,
  );
  const adding = screen.emptyCommand === undefined ? undefined : stateOf(screen.emptyCommand);
  // Whoever may not add is told who may.
  const isOthers = hint === '' && adding?.is === 'hidden' && 'missing' in adding && adding.missing !== undefined;
  return (
    <Notice
      icon={onClear ? 'search' : 'inbox'}
      title={textOr(`${says}.title`, says)}
      hint={isOthers ? t('screens.mayAdd', { permission: permissionName(adding.missing) }) : hint}
    >
      {onClear && (
        <button type="button" className="button-plain h-10 rounded-lg px-3.5 text-sm font-medium" onClick={onClear}>
          {t('grid.clearFilters')}
        </button>
      )}
      {/* The header has it as the one filled button of the screen. */}
      {screen.emptyCommand && <CommandButton command={screen.emptyCommand} look="large" />}
      <CommandButton command="list.refresh" look="large" />
    </Notice>
  );
}

function Notice({
  icon,
  title,
  hint,
  children,
}: {
  icon: string;
  title: string;
  hint: string;
  children: React.ReactNode;
}) {
  return (
    <div className="absolute inset-0 grid place-items-center p-6 pointer-events-none">
      <div className="flex max-w-md flex-col items-center gap-2 text-center pointer-events-auto">
        <Icon name={icon} size={28} className="text-faint" />
        <p className="text-lg font-semibold">{title}</p>
        {hint !== '' && (
          <p className="text-sm text-balance text-soft">
            <WithCaps text={hint} />
          </p>
        )}
        <div className="flex flex-wrap justify-center gap-2 pt-2">{children}</div>
      </div>
    </div>
  );
}
