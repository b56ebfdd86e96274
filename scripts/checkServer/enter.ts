import { keyIn } from '../../contract/signIn';
import { ask, type Heard, isGood, type Manner, record, saidOf } from './wire';

export interface Entered {
  /** With the key, and the first way to carry it that the server took. */
  readonly manner: Manner;
  /** Where the key stood: `data.sessionkey`. */
  readonly token: string;
  /** All ways that it took, the configured one first. */
  readonly accepted: readonly string[];
  /** It says who the caller is even without a session: then nothing can be told of the header. */
  readonly isOpen: boolean;
}

/** What servers of this kind are known to take, besides what is configured. */
const LIKELY: readonly (readonly [header: string, scheme: string])[] = [
  ['Authorization', 'Bearer'],
  ['Authorization', ''],
  ['sessionkey', ''],
  ['session-key', ''],
  ['session_key', ''],
  ['X-Session', ''],
  ['X-Session-Key', ''],
  ['X-Access-Token', ''],
  ['access_token', ''],
  ['X-Auth-Token', ''],
  ['token', ''],
];
const TOKENS = ['sessionkey', 'access_token', 'accessToken', 'token'] as const;
const PROFILE = 'GET /adminusers/profile';

/** Signs in, and finds out how the server wants the key; a sentence where that can't be. */
export async function enter(manner: Manner, user_name: string, password: string): Promise<Entered | string> {
  const answer = await ask(manner, 'POST /adminusers/login', {}, { user_name, password });
  if (!isGood(answer)) return `could not sign in: ${saidOf(answer)}`;
  const found = keyOf(answer);
  if (!found) return `signed in, but the answer has no key under ${TOKENS.map((name) => `data.${name}`).join(', ')}`;
  const ways = [[manner.header, manner.scheme] as const, ...LIKELY].filter(
    ([header, scheme], at, all) =>
      all.findIndex(([one, other]) => one.toLowerCase() === header.toLowerCase() && other === scheme) === at,
  );
  const isOpen = isGood(await ask(manner, PROFILE));
  const accepted: Manner[] = [];
  for (const [header, scheme] of ways) {
    const tried = { ...manner, header, scheme, key: found.key };
    if (isGood(await ask(tried, PROFILE))) accepted.push(tried);
  }
  const [first] = accepted;
  if (!first) {
    const tried = ways.map(wordsOf).join(', ');
    return `signed in, but ${PROFILE} takes the key in none of: ${tried}. Name the header in a config.json and give it with --config`;
  }
  return {
    manner: first,
    token: found.at,
    accepted: accepted.map(({ header, scheme }) => wordsOf([header, scheme])),
    isOpen,
  };
}

const wordsOf = ([header, scheme]: readonly [string, string]) => `${header}: ${scheme && `${scheme} `}<key>`;

function keyOf({ data, json }: Heard): { readonly key: string; readonly at: string } | undefined {
  for (const [place, from] of [
    ['data.', record(data)],
    ['data.userinfo.', record(record(data)?.userinfo)],
    ['userinfo.', record(record(json)?.userinfo)],
    ['', record(json)],
  ] as const) {
    const texts = Object.fromEntries(
      TOKENS.map((name) => [name, typeof from?.[name] === 'string' ? (from[name] as string) : undefined]),
    );
    const key = keyIn(texts);
    if (key) return { key, at: place + TOKENS.find((name) => texts[name] === key) };
  }
  return undefined;
}

export const leave = (manner: Manner): Promise<Heard> => ask(manner, 'POST /adminusers/logout');
