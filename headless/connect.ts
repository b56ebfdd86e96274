import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { ConsoleConfig } from '../contract/server';
import { Code } from '../contract/wire/codes';
import { setClient } from '../src/client';
import { type Call, createClient } from '../src/client/client';
import { serverHeard } from '../src/client/reach';
import { isPassing } from '../src/state/extensions';
import { rightsOfSession, type SessionRights } from '../src/state/readSession';
import { phaseOf, session } from '../src/state/session';
import { Ending, EXIT, type Surroundings } from './surroundings';

/** A server, and who speaks to it. */
export interface Connection {
  /** As it was named: what is kept of a job says which server it was on. */
  readonly server: string;
  readonly config: ConsoleConfig;
  readonly call: Call;
  readonly rights: SessionRights;
  /** Called when the server has ended the session. */
  onEnded: () => void;
}

const HOW =
  'TAMQUAN_SERVER is the address of the console, TAMQUAN_TOKEN a session key or the token of a service account.';
const LOOK_AGAIN_MS = 2000;

/**
 * Finds out where the calls of the server are and what this account may do there. Nothing that opens it is taken from the words of the
 * command line, which everybody on the machine can read. A server that does not answer is asked again for so many seconds.
 */
export async function connect(env: Surroundings['env'], waitSeconds: number): Promise<Connection> {
  const until = Date.now() + waitSeconds * 1000;
  const server = env.TAMQUAN_SERVER?.trim().replace(/\/+$/, '');
  if (!server || !URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol))
    throw new Ending(
      EXIT.misuse,
      `${server ? `TAMQUAN_SERVER=${server} is no address` : 'No server is named'}. ${HOW}`,
    );
  const key = tokenIn(env);
  const config = await configOf(server, env, until);
  let onEnded = () => {};
  Object.assign(session, { key, extensions: [] });
  const { call } = createClient({
    config,
    key: () => session.key,
    extensions: () => session.extensions,
    onSessionEnded: () => onEnded(),
    onForbidden: () => {},
    onAnswered: serverHeard,
    onPending: () => {},
  });
  setClient(call);
  const rights = await rightsWithin(until);
  Object.assign(session, { user: rights.user, actions: rights.actions, extensions: rights.extensions });
  const phase = phaseOf(rights.user);
  if (phase !== 'in')
    throw new Ending(
      EXIT.notAllowed,
      `${rights.user.user_name} first has to ${phase === 'mustChange' ? 'choose a new password' : 'set up a second factor'} in the console.`,
    );
  return {
    server,
    config,
    call,
    rights,
    set onEnded(hear: () => void) {
      onEnded = hear;
    },
  };
}

function tokenIn({ TAMQUAN_TOKEN: token, TAMQUAN_TOKEN_FILE: file }: Surroundings['env']): string {
  if (token && file) throw new Ending(EXIT.misuse, 'TAMQUAN_TOKEN and TAMQUAN_TOKEN_FILE both name a token.');
  try {
    const found = (file ? readFileSync(file, 'utf8') : (token ?? '')).trim();
    if (found) return found;
  } catch (error) {
    throw new Ending(EXIT.misuse, `TAMQUAN_TOKEN_FILE: ${(error as Error).message}`);
  }
  throw new Ending(EXIT.misuse, `There is no token. ${HOW}`);
}

/** As the console there is configured; a server that serves none is spoken to as section 7 has it, at the address itself. */
async function configOf(server: string, { TAMQUAN_CONFIG: file }: Surroundings['env'], until: number) {
  const given = file ? JSON.parse(readFileSync(file, 'utf8')) : await served(server, until);
  const decoded = z.safeDecode(ConsoleConfig, { apiUrl: server, ...given });
  if (!decoded.success)
    throw new Ending(EXIT.misuse, `${file ?? `${server}/config.json`} can't be read as a config.json.`);
  const at = (url: string) => (url === '' ? url : new URL(url, `${server}/`).href.replace(/\/+$/, ''));
  const { apiUrl, photoUploadUrl, ...rest } = decoded.data;
  return { ...rest, apiUrl: at(apiUrl), photoUploadUrl: at(photoUploadUrl) };
}

async function served(server: string, until: number): Promise<object> {
  for (;;) {
    try {
      const response = await fetch(`${server}/config.json`, { redirect: 'error' });
      const config: unknown = await response.json().catch(() => null);
      return typeof config === 'object' && config !== null && 'apiUrl' in config ? config : {};
    } catch (error) {
      if (Date.now() + LOOK_AGAIN_MS > until)
        throw new Ending(
          EXIT.failed,
          `${server} does not answer: ${((error as Error).cause as Error)?.message ?? error}`,
        );
    }
    await sleep(LOOK_AGAIN_MS);
  }
}

async function rightsWithin(until: number): Promise<SessionRights> {
  for (;;) {
    const answer = await rightsOfSession();
    if (answer.refused === undefined) {
      if (answer.data.areExtensionsKnown) return answer.data;
    } else if (answer.refused === Code.sessionEnded)
      throw new Ending(EXIT.notAllowed, 'The server does not know this token, or it has ended.');
    else if (!isPassing(answer))
      throw new Ending(
        EXIT.notAllowed,
        `The server does not say what this account may do: ${answer.refused} ${answer.message}`,
      );
    if (Date.now() + LOOK_AGAIN_MS > until)
      throw new Ending(EXIT.failed, 'The server does not say who this is; it may be away.');
    await sleep(LOOK_AGAIN_MS);
  }
}
