import { Activity, createContext, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { rehearseLayout } from './rehearseLayout';

/** What comes only once the hand rests is drawn at once in a rehearsal. */
export const InRehearsal = createContext(false);

interface RehearsalProps {
  readonly children: ReactNode;
  /** Called once: there is nothing more to draw. */
  readonly onDone: () => void;
}

/**
 * Draws something once in the quiet, outside the page and without its effects, so that its first real drawing costs no more than any later one: its
 * script has run by then, and the browser has met its words and styles.
 */
export function Rehearsal({ children, onDone }: RehearsalProps) {
  const [place] = useState(() => document.createElement('div'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn once, whatever comes of it
  useEffect(() => rehearseLayout(place, onDone), [place]);
  return <Activity mode="hidden">{createPortal(<InRehearsal value={true}>{children}</InRehearsal>, place)}</Activity>;
}
