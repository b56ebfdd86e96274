// Calls of which the specification shows no path: where this server has them, as far as that can be found out without changing anything.

import { NOT_SHOWN } from '../../contract/notShown';
import type { Extension } from '../../contract/wire/endpoint';
import { readAsConsole } from './asConsole';
import { type Knowing, placeOf } from './known';
import type { Met } from './reads';
import { ask, callOf, isGood, type Manner } from './wire';

export interface Placed {
  readonly id: string;
  /** What config.json has to say; undefined: nothing, it is where the contract has it. */
  readonly path: string | null | undefined;
  /** `none`: it was looked for; `unknown`: nobody can tell without making it. */
  readonly is: 'ok' | 'none' | 'unknown';
  readonly words: string;
}

/** Where else such calls are met. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'POST /post/blockpost': ['PUT /post/blockpost', '/post/block', 'PUT /post/block', '/post/lockpost', '/post/lock'],
  'PUT /adminusers/ban': [
    'POST /adminusers/ban',
    '/adminusers/banuser',
    'POST /adminusers/banuser',
    'POST /adminusers/{uid}/ban',
  ],
  'DELETE /adminusers/{id}': [
    '/adminusers/delete?uid={id}',
    'POST /adminusers/{id}/delete',
    'POST /adminusers/delete?uid={id}',
  ],
  'PUT /adminusers/profile': ['POST /adminusers/profile', '/adminusers/update', 'POST /adminusers/update'],
  'POST /photos/avatar': ['/adminusers/avatar', '/adminusers/uploadavatar', '/avatar/upload'],
  'GET /hotlive/detail': ['/hotlive/getbyid', '/hotlive/get', '/hotlive/getbyidmedia'],
  'GET /tvslider/detail': ['/tvslider/getbyid', '/tvslider/get', '/tvslider/getbyidmedia'],
  'GET /notification/list': ['/notifications/list', '/notifications', '/notification/getlist'],
  'POST /notification/create': ['/notifications/create', '/notifications'],
  'DELETE /notification/delete': ['/notifications/delete', '/notifications/{id}'],
  'GET /sticker/list': ['/stickers/list', '/stickers', '/sticker/getlist'],
  'POST /sticker/upload': ['/stickers/upload', '/stickers'],
};

/** What a read of these is asked with; undefined where nothing was met. */
const ASKED: Readonly<Record<string, (met: Met) => Readonly<Record<string, string | number | undefined>>>> = {
  'GET /hotlive/detail': (met) => ({ idmedia: met.get('hotlive') }),
  'GET /tvslider/detail': (met) => ({ idmedia: met.get('slide') }),
  'GET /statistical/dailymonth': () => ({ month: new Date().toISOString().slice(0, 7) }),
  'GET /notification/list': () => ({ pos: 0, count: 5 }),
  'GET /sticker/list': () => ({ pos: 0, count: 5 }),
  'GET /adminusers/sessions': () => ({}),
};

interface Known {
  readonly manner: Manner;
  readonly met: Met;
  readonly knows: Knowing;
  readonly extensions: ReadonlySet<string>;
}

/** Finds each of them; what is named in the configuration is taken as said. */
export async function findNotShown(known: Known): Promise<readonly Placed[]> {
  const found: Placed[] = [];
  for (const id of Object.keys(NOT_SHOWN)) found.push(await find(id, known));
  return found;
}

async function find(id: string, known: Known): Promise<Placed> {
  const { manner, extensions } = known;
  const named = manner.paths[id];
  if (named !== undefined) return { id, path: named, is: named === null ? 'none' : 'ok', words: 'as configured' };
  const { extension } = callOf(id);
  if (extension !== undefined && extensions.has(extension satisfies Extension))
    return { id, path: undefined, is: 'ok', words: `listed, by the extension ${extension}` };
  // An extension that is not listed is not there anyhow.
  const absent = extension === undefined ? null : undefined;
  const asks = readable(id, known);
  const isThere = asks ?? describable(known);
  for (const other of [undefined, ...(ELSEWHERE[id] ?? [])]) {
    if (!(await isThere(id, other))) continue;
    const own = callOf(id).path;
    return { id, path: other ?? (extension === undefined ? undefined : own), is: 'ok', words: other ?? own };
  }
  if (asks) return { id, path: absent, is: 'none', words: 'was not found' };
  return {
    id,
    path: absent,
    is: 'unknown',
    words: id.startsWith('GET ') ? 'nothing was met to ask about' : 'nobody can tell without making it',
  };
}

type IsThere = (id: string, path: string | undefined) => Promise<boolean>;

/** By asking for it; undefined where it changes something, or there is nothing to ask about. */
function readable(id: string, { manner, met }: Known): IsThere | undefined {
  const input = ASKED[id]?.(met);
  if (input === undefined || Object.values(input).some((value) => value === undefined)) return undefined;
  return async (_, path) => {
    const paths = path === undefined ? manner.paths : { ...manner.paths, [id]: path };
    const answer = await ask({ ...manner, paths }, id, input as Record<string, string | number>);
    // A success without data is what some answer at any address.
    if (!isGood(answer) || answer.data === undefined || answer.data === null) return false;
    return readAsConsole(id, answer).is !== 'NO';
  };
}

/** By what the server says of itself. */
function describable({ manner, knows }: Known): IsThere {
  return async (id, path) => {
    const paths = path === undefined ? manner.paths : { ...manner.paths, [id]: path };
    return (await knows(...templateOf({ ...manner, paths }, id))) === 'there';
  };
}

/** With the names of its parameters still in it. */
function templateOf(manner: Manner, id: string): readonly [string, string] {
  const { params = {} } = callOf(id);
  const [method, path] = placeOf(manner, id);
  const named = manner.paths[id];
  if (typeof named === 'string') {
    const [, other = method, at = path] = /^(?:([A-Z]+) )?(\/\S*)$/.exec(named) ?? [];
    return [other, at.split('?')[0] ?? at];
  }
  return [method, Object.keys(params).length > 0 ? callOf(id).path : path];
}
