import { connect } from 'node:tls';
import { type Config, isLoopback } from '../../config';
import { error, type Finding, ok, warning } from './finding';

const ANSWERS_WITHIN_MS = 5000;
const DAY_MS = 24 * 3600 * 1000;
const DAYS_LEFT_MIN = 14;

/** Whether callers are told apart behind a proxy, and can't say themselves who they are. */
export function proxyOf({ host, publicUrl, trustProxy }: Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>): Finding[] {
  if (trustProxy === false && publicUrl?.startsWith('https:'))
    return [
      error(
        'TAMQUAN_PUBLIC_URL is https, which a proxy in front speaks, but TAMQUAN_TRUST_PROXY names none: all staff are one address.',
        'Set TAMQUAN_TRUST_PROXY to the address of the proxy (loopback, where it is on this machine).',
      ),
    ];
  if (typeof trustProxy === 'number' && !isLoopback(host))
    return [
      warning(
        `TAMQUAN_TRUST_PROXY=${trustProxy} believes whoever reaches ${host}, not only the proxy, who is calling.`,
        'Name addresses in the place of a number of hops, or let nothing but the proxy reach the port.',
      ),
    ];
  return trustProxy === false ? [] : [ok('Callers behind the proxy are told apart.')];
}

/** Whether the public URL leads to this program. */
export async function publicUrlLeadsHere(publicUrl: string, basePath: string): Promise<Finding> {
  const asked = `${publicUrl}/config.json`;
  const advice =
    'Look at TAMQUAN_PUBLIC_URL, the name in the DNS, and the proxy; and start the server if it does not run.';
  try {
    const answer = await fetch(asked, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS), redirect: 'manual' });
    const onTo = answer.headers.get('location');
    if (onTo !== null)
      return error(`${publicUrl} leads on to ${onTo}.`, 'Name the address that it leads to in TAMQUAN_PUBLIC_URL.');
    const told: unknown = answer.ok ? await answer.json().catch(() => undefined) : undefined;
    const apiUrl = (told as { apiUrl?: unknown } | undefined)?.apiUrl;
    if (apiUrl === `${basePath}/api`) return ok(`${publicUrl} leads here.`);
    const what = answer.ok ? 'what is not this console' : String(answer.status);
    return error(`${publicUrl} does not lead here: ${asked} answers ${what}.`, advice);
  } catch (cause) {
    return error(`${publicUrl} does not lead here: ${reasonOf(cause)}.`, advice);
  }
}

const reasonOf = (cause: unknown): string => {
  const { name, message, cause: deeper } = cause as { name: string; message: string; cause?: { message?: string } };
  return name === 'TimeoutError' ? `no answer in ${ANSWERS_WITHIN_MS / 1000} s` : (deeper?.message ?? message);
};

/** How long the certificate of the public URL is good for, and whether this machine believes it. */
export function certificateOf(publicUrl: string, nowMs = Date.now()): Promise<Finding> {
  const { hostname, port } = new URL(publicUrl);
  const renew = 'Renew it, and look why what should do so (certbot, Caddy) did not.';
  return new Promise((resolve) => {
    // Looked at and not trusted: what is wrong with it is the finding.
    const options = { host: hostname, port: Number(port) || 443, servername: hostname, rejectUnauthorized: false };
    const socket = connect(options, () => {
      const { valid_to } = socket.getPeerCertificate();
      const days = Math.floor((Date.parse(valid_to) - nowMs) / DAY_MS);
      const { authorizationError } = socket;
      socket.destroy();
      if (days < 0) resolve(error(`The certificate of ${hostname} has expired on ${valid_to}.`, renew));
      else if (days < DAYS_LEFT_MIN) resolve(warning(`The certificate of ${hostname} expires in ${days} days.`, renew));
      else if (authorizationError)
        resolve(
          warning(
            `This machine does not believe the certificate of ${hostname} (${String(authorizationError)}).`,
            'If browsers do not either, get one from an authority that they know, and let the proxy send its whole chain.',
          ),
        );
      else resolve(ok(`The certificate of ${hostname} is good for ${days} days.`));
    });
    const failed = (why: string) => {
      socket.destroy();
      resolve(error(`${publicUrl} speaks no TLS: ${why}.`, 'Look at the proxy, and at the name in the DNS.'));
    };
    socket.setTimeout(ANSWERS_WITHIN_MS, () => failed('no answer'));
    socket.on('error', (cause) => failed(cause.message));
  });
}
