import { createContext, useContext, useState } from 'react';
import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import { kindOf } from '../../commands/core/definition';
import type { Kind } from '../../commands/core/rows';
import { commandById } from '../../commands/registry';
import { activeView } from '../state/activeView';
import { macroOf } from '../state/macroOf';
import { changesRows, keySettings } from './bindings';
import { isMac } from './platform';
import { pressOn, workingHere } from './scopes';

/** What this person's keyboard prints on the keys of our names; only what differs from a Latin layout matters. */
export const printed = proxy<{ letters: Record<string, string> }>({ letters: {} });

interface LayoutMap {
  readonly get: (code: string) => string | undefined;
}

const CODES: readonly (readonly [name: string, code: string])[] = [
  ...[...'abcdefghijklmnopqrstuvwxyz'].map((letter) => [letter, `Key${letter.toUpperCase()}`] as const),
  ['/', 'Slash'],
];
// A Latin layout moves letters about, and then `key` counts: the letter is its own label.
const isOfOtherScript = (sign: string | undefined): sign is string =>
  sign !== undefined && /\p{L}/u.test(sign) && !/\p{Script=Latin}/u.test(sign);

/** Asks the browser once what the keys print. Without an answer the Latin letters stand until one is pressed. */
export async function readLayout(): Promise<void> {
  const keyboard = (navigator as { keyboard?: { getLayoutMap?: () => Promise<LayoutMap> } }).keyboard;
  const map = await keyboard?.getLayoutMap?.();
  if (!map) return;
  const letters: Record<string, string> = {};
  for (const [name, code] of CODES) {
    const sign = map.get(code);
    if (isOfOtherScript(sign)) letters[name] = sign;
  }
  printed.letters = letters;
}

/** Where the browser does not tell, a key tells when it is pressed; the layout may be changed while one works, too. */
export function learnLayout({ key, code, shiftKey }: KeyboardEvent): void {
  const [name] = CODES.find((one) => one[1] === code) ?? [];
  if (name === undefined || shiftKey) return;
  if (isOfOtherScript(key)) printed.letters[name] = key;
  else if (/^[a-z/]$/i.test(key) && name in printed.letters) printed.letters = {};
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
      // Arabic layouts print a letter on the key of `/`, and their own question mark above it.
      if (piece === '?' && printed.letters['/'] !== undefined) return '؟';
      return SIGNS[piece] ?? printed.letters[piece.toLowerCase()] ?? (piece.length === 1 ? piece.toUpperCase() : piece);
    });
  });
}

/** Draws again when other keys work: where the focus went, or by what was chosen of keys. */
export function useWorkingKeys(): void {
  useSnapshot(keySettings);
  useSnapshot(activeView);
}

/** Around what is about another row of a kind than its keys act on, that kind: a detail, or a row's menu, while other rows are selected. */
export const KeysActElsewhere = createContext<Kind | null>(null);

/** Whether the key of a command acts on other rows than its button here does. */
export function useActsElsewhere(commandId: string | undefined): boolean {
  const kind = useContext(KeysActElsewhere);
  const command = kind === null || commandId === undefined ? undefined : commandById(commandId);
  return command !== undefined && (kindOf(command) === kind || macroOf(command)?.kind === kind);
}

/** For `aria-keyshortcuts`, those that work here. Sequences have no way to be written there. */
export function ariaKeysOf(commandId: string): string | undefined {
  const presses = workingHere(commandId).filter((press) => !press.includes(' '));
  return presses.length === 0
    ? undefined
    : presses.map((press) => press.replace('Mod', isMac() ? 'Meta' : 'Control')).join(' ');
}

/** A press that a text field takes for a sign of its text. */
const isTyped = (press: string) => press.split(' ').some((part) => /^(?:Shift\+)?.$/u.test(part));

interface KeysProps {
  readonly of?: string;
  /** What the command would act on: a choice of several commands means one of them there. */
  readonly on?: readonly unknown[];
  readonly press?: string;
}

/**
 * A command's first key that works here, or a given press, as keys. Left to right in every language. When the focus goes to where it does
 * not work it fades and stays: else pressing a button there would move that button away from under the pointer before the click. Where the key
 * means other rows than the button does, its place is empty.
 */
export function Keys({ of, on = [], press }: KeysProps) {
  useWorkingKeys();
  useSnapshot(printed);
  const working = press ?? (of === undefined ? undefined : pressOn(of, on));
  const [last, setLast] = useState(working);
  if (working && working !== last) setLast(working);
  const shown = working || last;
  const isElsewhere = useActsElsewhere(of);
  return shown ? <KeyCaps press={shown} of={of} look={isElsewhere ? 'absent' : working ? 'working' : 'off'} /> : null;
}

/** `off`: it does not work just now. `absent`: only its room is there. */
const KEY_LOOKS = { working: '', off: 'key-off', absent: 'invisible' } as const;

interface KeyCapsProps {
  readonly press: string;
  readonly of?: string | undefined;
  readonly look?: keyof typeof KEY_LOOKS;
}

/** A press as keys, for whoever draws it again by itself where the keys change. */
export function KeyCaps({ press, of, look = 'working' }: KeyCapsProps) {
  const command = of === undefined ? undefined : commandById(of);
  return (
    <bdi
      dir="ltr"
      aria-hidden="true"
      data-typed={isTyped(press) ? '' : undefined}
      data-changes={command && changesRows(command) ? '' : undefined}
      className={`keycaps inline-flex gap-1 shrink-0 ${KEY_LOOKS[look]}`}
    >
      {labelOf(press).map((label, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the keys of one press, always in this order
        <kbd key={`${index}${label}`}>{label}</kbd>
      ))}
    </bdi>
  );
}
