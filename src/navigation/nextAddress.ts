import { currentPath } from './basePath';

/** Where somebody without a session was on the way to, path, query and hash: an address of this console and no other. */
export function nextAddress(): string {
  const { search, hash } = window.location;
  const next = new URLSearchParams(search).get('next') ?? currentPath() + search + hash;
  return next.startsWith('/dashboard') ? next : '/dashboard';
}
