import { currentPath } from './basePath';

/**
 * Where somebody without a session was on the way to, path, query and hash: an address of this console and no other. Whoever has just come in
 * as `uid` goes back to where they were when another tab signed them out.
 */
export function nextAddress(uid?: number): string {
  const { search, hash } = window.location;
  const next =
    new URLSearchParams(search).get('next') ?? window.history.state?.left?.[uid ?? ''] ?? currentPath() + search + hash;
  return next.startsWith('/dashboard') ? next : '/dashboard';
}

/** Keeps for this person where they are: with the step of the browser's history, where the address of sign-in does not show it to others. */
export const keepAddress = (uid: number): void => window.history.replaceState({ left: { [uid]: nextAddress() } }, '');
