import { useMemo } from 'react';
import { type JobSummary, undosOf } from '../../run/job/summaries';
import { type Done, doneOf, jobsOf } from './writing';

/** What is still in place of the rows written from the file; null before the first is written, and while they are being written. */
export function useDone(importId: string, list: readonly JobSummary[]): Done | null {
  const mine = jobsOf(importId);
  const isOver = mine.length > 0 && list.every(({ id, phase }) => !mine.includes(id) || phase === 'finished');
  const undos = mine.flatMap((id) => undosOf(list, id)).map(({ phase, counts }) => `${phase} ${counts.done}`);
  const stand = `${isOver} ${list.filter(({ id }) => mine.includes(id)).map(({ finishedAt, undone }) => `${finishedAt} ${undone}`)} ${undos}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are counted again when a job has ended
  return useMemo(() => (isOver ? doneOf(importId) : null), [importId, stand]);
}
