import { useEffect, useRef, useState } from 'react';
import type { Noted, NoteRow } from '../../../commands/core/rows';
import * as notes from '../../../contract/notes';
import { COUNT_MAX } from '../../../contract/wire/constants';
import type { Answer } from '../../../contract/wire/endpoint';
import { call } from '../../client';
import { onHappening } from '../../state/happenings';
import { onListMove } from '../../state/listMoves';
import { evictRows, onCommitted, putRows, rowOf } from '../../state/rows';
import { useCall } from '../components/useCall';
import type { LoadMore } from '../components/useLoadMore';

const FIRST = 4;
const STEP = 20;
/** The kind of row as whose change others' notes are told. */
const TOLD_AS = { case: 'report', profile: 'profile' } as const;

interface Read {
  readonly rows: readonly NoteRow[];
  readonly total: number;
}

/**
 * The notes on a case or member, the newest first, read again whenever one is written, changed or removed here or, where the server tells,
 * elsewhere: until the answer has come they stay as they are. They are one owner's: give their component a `key`.
 */
export function useNotes({ kind, id }: Noted): LoadMore<NoteRow> {
  const [count, setCount] = useState(FIRST);
  const [turn, setTurn] = useState(0);
  const [read, setRead] = useState<Read>();
  const kept = useRef(new Set<string>());
  const answer = useCall(`${count} ${turn}`, (signal) => readNotes({ kind, id }, count, signal));
  const isRefused = answer !== undefined && answer.refused !== undefined;
  useEffect(() => {
    if (answer === undefined || answer.refused !== undefined) return;
    for (const noteId of putRows('note', answer.data.rows)) kept.current.add(noteId);
    setRead(answer.data);
  }, [answer]);
  useEffect(() => {
    const again = () => setTurn((before) => before + 1);
    const isHere = (noteId: string) => {
      const of = rowOf('note', noteId)?.about;
      return of?.kind === kind && of.id === id;
    };
    const subscriptions = [
      onCommitted((what, noteId) => what === 'note' && isHere(noteId) && again()),
      onListMove((move) => move.kind === 'note' && isHere(move.id) && again()),
      onHappening('told', (told) => {
        if (told.some((one) => one.kind === TOLD_AS[kind] && (one.rowId === null || one.rowId === id))) again();
      }),
    ];
    const mine = kept.current;
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
      evictRows('note', mine);
    };
  }, [kind, id]);
  const rows = read?.rows ?? [];
  return {
    rows,
    total: read?.total ?? null,
    hasMore: isRefused || rows.length < (read?.total ?? 0),
    busy: answer === undefined,
    trouble: isRefused ? answer : null,
    more: () => (isRefused ? setTurn(turn + 1) : setCount(count + STEP)),
  };
}

/** The newest `count`, in as many calls as that takes. */
async function readNotes(about: Noted, count: number, signal: AbortSignal): Promise<Answer<Read>> {
  const rows: NoteRow[] = [];
  for (;;) {
    const size = Math.min(COUNT_MAX, count - rows.length);
    const answer = await call(notes.list, { ...about, pos: rows.length, count: size }, { signal });
    if (answer.refused !== undefined) return answer;
    rows.push(...answer.data.map((note) => ({ ...note, about })));
    if (answer.data.length < size || rows.length >= count)
      return { data: { rows, total: answer.total ?? rows.length } };
  }
}
