import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { TextKey } from '../../../commands/core/textKey';
import type { CreationAsked, SignatureAsked, Signed } from '../../../contract/passkeys';

/** What came of asking the browser: what it has made or signed, or why it has not. */
export type Outcome<T> =
  | { readonly done: T; readonly trouble?: undefined }
  | { readonly done?: undefined; readonly trouble: TextKey };

/** Has the browser make a passkey, as the server asks for it. */
export const makePasskey = (asked: CreationAsked) => outcomeOf(() => startRegistration({ optionsJSON: asked }));

/** Has one of the person's passkeys sign what the server asks for. */
export const signWithPasskey = (asked: SignatureAsked): Promise<Outcome<Signed>> =>
  outcomeOf(() => startAuthentication({ optionsJSON: asked }));

/** By the names that WebAuthn gives them: a browser hides the most of why behind "not allowed". */
const TROUBLES: Readonly<Record<string, TextKey>> = {
  NotAllowedError: 'screens.passkeys.cancelled',
  AbortError: 'screens.passkeys.cancelled',
  InvalidStateError: 'screens.passkeys.alreadyHere',
  NotSupportedError: 'screens.passkeys.unsuitable',
  ConstraintError: 'screens.passkeys.unsuitable',
  SecurityError: 'screens.passkeys.notHere',
};

async function outcomeOf<T>(ask: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { done: await ask() };
  } catch (cause) {
    const known = cause instanceof Error ? TROUBLES[cause.name] : undefined;
    if (known === undefined) console.error('A passkey could not be used', cause);
    return { trouble: known ?? 'screens.passkeys.failed' };
  }
}
