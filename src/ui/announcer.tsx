import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';

export type Urgency = 'polite' | 'assertive';

interface Said {
  readonly turn: number;
  readonly text: string;
}

const said = proxy<Record<Urgency, readonly Said[]>>({ polite: [], assertive: [] });
let turn = 0;
/** What was said in this turn or before has stood in a frame that was drawn. */
let drawn = 0;

/**
 * Says something to those who listen instead of looking: polite for counts and results, assertive for errors. What has not been drawn
 * yet was not heard either, and stays beside it.
 */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  turn += 1;
  said[urgency] = [...said[urgency].filter((one) => one.turn > drawn), { turn, text }];
}

/** The two live regions; mounted once at start, since a region that appears with its text is not read. */
export function Announcer() {
  const all = useSnapshot(said);
  const last = turn;
  useEffect(() => {
    // The callback comes before its frame is drawn, a task after it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        drawn = last;
      }),
    );
  });
  return (
    <div className="sr-only">
      {(['polite', 'assertive'] as const).map((urgency) => (
        <div key={urgency} aria-live={urgency} aria-atomic="true">
          {/* An element of its own each time: the same text again is a change too. */}
          {all[urgency].map((one) => (
            <div key={one.turn}>{one.text}</div>
          ))}
        </div>
      ))}
    </div>
  );
}
