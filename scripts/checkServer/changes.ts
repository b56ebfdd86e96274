// Changes: made only where they can be taken back and somebody has asked for it; of the rest only whether they are there.
import { CALLS } from '../../contract/calls';
import { NOT_SHOWN } from '../../contract/notShown';
import { type Knowing, placeOf } from './known';
import type { Finding } from './reads';
import { ask, callOf, type Heard, isGood, type Manner, record, saidOf } from './wire';

const CREATE = 'POST /location/create';
const EDIT = 'PUT /location/edit';
const DELETE = 'DELETE /location/delete';
const MADE = [CREATE, EDIT, DELETE];
/** Made by every check, at its two ends. */
const SESSION = ['POST /adminusers/login', 'POST /adminusers/logout'];

/** The changes of section 7. */
const CHANGE_IDS = CALLS.filter(
  ({ id, method, extension, path }) =>
    method !== 'GET' &&
    extension === undefined &&
    !(id in NOT_SHOWN) &&
    !path.startsWith('/photos/') &&
    !SESSION.includes(id),
).map(({ id }) => id);

/** Whether they are there; with `write`, a temple is made, changed and deleted. */
export async function checkChanges(manner: Manner, knows: Knowing, write: boolean): Promise<readonly Finding[]> {
  const made = write ? await tryTemple(manner) : [];
  const findings: Finding[] = [...made];
  for (const id of CHANGE_IDS) {
    if (made.some((one) => one.id === id)) continue;
    findings.push({ id, ...(await withoutMaking(manner, knows, id)) });
  }
  return findings;
}

async function withoutMaking(manner: Manner, knows: Knowing, id: string): Promise<Omit<Finding, 'id'>> {
  const [method] = placeOf(manner, id);
  const is = await knows(method, manner.paths[id] ?? callOf(id).path);
  if (is === 'there') return { is: 'ok', words: 'is there; not made' };
  if (is === 'not there') return { is: 'NO', words: 'the server says that it has no such call' };
  return { is: 'not tried', words: MADE.includes(id) ? 'not tried: --write would' : 'not tried' };
}

/** A temple with a name that says what it is, made, changed and deleted again. */
async function tryTemple(manner: Manner): Promise<readonly Finding[]> {
  const name = `Tam Quan check ${new Date().toISOString()} (a test: delete it)`;
  const fields = {
    name,
    nickname: '',
    type: 'PAGODA',
    address: '',
    city: '',
    country: '',
    description: '',
    lat: '0',
    lng: '0',
    avatar: '',
    photos: [],
  };
  const created = await ask(manner, CREATE, {}, fields);
  if (!isGood(created)) return [asFinding(CREATE, created, '')];
  // By its name and nothing else: what an answer means by a number may be somebody's temple.
  const answered = await templeOf(manner, created);
  const row = answered?.name === name ? answered : await found(manner, name);
  const id = row?.id;
  if (typeof id !== 'string' && typeof id !== 'number')
    return [{ id: CREATE, is: 'NO', words: `made "${name}", but no list or answer has its id: delete it by hand` }];
  const said = created.data === undefined || created.data === null ? 'no data' : 'data';
  const edited = await ask(manner, EDIT, {}, { ...fields, id, nickname: 'check' });
  const after = record((await ask(manner, 'GET /location/detail', { idlocation: id })).data);
  const deleted = await ask(manner, DELETE, { idlocation: id });
  const rest = await ask(manner, 'GET /location/detail', { idlocation: id });
  return [
    asFinding(CREATE, created, `made a temple and found it again; answers ${said}`),
    isGood(edited) && after?.nickname !== 'check'
      ? { id: EDIT, is: 'NO', words: 'a success, but the temple is as it was' }
      : asFinding(EDIT, edited, 'changed it'),
    isGood(deleted) && isGood(rest) && record(rest.data)?.id !== undefined
      ? { id: DELETE, is: 'NO', words: `a success, but "${name}" is still there: delete it by hand` }
      : asFinding(DELETE, deleted, 'deleted it'),
  ];
}

const asFinding = (id: string, heard: Heard, words: string): Finding =>
  isGood(heard) ? { id, is: 'ok', words } : { id, is: 'NO', words: saidOf(heard) };

/** The temple by the answer to its creation: the row, or its id. */
async function templeOf(manner: Manner, { data }: Heard): Promise<Readonly<Record<string, unknown>> | undefined> {
  const row = record(data);
  if (row?.id !== undefined && row.name !== undefined) return row;
  const id = row?.id ?? data;
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  return record((await ask(manner, 'GET /location/detail', { idlocation: id })).data);
}

/** By its name, where the answer says nothing of it. */
async function found(manner: Manner, name: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  for (const [id, input] of [
    ['GET /search/locations', { text: name, pos: 0, count: 20 }],
    ['GET /location/list', { pos: 0, count: 200 }],
  ] as const) {
    const { data } = await ask(manner, id, input);
    const row = Array.isArray(data) ? data.map(record).find((one) => one?.name === name) : undefined;
    if (row) return row;
  }
  return undefined;
}
