import { useSnapshot } from 'valtio';
import { Code } from '../../../contract/wire/codes';
import { useT } from '../../i18n';
import { reason } from '../../i18n/reason';
import { keySettings } from '../../keys';
import { listKeyParams } from '../../keys/keyText';
import { CommandButton } from '../../ui/CommandButton';
import { Icon } from '../../ui/Icon';
import type { GridModel } from '../model/gridState';
import type { ReadingState } from '../rows/readWholeList';
import type { ListScreenOf } from '../screen';

interface ListStatesProps {
  readonly model: GridModel;
  readonly reading: ReadingState;
  readonly screen: Pick<ListScreenOf, 'empty' | 'noMatch' | 'emptyCommand'>;
  /** A filter or search is why nothing is there: what takes it off. */
  readonly onClear: (() => void) | undefined;
}

/** Shown in place of rows: that there are none and what to do next, or why they failed to load. */
export function ListStates({ model, reading, screen, onClear }: ListStatesProps) {
  const t = useT();
  const { phase, count, failures } = useSnapshot(model.list.state);
  const { of } = useSnapshot(reading);
  useSnapshot(keySettings);
  if (phase === 'failed') {
    return (
      <Notice
        icon="triangle-alert"
        title={t('grid.failed')}
        hint={reason(failures[0]?.refusal ?? { refused: Code.unexpected })}
      >
        <RetryButton model={model} />
      </Notice>
    );
  }
  if (phase === 'loading' || count > 0) return null;
  // That there are none is not said where only none of this kind is there.
  const says = onClear ? (screen.noMatch ?? 'grid.noMatch') : screen.empty;
  return (
    <Notice
      icon={onClear ? 'search' : 'circle-check'}
      title={t(`${says}.title`)}
      hint={t(`${of?.says ?? says}.hint`, { ...listKeyParams(screen.emptyCommand), clear: t('grid.clearFilters') })}
    >
      {onClear && (
        <button
          type="button"
          className="h-10 rounded-lg border border-line bg-surface px-3.5 text-sm font-medium hover:bg-hover"
          onClick={onClear}
        >
          {t('grid.clearFilters')}
        </button>
      )}
      {screen.emptyCommand && <CommandButton command={screen.emptyCommand} look="large" />}
      <CommandButton command="list.refresh" look="large" />
    </Notice>
  );
}

/** Asks again for what was refused. */
export function RetryButton({ model }: { model: GridModel }) {
  const t = useT();
  return (
    <button
      type="button"
      data-command="list.refresh"
      className="h-8 shrink-0 whitespace-nowrap rounded-md bg-accent px-3 text-sm font-medium text-on-accent"
      onClick={() => model.list.retry()}
    >
      {t('common.retry')}
    </button>
  );
}

/** "3 new": rows that arrived wait behind it instead of moving the list. */
export function NewRows({ model }: { model: GridModel }) {
  const t = useT();
  const { arrived } = useSnapshot(model.list.state);
  if (arrived === 0) return null;
  return (
    <button
      type="button"
      data-command="list.refresh"
      className="absolute inset-x-0 top-11 z-20 mx-auto w-fit rounded-full bg-accent px-3 py-1 text-xs font-medium text-on-accent shadow-layer"
      onClick={() => void model.showNew()}
    >
      {t('grid.arrived', { count: arrived })}
    </button>
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
        <p className="text-sm text-soft">{hint}</p>
        <div className="flex flex-wrap justify-center gap-2 pt-2">{children}</div>
      </div>
    </div>
  );
}
