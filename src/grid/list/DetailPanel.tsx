import { type ComponentType, type PointerEvent, type RefObject, useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Kind, Rows } from '../../../commands/core/rows';
import { KINDS } from '../../../commands/kinds';
import { Code } from '../../../contract/wire/codes';
import type { Answer } from '../../../contract/wire/endpoint';
import { unreadOf } from '../../../contract/wire/unread';
import { call } from '../../client';
import { useT } from '../../i18n';
import { KeysActElsewhere } from '../../keys';
import { titleBefore } from '../../navigation/viewedTitle';
import { putRows } from '../../state/rows';
import { serverHas } from '../../state/session';
import { useRow } from '../../state/useRow';
import { CommandButton } from '../../ui/CommandButton';
import { notify, notifyRefusal } from '../../ui/notify';
import { useOpenedTitle } from '../../ui/openedTitle';
import { rowName } from '../../ui/rowName';
import { Toolbar } from '../../ui/Toolbar';
import { UnansweredTogether, useUnanswered } from '../../ui/unanswered';
import { useFrameLater } from '../hooks/useFrameLater';
import { LIST_LEAST_PX, NARROWEST_PX } from '../model/detailWidth';
import type { GridModel } from '../model/gridState';
import type { Prefs } from '../model/prefs';
import { isOnlyOf, type RowSelection } from '../model/selection';
import type { DetailProps } from '../screen';
import UnreadMark from '../view/UnreadMark';
import { DetailWaiting } from './DetailWaiting';
import { UnansweredLine } from './UnansweredLine';

interface DetailPanelProps {
  readonly model: GridModel;
  readonly detail: ComponentType<DetailProps<unknown>>;
  readonly prefs: Prefs;
  /** Covers the list: a phone. */
  readonly isCover: boolean;
  readonly panel: RefObject<HTMLElement | null>;
  /** Shows what was deleted in place of the list, for a row that turns out to be there; absent where that may not be looked at. */
  readonly onBinned: (() => void) | undefined;
  /** The row whose detail was asked for the focus before the panel was there. */
  readonly owed: RefObject<string | null>;
}

const WIDEST_PX = 900;
const STEP_PX = 24;

/** The detail of the open row, beside the list or on a phone over it. */
export default function DetailPanel({ model, prefs, isCover, panel, ...rest }: DetailPanelProps) {
  const t = useT();
  const { detailPx } = useSnapshot(prefs);
  const [unanswered, unansweredCount] = useUnanswered();
  // It also goes with the address, which nobody closed: the focus goes to the row, not to nowhere.
  const detailRef = useCallback(
    (aside: HTMLElement) => {
      panel.current = aside;
      return () => {
        panel.current = null;
        if (aside.contains(document.activeElement)) model.view.focus();
      };
    },
    [model, panel],
  );
  return (
    <aside
      ref={detailRef}
      tabIndex={-1}
      aria-label={t('grid.detail')}
      data-surface="detail"
      data-cover={isCover ? '' : undefined}
      className={
        isCover
          ? 'absolute inset-0 z-30 flex flex-col bg-surface'
          : 'relative flex h-full shrink-0 flex-col border-s border-line bg-surface'
      }
      style={isCover ? undefined : { width: `max(${NARROWEST_PX}px, min(${detailPx}px, 100% - ${LIST_LEAST_PX}px))` }}
    >
      {!isCover && <Edge prefs={prefs} widthPx={detailPx} label={t('grid.detailWidth')} />}
      <Toolbar
        label={t('grid.detail')}
        className={`detail-head flex items-center gap-1 border-b border-line px-2 shrink-0 ${isCover ? 'h-12 *:min-h-10 *:min-w-10 pointer-coarse:h-14' : 'h-10'}`}
      >
        {isCover && (
          <CommandButton
            command="list.close"
            icon="arrow-left"
            label={titleBefore() || t('grid.back')}
            className="me-auto"
          />
        )}
        <CommandButton command="list.previous" look="icon" />
        <CommandButton command="list.next" look="icon" />
        <CommandButton command="list.menu" look="icon" className={isCover ? '' : 'ms-auto'} />
        {!isCover && <CommandButton command="list.close" look="icon" />}
      </Toolbar>
      <UnansweredLine count={unansweredCount} onRetry={unanswered.retry} />
      <div className="min-h-0 grow overflow-y-auto">
        <UnansweredTogether value={unanswered}>
          <Opened model={model} isCover={isCover} panel={panel} {...rest} />
        </UnansweredTogether>
      </div>
    </aside>
  );
}

