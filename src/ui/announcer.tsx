import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';

export type Urgency = 'polite' | 'assertive';

const said = proxy<Record<Urgency, { text: string; turn: number }>>({
  polite: { text: '', turn: 0 },
  assertive: { text: '', turn: 0 },
});

/** Says something to those who listen instead of looking: polite for counts and results, assertive for errors. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  said[urgency].text = text;
  said[urgency].turn += 1;
}

/** The two live regions; mounted once at start, since a region that appears with its text is not read. */
export function Announcer() {
  const { polite, assertive } = useSnapshot(said);
  // The same text twice is a change only if something differs: a space that nobody hears.
  const spoken = ({ text, turn }: { text: string; turn: number }) => (turn % 2 ? `${text}\u00a0` : text);
  return (
    <div className="sr-only">
      <div aria-live="polite" aria-atomic="true">
        {spoken(polite)}
      </div>
      <div aria-live="assertive" aria-atomic="true">
        {spoken(assertive)}
      </div>
    </div>
  );
}
