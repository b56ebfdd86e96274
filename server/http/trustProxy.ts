import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Who may say whose call this is: so many hops in front of us, these addresses and networks, or none. */
export type TrustedProxies = number | readonly string[] | false;

/** The same as Fastify takes these words for. */
const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
const HOPS_MAX = 10;

/**
 * Reads `TAMQUAN_TRUST_PROXY` (docs/specification.md section 12.1): a number of hops, or addresses and networks with commas between them.
 * Throws a sentence for what can't be meant, a network of everybody among it.
 */
export function trustedProxiesOf(given: string | undefined): TrustedProxies {
  const parts = (given ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return false;
  const [only = '', another] = parts;
  if (another === undefined && /^\d{1,3}$/.test(only)) {
    const hops = Number(only);
    if (hops > HOPS_MAX) throw new Error(`TAMQUAN_TRUST_PROXY=${given}: at most ${HOPS_MAX} hops.`);
    return hops === 0 ? false : hops;
  }
  const wrong = parts.find((part) => !isPlace(part));
  if (wrong !== undefined)
    throw new Error(
      `TAMQUAN_TRUST_PROXY=${given}: ${wrong} is no address or network of a proxy (10.0.0.5, 10.0.0.0/8, fd00::/8, ${Object.keys(NETWORKS).join(', ')}), nor a number of hops.`,
    );
  return parts;
}

/** The same as Fastify takes it. */
export function trustFor(proxies: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxies === false) return false;
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies];
}

/** Makes the function that says whether whoever is connected to us from an address is one of these. */
export function isProxy(proxies: TrustedProxies): (address: string) => boolean {
  if (proxies === false) return () => false;
  if (typeof proxies === 'number') return () => true;
  const list = new BlockList();
  for (const place of proxies.flatMap((part) => NETWORKS[part] ?? part)) {
    const [address = '', bits] = place.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return (address) => {
    const plain = unmapped(address);
    return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
  };
}

function isPlace(part: string): boolean {
  if (part in NETWORKS) return true;
  const [address = '', bits, more] = part.split('/');
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128);
}

/**
 * The address that a call comes from. Some proxies add a port to it, or write a word where they do not know it: then it is the
 * proxy's own.
 */
export function callerAddress(request: FastifyRequest): string {
  const { ip } = request;
  if (isIP(ip) !== 0) return unmapped(ip);
  const [, v6, v4] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(ip) ?? [];
  const bare = v6 ?? v4 ?? '';
  return unmapped(isIP(bare) === 0 ? (request.socket.remoteAddress ?? '') : bare);
}

/** An IPv4 caller of a socket that listens to both is written as in IPv4. */
const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

/** Whether the caller speaks TLS, to us or to a proxy that we trust. */
export const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

const IPV6_PREFIX_BITS = 64;

/**
 * What an address counts as: itself in IPv4, in IPv6 its /64 network, since a caller with one address there has all of them.
 */
export function neighbourhoodOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [plain = ''] = address.split('%');
  const [before = '', after] = plain.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  // An address with an IPv4 tail has its first 64 bits written out like any other.
  const width = tail.some((part) => part.includes('.')) ? 7 : 8;
  const zeros = after === undefined ? [] : Array(Math.max(0, width - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, IPV6_PREFIX_BITS / 16);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${IPV6_PREFIX_BITS}`;
}
