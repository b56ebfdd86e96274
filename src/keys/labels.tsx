import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import { keySettings, pressesOf } from './bindings';
import { isMac } from './listen';

/** What this person's keyboard prints on its letters, where the browser tells; only what differs from a Latin layout matters. */
const printed = proxy<{ letters: Record<string, string> }>({ letters: {} });

interface LayoutMap {
  readonly get: (code: string) => string | undefined;
}

/** Asks the browser once what the keys print. Without an answer the Latin letters stand. */
export async function readLayout(): Promise<void> {
  const keyboard = (navigator as { keyboard?: { getLayoutMap?: () => Promise<LayoutMap> } }).keyboard;
  const map = await keyboard?.getLayoutMap?.();
  if (!map) return;
  const letters: Record<string, string> = {};
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    const sign = map.get(`Key${letter.toUpperCase()}`);
    // A Latin layout moves letters about, and then `key` counts: the letter is its own label.
    if (sign && !/^\p{Script=Latin}$/u.test(sign)) letters[letter] = sign;
  }
  printed.letters = letters;
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: '↵',
  Escape: 'Esc',
  Space: '␣',
  PageDown: 'PgDn',
  PageUp: 'PgUp',
};

/** A press as its keys are printed: `Mod+K` is `Ctrl K`, or `⌘ K` on a Mac; `g r` is `G`, `R`. */
export function labelOf(press: string): readonly string[] {
  return press.split(' ').flatMap((part) => {
    const pieces = part === '+' ? ['+'] : part.split('+');
    return pieces.map((piece) => {
      if (piece === 'Mod') return isMac() ? '⌘' : 'Ctrl';
      if (piece === 'Shift') return isMac() ? '⇧' : 'Shift';
      return SIGNS[piece] ?? printed.letters[piece.toLowerCase()] ?? (piece.length === 1 ? piece.toUpperCase() : piece);
    });
  });
}

/** The first key of a command as text, for tooltips; undefined where it has none. */
export function keyOf(commandId: string): string | undefined {
  const [press] = pressesOf(commandId);
  return press && labelOf(press).join(' ');
}

/** For `aria-keyshortcuts`. Sequences have no way to be written there. */
export function ariaKeysOf(commandId: string): string | undefined {
  const presses = pressesOf(commandId).filter((press) => !press.includes(' '));
  return presses.length === 0
    ? undefined
    : presses.map((press) => press.replace('Mod', isMac() ? 'Meta' : 'Control')).join(' ');
}

/** A command's first key, or a given press, as keys. Left to right in every language. */
export function Keys({ of, press }: { of?: string; press?: string }) {
  useSnapshot(keySettings);
  useSnapshot(printed);
  const shown = press ?? (of === undefined ? undefined : pressesOf(of)[0]);
  if (!shown) return null;
  return (
    <bdi dir="ltr" aria-hidden="true" className="inline-flex gap-1 shrink-0">
      {labelOf(shown).map((label, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the keys of one press, always in this order
        <kbd key={`${index}${label}`}>{label}</kbd>
      ))}
    </bdi>
  );
}
