/** Where somebody without a session was on the way to, path, query and hash: an address of this console and no other. */
export function wanted(): string {
  const { pathname, search, hash } = window.location;
  const next = new URLSearchParams(search).get('next') ?? pathname + search + hash;
  return next.startsWith('/dashboard') ? next : '/dashboard';
}
