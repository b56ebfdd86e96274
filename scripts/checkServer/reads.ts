import { readAsConsole } from './asConsole';
import { missingFields } from './fields';
import { ask, callOf, isGood, type Manner, record, saidOf } from './wire';

/** `odd`: the console goes on with less; `may not`: this account lacks the permission; `not tried`: there is nothing to ask about. */
export interface Finding {
  readonly id: string;
  readonly is: 'ok' | 'odd' | 'NO' | 'may not' | 'not tried';
  readonly words: string;
}

/** Ids that were met, by what they are of. */
export type Met = Map<string, string | number>;
type Input = Readonly<Record<string, string | number>>;

interface Read {
  readonly id: string;
  /** What it is asked with; a parameter that is missing among what was met can't be asked for. */
  readonly with?: (met: Met) => Readonly<Record<string, string | number | undefined>>;
  /** What its first row, or its answer, lets later calls be asked with: name by field. */
  readonly meets?: Readonly<Record<string, string>>;
}

const FORBIDDEN = 308;
const TAKEN = 305;
const NAME_CHECK = 'GET /check/username';
const PAGE = { pos: 0, count: 20 };
const PLACE = { position: 0, count: 20 };
const NUMBERED = { page_number: 1, page_size: 20 };
const DAY = 86_400;
const range = () => {
  const endTime = Math.floor(Date.now() / 1000);
  return { startTime: endTime - 30 * DAY, endTime, timeSerialType: 'DAY' };
};

/** The reads of section 7, each after what it needs an id of. */
const READS: readonly Read[] = [
  { id: 'GET /adminusers/profile' },
  { id: 'GET /roles', with: () => NUMBERED, meets: { role: 'role_id' } },
  { id: 'GET /roles/{id}', with: (met) => ({ id: met.get('role') }) },
  { id: 'GET /roles/{id}/actions', with: (met) => ({ id: met.get('role') }) },
  {
    id: 'GET /adminusers/pages',
    with: () => ({ ...NUMBERED, status: 0 }),
    meets: { staff: 'uid', userName: 'user_name' },
  },
  { id: 'GET /search/users', with: (met) => ({ ...NUMBERED, status: 0, text: met.get('userName') }) },
  { id: 'GET /adminusers/query', with: (met) => ({ uid: met.get('staff') }) },
  { id: NAME_CHECK, with: (met) => ({ username: met.get('userName') }) },
  { id: 'GET /post/getlistpostfrompos', with: () => PAGE, meets: { post: 'idpost' } },
  { id: 'GET /report/getlistreportfrompos', with: () => PAGE, meets: { reportedPost: 'postId' } },
  {
    id: 'GET /comment/getlistcommentfrompos',
    with: (met) => ({ idpost: met.get('commented') ?? met.get('post'), pos: 0, count: 3 }),
    meets: { comment: 'idcomment' },
  },
  {
    id: 'GET /comment/getlistreplycommentfrompos',
    with: (met) => ({ idcomment: met.get('comment'), pos: 0, count: 3 }),
  },
  { id: 'GET /users/list', with: () => PAGE, meets: { member: 'uid', pubkey: 'pubkey' } },
  { id: 'GET /users/getbyuid', with: (met) => ({ uid: met.get('member') }) },
  { id: 'GET /users/getbypubkey', with: (met) => ({ pubkey: met.get('pubkey') }) },
  { id: 'GET /post/getlistpostbypubkey', with: (met) => ({ pubkey: met.get('pubkey'), ...PAGE }) },
  { id: 'GET /follow/getlistvip', with: () => PLACE, meets: { vip: 'pubkey' } },
  { id: 'GET /follow/detail', with: (met) => ({ pubkey: met.get('vip') }) },
  { id: 'GET /tv/list', with: () => PLACE, meets: { tv: 'pubkey' } },
  { id: 'GET /tv/detail', with: (met) => ({ pubkey: met.get('tv') }) },
  { id: 'GET /media/getlistmediafrompos', with: () => ({ mediaType: 1, ...PAGE }), meets: { media: 'idmedia' } },
  { id: 'GET /media/getbyid', with: (met) => ({ idmedia: met.get('media') }) },
  { id: 'GET /hotlive/list', with: () => PLACE, meets: { hotlive: 'idmedia' } },
  { id: 'GET /tvslider/list', with: () => PLACE, meets: { slide: 'idmedia' } },
  { id: 'GET /location/list', with: () => PAGE, meets: { temple: 'id', templeName: 'name' } },
  { id: 'GET /location/detail', with: (met) => ({ idlocation: met.get('temple') }) },
  { id: 'GET /search/locations', with: (met) => ({ text: met.get('templeName'), ...PAGE }) },
  { id: 'GET /statistical/registeruser', with: range },
  { id: 'GET /statistical/comment', with: range },
  { id: 'GET /statistical/post', with: range },
];

/** Makes every read of section 7 with ids that the server itself has named. */
export async function makeReads(manner: Manner, met: Met): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const read of READS) findings.push(await makeRead(manner, read, met));
  return findings;
}

async function makeRead(manner: Manner, { id, with: asked, meets = {} }: Read, met: Met): Promise<Finding> {
  if (manner.paths[id] === null) return { id, is: 'not tried', words: 'the configuration says that there is none' };
  const input = asked?.(met) ?? {};
  const missing = Object.entries(input).find(([, value]) => value === undefined || value === '');
  if (missing) return { id, is: 'not tried', words: `nothing was met that has a ${missing[0]}` };
  const answer = await ask(manner, id, input as Input);
  if (answer.is === 'envelope' && answer.code === FORBIDDEN) return { id, is: 'may not', words: saidOf(answer) };
  // Of a name that is there, some say so by refusing it.
  if (id === NAME_CHECK && answer.code === TAKEN) return { id, is: 'ok', words: 'says that the name is taken' };
  if (!isGood(answer)) return { id, is: 'NO', words: saidOf(answer) };
  const { data, total } = answer;
  const rows = Array.isArray(data) ? data : [data];
  for (const [name, field] of Object.entries(meets)) meet(met, name, rows, field);
  // A post that has comments is the better one to ask for some.
  const talked = rows.map(record).find((row) => Number(row?.totalComment) > 0)?.idpost;
  if (typeof talked === 'string' || typeof talked === 'number') met.set('commented', talked);
  const reading = readAsConsole(id, answer);
  const isList = callOf(id).list === true;
  if (reading.is === 'NO' && (data === undefined || data === null))
    return { id, is: 'NO', words: 'a success without data' };
  if (isList && !Array.isArray(data)) return { id, is: 'NO', words: 'data is no list' };
  if (id === NAME_CHECK && record(reading.data)?.available === true)
    return { id, is: 'odd', words: 'says that a name is free which is taken: whoever types it learns that too late' };
  const absent = missingFields(id, rows);
  return {
    id,
    is: reading.is,
    words: [
      Array.isArray(data) ? `${data.length} rows` : 'answers',
      ...(isList ? [total === undefined || total === null ? 'no total' : `total ${total}`] : []),
      ...(absent.length > 0 ? [`without ${absent.join(', ')}`] : []),
      ...(reading.words === null ? [] : [reading.words]),
    ].join('; '),
  };
}

/** The first row that has the field; numbers that stand in quotes within a text are taken out of them. */
function meet(met: Met, name: string, rows: readonly unknown[], field: string): void {
  for (const row of rows) {
    const value = record(row)?.[field];
    if (typeof value === 'number') return void met.set(name, value);
    if (typeof value === 'string' && value !== '') return void met.set(name, value.replace(/^"(.*)"$/, '$1'));
  }
}
