import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { activeView } from '../../state/activeView';
import type { List } from '../rows/listState';
import type { ReadingState } from '../rows/readWholeList';

/** How far a list is read that has to be read to its end, and a way to stop with what there is. */
export function ReadingBar({ list, reading }: { list: List; reading: ReadingState }) {
  const t = useT();
  const { now } = useSnapshot(reading);
  const { reading: isReadOn, end } = useSnapshot(list.state);
  const read = now?.read ?? (isReadOn ? end : null);
  if (read === null) return null;
  const total = now?.total ?? null;
  const text =
    total === null
      ? t('grid.readSoFar', { count: read })
      : t('grid.readOf', { read: format.number(read), total: format.number(total) });
  return (
    <section
      aria-label={t('grid.readingTitle')}
      className="flex min-h-11 items-center gap-3 bg-raised px-4 py-1 text-sm"
    >
      <span role="status" className="tabular-nums text-soft">
        {text}
      </span>
      <progress
        className="grow min-w-24 h-1.5 accent-(--mark)"
        aria-label={text}
        max={total ?? undefined}
        value={total === null ? undefined : read}
      />
      <button
        type="button"
        className="button-plain h-7 px-2.5 rounded-md"
        onClick={() => {
          // The bar goes, and the button with it.
          activeView.active?.focus();
          (reading.now ?? list.state.reading)?.stop();
        }}
      >
        {t('grid.stopExport')}
      </button>
    </section>
  );
}
