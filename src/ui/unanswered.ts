import { createContext, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';

type Again = () => void;

/** The parts of a page whose calls got no answer. */
interface Unanswered {
  readonly add: (again: Again) => () => void;
  readonly retry: () => void;
  readonly count: () => number;
  readonly subscribe: (changed: () => void) => () => void;
}

function gatherUnanswered(): Unanswered {
  const parts = new Set<Again>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const changed of listeners) changed();
  };
  return {
    add: (again) => {
      parts.add(again);
      tell();
      return () => {
        parts.delete(again);
        tell();
      };
    },
    retry: () => {
      for (const again of [...parts]) again();
    },
    count: () => parts.size,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/**
 * Where parts without an answer are said together, in one line with one way to try again; null where each says so itself. Five parts of a
 * page that each say that the server is out of reach are five alarms for one thing.
 */
export const UnansweredTogether = createContext<Unanswered | null>(null);

/** For whoever says it of all parts. */
export function useUnanswered(): readonly [unanswered: Unanswered, count: number] {
  const [unanswered] = useState(gatherUnanswered);
  return [unanswered, useSyncExternalStore(unanswered.subscribe, unanswered.count)];
}

/** For a part: it is among them for as long as its call has failed. */
export function useAmongUnanswered(hasFailed: boolean, again: Again): void {
  const together = use(UnansweredTogether);
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => (hasFailed ? together?.add(() => latest.current()) : undefined), [hasFailed, together]);
}
