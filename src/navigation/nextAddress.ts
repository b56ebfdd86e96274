import { here } from './basePath';

/** Where somebody without a session was on the way to, path, query and hash: an address of this console and no other. */
export function wanted(): string {
  const { search, hash } = window.location;
  const next = new URLSearchParams(search).get('next') ?? here() + search + hash;
  return next.startsWith('/dashboard') ? next : '/dashboard';
}
