import { useLayoutEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { plainText } from '../columns/unreadCell';
import type { List } from '../rows/listState';
import type { Column } from '../screen';
import type { Shown } from './useColumns';

const NONE: ReadonlySet<string> = new Set();

/** The facts of which these rows say nothing, and which no rows read before have said: those are `said`, and stay so. */
export function silentOf(
  columns: readonly Column<unknown>[],
  rows: readonly unknown[],
  said: Set<string>,
): ReadonlySet<string> {
  const facts = columns.filter(({ id, isFact }) => isFact && !said.has(id));
  for (const column of facts) if (rows.some((row) => plainText(column, row) !== '')) said.add(column.id);
  // Without rows no column counts as silent.
  return rows.length === 0 ? NONE : new Set(facts.flatMap(({ id }) => (said.has(id) ? [] : [id])));
}

/**
 * The columns that a server never fills: they are empty in every row read so far. This is decided once per load of the list, when its
 * first rows are there, and does not change until the next load, so that no column appears or disappears while more rows arrive;
 * the values in those rows count from the next load on.
 */
export function useSilent(list: List, columns: readonly Column<unknown>[], isAsked: boolean): ReadonlySet<string> {
  const { phase } = useSnapshot(list.state);
  const [silent, setSilent] = useState(NONE);
  const said = useRef(new Set<string>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: that the list has been read is the moment
  useLayoutEffect(() => {
    if (!isAsked || phase !== 'ready') return;
    const rows = list.ids().flatMap((id) => list.row(id) ?? []);
    const next = silentOf(columns, rows, said.current);
    setSilent((before) => (rows.length === 0 || isSameSet(before, next) ? before : next));
  }, [list, isAsked, phase]);
  return silent;
}

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** The columns without the silent ones: those that the person has turned on stay, and so does the first, which identifies the row. */
export const speaking = <Row>(
  visible: readonly Shown<Row>[],
  silent: ReadonlySet<string>,
  asked: Readonly<Record<string, boolean>>,
): readonly Shown<Row>[] =>
  silent.size === 0
    ? visible
    : visible.filter(({ column: { id } }, index) => index === 0 || asked[id] === true || !silent.has(id));
