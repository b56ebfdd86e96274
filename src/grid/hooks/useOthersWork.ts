import { useEffect } from 'react';
import type { Rows } from '../../../commands/core/rows';
import { atMostEvery } from '../../live/atMostEvery';
import { readEach, takeChanged } from '../../live/readAgain';
import { onHappening, type Told } from '../../state/happenings';
import { session } from '../../state/session';
import { isUserActive } from '../../state/userActivity';
import { announceText } from '../../ui/announceText';
import type { GridModel } from '../model/gridState';
import { markRows } from '../view/markRows';

const LOOK_EVERY_MS = 2000;
/** What was added from here is read by then, and is no news. */
const LOOK_AFTER_MS = 500;
const READ_EVERY_MS = 2000;
/** So many rows of the pages in view that the list no longer has there are asked for one by one. */
const MISSING_MOST = 8;
const SAY_EVERY_MS = 5000;
/** Nothing is asked for a list that is left alone. */
const USED_WITHIN_MS = 5 * 60_000;

/**
 * What colleagues do to the rows of a list while somebody works in it (docs/specification.md section 12.10): new rows are counted at once,
 * what has changed is marked in its place, and of what was settled in view or in the selection one sentence is said.
 */
export function useOthersWork(model: GridModel): void {
  useEffect(() => {
    const { list } = model;
    const { kind } = list.rows;
    if (kind === null) return;
    const isAttended = () => isUserActive(USED_WITHIN_MS) && session.phase === 'in';

    /** Rows that were told of and are not held: new ones, or some of a page that is not loaded. */
    const unknown = new Set<string>();
    let isAnyNew = false;
    const look = atMostEvery(LOOK_EVERY_MS, () => {
      // A look beside a page that loads would say nothing.
      if (!isAttended() || list.state.busy) return look.ask();
      const isNew = isAnyNew || [...unknown].some((id) => list.positionOf(id) === undefined);
      unknown.clear();
      isAnyNew = false;
      if (isNew) void list.checkForNew(model.state.selection.mode === 'some');
    });
    let soon: ReturnType<typeof setTimeout> | undefined;
    const lookSoon = () => {
      soon ??= setTimeout(() => {
        soon = undefined;
        look.ask();
      }, LOOK_AFTER_MS);
    };

    let old: Set<string> | 'all' = new Set();
    const again = atMostEvery(READ_EVERY_MS, async () => {
      const ids = old === 'all' ? undefined : [...old];
      old = new Set();
      const sinceMs = Date.now();
      const { rows, missing } = await list.readAgain(ids);
      takeChanged(kind, rows as readonly Rows[typeof kind][], sinceMs);
      await readEach(kind, missing.slice(0, MISSING_MOST));
    });

    const settled = new Set<string>();
    const changed = new Set<string>();
    const say = atMostEvery(SAY_EVERY_MS, () => {
      if (settled.size > 0) announceText('grid.settledByOthers', { count: settled.size });
      else if (changed.size > 0) announceText('grid.changedByOthers', { count: changed.size });
      settled.clear();
      changed.clear();
    });
    const isInHand = (id: string) =>
      id === model.state.cursor || id === model.state.opened || model.selectedIds().includes(id);

    const stops = [
      onHappening('told', (all) => {
        const told = all.filter((one) => one.kind === kind);
        for (const { rowId } of told)
          if (rowId === null) isAnyNew = true;
          else if (list.positionOf(rowId) === undefined) unknown.add(rowId);
        if (isAnyNew || unknown.size > 0) lookSoon();
        for (const { rowId } of told.filter(isSettledByOthers))
          if (rowId !== null && (isInView(rowId) || isInHand(rowId))) settled.add(rowId);
        if (settled.size > 0) say.ask();
      }),
      onHappening('changed', (which, ids) => {
        if (which !== kind) return;
        markRows(ids);
        // Of a report it is said what became of it.
        if (kind === 'report') return;
        for (const id of ids) if (isInHand(id)) changed.add(id);
        if (changed.size > 0) say.ask();
      }),
      onHappening('manyChanged', (which, ids) => {
        if (which !== kind) return;
        if (ids === undefined) {
          old = 'all';
          isAnyNew = true;
          lookSoon();
        } else if (old !== 'all') old = new Set([...old, ...ids]);
        again.ask();
      }),
    ];
    return () => {
      clearTimeout(soon);
      for (const stop of [...stops, look.stop, again.stop, say.stop]) stop();
    };
  }, [model]);
}

const isSettledByOthers = ({ became, by }: Told) =>
  became !== undefined && became !== 'arrived' && became !== 'open' && by?.uid !== session.user?.uid;

const isInView = (id: string) =>
  document.querySelector(`[data-surface="list"] [data-row="${CSS.escape(id)}"]`) !== null;
