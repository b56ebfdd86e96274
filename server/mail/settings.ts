import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/wire/languages';
import { oneOf, type Setting } from '../settings';

/** How mail leaves this server, from `SMTP_URL` and the `TAMQUAN_MAIL_…` variables. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  readonly secure: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | undefined;
  readonly from: { readonly name: string; readonly address: string };
  /** The community's language: of the subject and of the footer of every reply. */
  readonly language: Language;
  readonly subject: string | undefined;
  readonly footer: string | undefined;
}

const PORT = { 'smtp:': 587, 'smtps:': 465 } as const;
/** One mailbox, without what could make two of it or begin another header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it keeps out
const ADDRESS = /^[^\s@<>()[\]\\,;:"\x00-\x1f\x7f]+@[^\s@<>()[\]\\,;:"\x00-\x1f\x7f]+$/;
const NAMED = /^(?<name>[^<>]*)<(?<address>[^<>]+)>$/;

/** Whether mail can go there: the field of a member is free text. */
export const isAddress = (text: string): boolean => text.length <= 254 && ADDRESS.test(text);

/** Undefined without `SMTP_URL`. Throws a sentence for what can't be meant, without repeating a password. */
export function mailOf(setting: (name: Setting) => string | undefined): MailSettings | undefined {
  const language = oneOf('TAMQUAN_MAIL_LANGUAGE', setting('TAMQUAN_MAIL_LANGUAGE'), LANGUAGES, DEFAULT_LANGUAGE);
  const said = setting('TAMQUAN_MAIL_FROM');
  const from = said === undefined ? undefined : fromOf(said);
  const subject = setting('TAMQUAN_MAIL_SUBJECT');
  if (subject && /[\r\n]/.test(subject)) throw new Error('TAMQUAN_MAIL_SUBJECT has to be a single line.');
  const address = setting('SMTP_URL');
  if (address === undefined) return undefined;
  const server = serverOf(address);
  return {
    ...server,
    from: from ?? { name: 'Tam Quan', address: `no-reply@${domainOf(server.host)}` },
    language,
    subject,
    // A footer of several lines is written with \n where a shell or a unit file knows no others.
    footer: setting('TAMQUAN_MAIL_FOOTER')?.replaceAll('\\n', '\n'),
  };
}

function serverOf(text: string): Pick<MailSettings, 'host' | 'port' | 'secure' | 'auth'> {
  const wrong = new Error('SMTP_URL is no address of a mail server: smtp://user:password@host:587 or smtps://….');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const protocol = url?.protocol;
  if (!url || (protocol !== 'smtp:' && protocol !== 'smtps:') || url.hostname === '') throw wrong;
  if ((url.pathname !== '' && url.pathname !== '/') || url.search !== '' || url.hash !== '') throw wrong;
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || PORT[protocol],
    secure: protocol === 'smtps:',
    auth: url.username === '' ? undefined : { user: decoded(url.username), pass: decoded(url.password) },
  };
}

/** A password with a bare % in it is taken as written. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function fromOf(text: string): MailSettings['from'] {
  const { name = '', address = text } = NAMED.exec(text.trim())?.groups ?? {};
  if (!isAddress(address.trim()) || /[\r\n]/.test(name))
    throw new Error(`TAMQUAN_MAIL_FROM=${text}: an address, or Name <address>.`);
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
}

/** A host named by its number has no mailboxes. */
const domainOf = (host: string) => (/^[\d.]+$|:/.test(host) ? 'localhost' : host);
