/** The part of a keyboard event that matters, so that the rules run under Node with explicit events. */
export interface KeyEventLike {
  readonly key: string;
  readonly code: string;
  readonly keyCode?: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
  readonly isComposing?: boolean;
  readonly defaultPrevented?: boolean;
  readonly getModifierState?: (name: string) => boolean;
}

/** What an event says: a press by our names (`Mod+K`, `Shift+X`, `j`, `?`), typing that is not for us, or nothing. */
export type Reading =
  | { readonly is: 'press'; readonly press: string }
  /** A letter that an input method put together: the person is typing Vietnamese. */
  | { readonly is: 'composed' }
  | { readonly is: 'ignored' };

const IGNORED: Reading = { is: 'ignored' };
const COMPOSING_KEY_CODE = 229;
/** Keys that are pressed to be held with another. */
export const MODIFIERS: ReadonlySet<string> = new Set([
  'Shift',
  'Control',
  'Meta',
  'Alt',
  'CapsLock',
  'AltGraph',
  'Fn',
]);
const NOT_A_KEY = new Set(['Process', 'Dead', 'Unidentified']);
const LATIN_LETTER = /^[a-z]$/i;
const COMPOSED_LETTER = /^\p{Script=Latin}$/u;
/** Of another script, also two at once: the Arabic key for `b` gives `لا`. */
const OTHER_LETTER = /^\p{L}$|^(?!\p{Script=Latin})\p{L}{2}$/u;
/** The same sign under the name that bindings use. */
const SAME_SIGN: Readonly<Record<string, string>> = { '؟': '?', ' ': 'Space' };

/** Reads an event by docs/specification.md section 10.2, rules 2 and 5: the guards in their order, then the layout. */
export function readPress(event: KeyEventLike, isMac: boolean): Reading {
  if (event.defaultPrevented) return IGNORED;
  if (event.isComposing || event.keyCode === COMPOSING_KEY_CODE) return IGNORED;
  if (NOT_A_KEY.has(event.key) || MODIFIERS.has(event.key)) return IGNORED;
  if (event.code === '') return IGNORED;
  const plain = !event.ctrlKey && !event.metaKey;
  if (plain && COMPOSED_LETTER.test(event.key) && !LATIN_LETTER.test(event.key)) return { is: 'composed' };
  if (event.getModifierState?.('AltGraph') || event.altKey) return IGNORED;
  const mod = isMac ? event.metaKey : event.ctrlKey;
  // Ctrl on a Mac and the Windows key elsewhere belong to the system.
  if (isMac ? event.ctrlKey : event.metaKey) return IGNORED;
  const sign = signOf(event);
  const shift = event.shiftKey && !isPunctuation(sign);
  return { is: 'press', press: `${mod ? 'Mod+' : ''}${shift ? 'Shift+' : ''}${letterCase(sign, mod || shift)}` };
}

/** Letters by what is printed on the key; on a layout that is not Latin, by where the key is. */
function signOf({ key, code, shiftKey }: KeyEventLike): string {
  const named = SAME_SIGN[key];
  if (named !== undefined) return named;
  if (LATIN_LETTER.test(key)) return key.toLowerCase();
  if (OTHER_LETTER.test(key)) {
    const letter = /^Key([A-Z])$/.exec(code)?.[1];
    if (letter) return letter.toLowerCase();
    if (code === 'Slash') return shiftKey ? '?' : '/';
  }
  return key;
}

const isPunctuation = (sign: string) => sign.length === 1 && !LATIN_LETTER.test(sign);
/** Alone a letter is written small, with a modifier large: `j`, `Shift+J`, `Mod+K`. */
const letterCase = (sign: string, modified: boolean) =>
  LATIN_LETTER.test(sign) && modified ? sign.toUpperCase() : sign;

/**
 * The digit on the key, by its position: some layouts print digits only with Shift, some none at all. Only as the second key of a
 * sequence; on its own the key is for typing.
 */
export function digitOf(event: KeyEventLike): string | undefined {
  const isTyping = event.isComposing || event.keyCode === COMPOSING_KEY_CODE || NOT_A_KEY.has(event.key);
  if (isTyping || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return /^Digit([1-9])$/.exec(event.code)?.[1];
}
