import { useSyncExternalStore } from 'react';
import { proxy, subscribe } from 'valtio/vanilla';
import { readPersonal, writePersonal } from '../../state/personalStorage';

const PLACE = 'read';
const KEEP = 4000;

/** Cases this person has looked at, by case and newest report: a new report makes it unread again. */
const read = proxy<{ marks: Record<string, number> }>({ marks: stored() });

function stored(): Record<string, number> {
  try {
    return JSON.parse(readPersonal(PLACE) ?? '{}');
  } catch {
    // Unreadable: everything counts as unread, which the next look mends.
    return {};
  }
}

const hearMarks = (changed: () => void) => subscribe(read, changed);

/** Marks a case read; `newestAt` is the time of its newest report. */
export function markRead(caseId: string, newestAt: number): void {
  const mark = markOf(newestAt);
  if (read.marks[caseId] === mark) return;
  read.marks = Object.fromEntries([
    ...Object.entries(read.marks)
      .filter(([id]) => id !== caseId)
      .slice(-KEEP),
    [caseId, mark],
  ]);
  writePersonal(PLACE, JSON.stringify(read.marks));
}

/**
 * Whether a case has been looked at, or decided, which is the same (docs/specification.md section 3). Drawn again when that changes, and not
 * with each case that is.
 */
export const useIsRead = (caseId: string, newestAt: number, decided: boolean): boolean =>
  useSyncExternalStore(hearMarks, () => decided || read.marks[caseId] === markOf(newestAt));

/** A time that could not be read is the same each time. */
const markOf = (newestAt: number) => (Number.isNaN(newestAt) ? 0 : newestAt);
