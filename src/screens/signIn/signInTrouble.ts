import { useEffect, useState } from 'react';
import type { useT } from '../../i18n';
import { reason } from '../../i18n/reason';
import type { SignInTrouble } from '../../state/comeIn';

/** Why signing in failed; `missing`: a field is empty, and no call was made. */
export type Trouble = Exclude<SignInTrouble, { readonly is: 'code' }> | { readonly is: 'missing' };

/** What is said of it; `seconds` are left to wait. */
export function wordsOf(trouble: Trouble, seconds: number, t: ReturnType<typeof useT>): string {
  if (trouble.is === 'wrong') return t('signIn.wrong') + (trouble.status ? ` (HTTP ${trouble.status})` : '');
  if (trouble.is === 'wait') return t('signIn.wait', { seconds });
  return trouble.is === 'refused' ? reason(trouble) : t(`signIn.${trouble.is}`);
}

/** Seconds left, counting down from `seconds` each time `from` changes. */
export function useCountdown(seconds: number, from: unknown): number {
  const [left, setLeft] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal restarts the count, even from the same number
  useEffect(() => {
    setLeft(seconds);
    if (seconds === 0) return;
    const timer = setInterval(() => setLeft((now) => now && now - 1), 1000);
    return () => clearInterval(timer);
  }, [seconds, from]);
  return left;
}
