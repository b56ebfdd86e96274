/** An address that somebody wrote, judged before anybody is led there. */
export interface SafeAddress {
  /** Where it leads, without user name and password; null where it can't be opened from here. */
  readonly href: string | null;
  /** As the network reads it: letters of other scripts as `xn--` code, so that no host looks like another. */
  readonly host: string;
  /** The rest of it, to be read. */
  readonly path: string;
  /** It had a user name in it, by which `https://bank.example@evil.example` looks like the bank. */
  readonly hadName: boolean;
  /** The host is not plain letters. */
  readonly isCoded: boolean;
}

/** Judges an address: only http and https are opened; `javascript:`, `data:` and whatever is no address is text. */
export function safeAddress(text: string): SafeAddress {
  const none = { href: null, host: '', path: text, hadName: false, isCoded: false };
  if (!URL.canParse(text.trim())) return none;
  const url = new URL(text.trim());
  if ((url.protocol !== 'http:' && url.protocol !== 'https:') || url.host === '') return none;
  const hadName = url.username !== '' || url.password !== '';
  url.username = '';
  url.password = '';
  const { href, pathname, search, hash } = url;
  const host = readable(url, text);
  const path = pathname === '/' && search === '' && hash === '' ? '' : pathname + search + hash;
  return { href, host, path, hadName, isCoded: /(^|\.)xn--/.test(host) };
}

/** A part of a host in one script that the console's languages are written in. Other scripts have letters that look like these. */
const ONE_SCRIPT = /^(?:[\p{Script=Latin}\d-]+|[\p{Script=Han}\d-]+|[\p{Script=Arabic}\p{M}\d-]+)$/u;

/** The host as people read it where every part of it is in one script; else as the network reads it. */
function readable({ host, hostname, port }: URL, text: string): string {
  const [, written = ''] = /^\s*https?:[/\\]*(?:[^/?#\\]*@)?([^/?#\\:]+)/iu.exec(text) ?? [];
  const read = written.normalize('NFC').toLowerCase();
  const isSame = URL.canParse(`http://${read}`) && new URL(`http://${read}`).hostname === hostname;
  if (!isSame || !read.split('.').every((part) => ONE_SCRIPT.test(part))) return host;
  return port === '' ? read : `${read}:${port}`;
}

/** The parts of a text: plain words, and addresses among them, in their order. */
export function partsOf(text: string): readonly { readonly text: string; readonly isAddress: boolean }[] {
  const parts: { text: string; isAddress: boolean }[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(/\bhttps?:\/\/[^\s<>"'“”‘’]+/giu)) {
    // A sentence that ends with an address ends after it.
    const address = found.replace(/[.,;:!?…)\]}»。，；：！？、）】》]+$/u, '');
    if (!URL.canParse(address)) continue;
    if (index > from) parts.push({ text: text.slice(from, index), isAddress: false });
    parts.push({ text: address, isAddress: true });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isAddress: false });
  return parts;
}
