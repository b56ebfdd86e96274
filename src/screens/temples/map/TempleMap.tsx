import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { DRAFT_ID } from '../../../../contract/temples/calls';
import type { GridModel } from '../../../grid/model/gridState';
import { onCommitted, rowOf } from '../../../state/rows';
import { onTempleMade } from '../editor';
import { PointsMap } from './PointsMap';
import { type Points, readPoints } from './points';

/** Every temple that the list would show, at its place. The query is kept in the address, as for the list. */
export default function TempleMap({ model }: { model: GridModel }) {
  const { query, phase } = useSnapshot(model.list.state);
  const { text, filters } = query;
  const [points, setPoints] = useState<Points | null>(null);
  const [turn, setTurn] = useState(0);
  const [broken, setBroken] = useState<unknown>(null);
  // The list's count and its empty state come with its first page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that is refetched needs it again
  useEffect(() => model.list.setVisibleRange(0, 1), [model, phase]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn reads all of them again
  useEffect(() => {
    const next = readPoints({ filters, sort: null, text }, (error) => setBroken(error));
    setPoints(next);
    return () => next.close();
  }, [text, filters, turn]);
  useEffect(() => {
    if (!points) return;
    const stopHearing = onCommitted((kind, id) => {
      const row = kind === 'temple' && id !== DRAFT_ID ? rowOf('temple', id) : undefined;
      if (row) points.put(row);
    });
    const stopHearingMade = onTempleMade(points.put);
    return () => {
      stopHearing();
      stopHearingMade();
    };
  }, [points]);
  if (broken !== null) throw broken;
  return points && <PointsMap key={turn} model={model} points={points} onAgain={() => setTurn(turn + 1)} />;
}