/** It follows the cursor, a frame behind: where the cursor is on a row is seen first. */
function Opened({ model, isCover, panel, owed, ...rest }: Omit<DetailPanelProps, 'prefs'>) {
  const { opened, selection } = useSnapshot(model.state);
  const shown = useFrameLater(opened) ?? opened;
  // It is drawn from when a detail opens until it closes.
  const [first] = useState(opened);
  // On a phone the list is covered, so the focus goes along.
  useEffect(() => {
    const hasIt = panel.current?.contains(document.activeElement);
    if (opened !== null && !hasIt && (isCover || owed.current === opened)) panel.current?.focus();
    owed.current = null;
  }, [opened, isCover, panel, owed]);
  const { kind } = model.list.rows;
  if (shown === null) return null;
  const which = { ...rest, model, rowId: shown, isOpened: first === shown };
  if (kind === null) return <OwnBody {...which} />;
  return (
    // The bar of the selection prints what keys do meanwhile.
    <KeysActElsewhere value={isOnlyOf(selection as RowSelection, shown) ? null : kind}>
      <KindBody {...which} kind={kind} />
    </KeysActElsewhere>
  );
}

type BodyProps = Pick<DetailPanelProps, 'model' | 'detail' | 'onBinned'> & {
  readonly rowId: string;
  readonly isOpened: boolean;
};

function KindBody({ kind, model, detail: Detail, onBinned, ...which }: BodyProps & { kind: Kind }) {
  const { rowId } = which;
  const seen = useRow(kind, rowId);
  const { version } = useSnapshot(model.list.state);
  const isThere = seen !== undefined;
  useOpenedTitle(seen && rowName(kind, seen.row));
  // A link opened the row before its page was loaded, or it is on no page: it is fetched by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page may bring it, so it is asked for after that
  useEffect(() => {
    if (!isThere && model.list.state.phase !== 'loading') void fetchRow(kind, rowId, model, onBinned);
  }, [kind, rowId, isThere, version]);
  if (!seen) return <DetailWaiting />;
  return (
    <>
      {unreadOf(seen.row).length > 0 && <UnreadMark row={seen.row} isNote />}
      <Detail key={rowId} row={seen.row} {...which} onClose={() => model.view.verb('close')} />
    </>
  );
}

async function fetchRow<K extends Kind>(
  kind: K,
  rowId: string,
  model: GridModel,
  onBinned: BodyProps['onBinned'],
): Promise<void> {
  const { fetch, fetchBinned } = KINDS[kind];
  const answer: Answer<Rows[K]> | undefined = await fetch?.({ call, has: serverHas }, rowId);
  const isGone = answer?.refused === Code.notFound;
  const binned = isGone && onBinned ? await fetchBinned?.({ call, has: serverHas }, rowId) : undefined;
  // By now another row is open, or none.
  if (model.state.opened !== rowId) return;
  const found = binned?.refused === undefined ? (binned ?? answer) : answer;
  if (found === undefined || found.refused !== undefined) {
    model.goneFromDetail(rowId);
    // If no call fetches one row of this kind, the list decides: it is gone. Otherwise it is not known whether it exists.
    const unfound = fetch === undefined ? 'grid.goneNow' : 'grid.notFound';
    if (found === undefined || isGone) notify({ key: isGone ? 'grid.goneNow' : unfound, tone: 'bad' });
    else notifyRefusal(found);
    return;
  }
  putRows(kind, [found.data]);
  model.list.state.version += 1;
  if (!binned) return;
  onBinned?.();
  notify({ key: 'grid.inBin', tone: 'info' });
}

function OwnBody({ model, detail: Detail, onBinned: _none, ...which }: BodyProps) {
  const { rowId } = which;
  useSnapshot(model.list.state);
  const row = model.list.row(rowId);
  if (row === undefined) return <DetailWaiting />;
  return (
    <>
      {unreadOf(row).length > 0 && <UnreadMark row={row} isNote />}
      <Detail key={rowId} row={row} {...which} onClose={() => model.view.verb('close')} />
    </>
  );
}

/** The edge between list and detail: dragged, or moved by arrow keys. */
function Edge({ prefs, widthPx, label }: { prefs: Prefs; widthPx: number; label: string }) {
  const set = (px: number) => {
    prefs.detailPx = Math.round(Math.max(NARROWEST_PX, Math.min(WIDEST_PX, px)));
  };
  const sign = () => (document.documentElement.dir === 'rtl' ? -1 : 1);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { clientX } = event;
    const edge = event.currentTarget;
    edge.setPointerCapture(event.pointerId);
    const move = (moved: globalThis.PointerEvent) => set(widthPx + sign() * (clientX - moved.clientX));
    edge.addEventListener('pointermove', move);
    edge.addEventListener('lostpointercapture', () => edge.removeEventListener('pointermove', move), { once: true });
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={widthPx}
      aria-valuemin={NARROWEST_PX}
      aria-valuemax={WIDEST_PX}
      tabIndex={0}
      className="absolute inset-y-0 -start-1 z-10 w-2 cursor-col-resize hover:bg-mark/30 focus-visible:bg-mark/50"
      onPointerDown={onPointerDown}
      onKeyDown={(event) => {
        const by = { ArrowLeft: STEP_PX, ArrowRight: -STEP_PX }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        set(widthPx + sign() * by);
      }}
    />
  );
}
