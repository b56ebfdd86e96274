import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as temples from '../../contract/temples/calls';
import { points } from '../../contract/temples/points';
import { Code } from '../../contract/wire/codes';
import type { InputOf } from '../../contract/wire/endpoint';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { LONG_AGO } from './rows';

let server: TestServer;
let editor: Staff;
beforeAll(async () => {
  server = await startTestServer();
  editor = await server.staffWith(['LOCATION_VIEW', 'LOCATION_ADD', 'LOCATION_EDIT', 'LOCATION_DELETE']);
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`TRUNCATE temple, audit`.execute(server.db);
});

const fields = (more: Partial<temples.NewTemple> = {}): temples.NewTemple => ({
  ...temples.EMPTY_TEMPLE,
  name: 'Chùa Một Cột',
  ...more,
});
async function make(more: Partial<temples.NewTemple> = {}): Promise<temples.Temple> {
  const answer = await server.call(temples.create, { body: fields(more) }, { key: editor.key });
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer.data;
}
const edit = (body: temples.TempleChange) => server.call(temples.edit, { body }, { key: editor.key });
const remove = (idlocation: string) => server.call(temples.remove, { idlocation }, { key: editor.key });
type Asked = Omit<InputOf<typeof temples.search>, 'text'> & { text?: string };
async function names(more: Asked = {}) {
  const { text, ...paged } = more;
  const answer =
    text === undefined
      ? await server.call(temples.list, paged, { key: editor.key })
      : await server.call(temples.search, { text, ...paged }, { key: editor.key });
  return answer.refused === undefined
    ? { names: answer.data.map(({ name }) => name), total: answer.total }
    : answer.message;
}
const changes = () =>
  server.db.selectFrom('audit').select(['command', 'target_id', 'before', 'after']).orderBy('audit_id').execute();
/** Straight to the wire, for what no caller of the contract would send. */
async function send(method: string, path: string, body?: unknown) {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${editor.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    ...((await response.json()) as { error: { code: number; message: string }; data: never }),
  };
}

describe('a temple', () => {
  test('is kept as it was made, and found again by its id', async () => {
    const whole = fields({
      name: '  Chùa Trấn Quốc ',
      nickname: 'Khai Quốc',
      type: 'TEMPLE',
      address: '46 Thanh Niên',
      city: 'Hà Nội',
      country: 'Việt Nam',
      description: 'Dòng một\nDòng hai 🪷',
      place: { lat: 21.04794, lng: 105.83693 },
      avatar: 'https://anh.example/a.jpg',
      photos: ['/photos/u/b.webp', 'https://anh.example/a.jpg'],
    });
    const made = await make(whole);
    expect(made).toMatchObject({ ...whole, name: 'Chùa Trấn Quốc', createdAt: made.updatedAt });
    expect(await server.call(temples.detail, { idlocation: made.templeId }, { key: editor.key })).toMatchObject({
      status: 200,
      data: made,
    });
    expect(await changes()).toMatchObject([{ command: 'temple.create', target_id: made.templeId, before: null }]);
  });

  test('says on the wire where it is in strings, and 0 where nobody knows', async () => {
    const known = await make({ place: { lat: 0, lng: 109.33 } });
    const unknown = await make();
    const onWire = ({ templeId }: temples.Temple) => send('GET', `/location/detail?idlocation=${templeId}`);
    const maplocation = { lat: 0, lng: 109.33 };
    expect(await onWire(known)).toMatchObject({ data: { lat: '0', lng: '109.33', maplocation } });
    expect(await onWire(unknown)).toMatchObject({ data: { lat: '0', lng: '0', maplocation: null } });
    expect(known.place).toEqual({ lat: 0, lng: 109.33 });
    expect(unknown.place).toBeNull();
  });

  test.each([
    [{ name: '   ' }, 'name'],
    [{}, 'name'],
    [{ name: null }, 'name'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ name: 'Chùa', lat: '91', lng: '0' }, 'lat'],
    [{ name: 'Chùa', lat: '21,5', lng: '105' }, 'lat'],
    [{ name: 'Chùa', lat: 'NaN', lng: '105' }, 'lat'],
    [{ name: 'Chùa', photos: 'a' }, 'photos'],
  ])('is refused as %j, by the name of what is wrong', async (body, path) => {
    const answer = await send('POST', '/location/create', body);
    expect(answer).toMatchObject({ status: 400, data: { issues: [{ path: `body.${path}` }] } });
    if (path === 'name' && JSON.stringify(body).length < 50)
      expect(answer.error.message).toContain(temples.NAME_MISSING);
    expect(await names()).toMatchObject({ total: 0 });
  });

  test('is made once for one Idempotency-Key', async () => {
    const body = fields();
    const once = () => server.call(temples.create, { body }, { key: editor.key, idempotencyKey: 'mot-lan' });
    expect(await once()).toEqual(await once());
    expect(await names()).toMatchObject({ total: 1 });
  });
});

describe('an edit', () => {
  test('changes what it names and leaves the rest, and is recorded field by field', async () => {
    const before = await make({ city: 'Hà Nội', place: { lat: 21, lng: 105 } });
    const answer = await edit({
      templeId: before.templeId,
      updatedAt: before.updatedAt,
      nickname: 'Diên Hựu',
      place: null,
    });
    expect(answer).toMatchObject({ status: 200, data: { nickname: 'Diên Hựu', place: null, city: 'Hà Nội' } });
    expect((await changes()).at(-1)).toMatchObject({
      command: 'temple.edit',
      before: { nickname: '', place: { lat: 21, lng: 105 } },
      after: { nickname: 'Diên Hựu', place: null },
    });
    expect(await names({ text: 'dien huu' })).toMatchObject({ total: 1 });
  });

  test('of a row that somebody else has changed meanwhile answers 409 with the row as it is now', async () => {
    const read = await make();
    const { templeId, updatedAt } = read;
    const first = await edit({ templeId, updatedAt, city: 'Huế' });
    const second = await edit({ templeId, updatedAt, city: 'Vinh' });
    expect(second).toMatchObject({ status: 409, refused: Code.changedMeanwhile, data: { id: templeId, city: 'Huế' } });
    if (second.refused === undefined || first.refused !== undefined) throw new Error('not refused');
    const present = z.decode(temples.TempleOnWire, second.data as never);
    expect(present).toEqual(first.data);
    expect(await edit({ templeId, updatedAt: present.updatedAt, city: 'Vinh' })).toMatchObject({ status: 200 });
    expect(await edit({ templeId, nickname: 'không hỏi' })).toMatchObject({ status: 200, data: { city: 'Vinh' } });
  });

  test('that changes nothing leaves no trace, not even a new time', async () => {
    const { createdAt: _created, ...before } = await make();
    expect(await edit(before)).toMatchObject({ status: 200, data: before });
    expect(await changes()).toHaveLength(1);
  });

  test('of two at the same moment lets one through', async () => {
    const { templeId, updatedAt } = await make();
    const answers = await Promise.all(['a', 'b', 'c'].map((city) => edit({ templeId, updatedAt, city })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('needs both degrees or none, and a name', async () => {
    const { templeId } = await make();
    expect(await send('PUT', '/location/edit', { id: templeId, lat: '21' })).toMatchObject({
      status: 400,
      data: { issues: [{ path: 'body.lat' }] },
    });
    expect(await send('PUT', '/location/edit', { id: templeId, name: ' ' })).toMatchObject({ status: 400 });
    expect(await edit({ templeId: 'nowhere', name: 'x' })).toMatchObject({ status: 404, refused: Code.notFound });
  });
});

describe('a deleted temple', () => {
  test('is gone from every list, and comes back under its id with what is said of it then', async () => {
    const made = await make({ city: 'Huế' });
    const { templeId } = made;
    expect(await remove(templeId)).toMatchObject({ status: 200, data: { idlocation: templeId } });
    expect(await remove(templeId)).toMatchObject({ status: 404 });
    expect(await names()).toEqual({ names: [], total: 0 });
    expect(await names({ text: 'mot cot' })).toEqual({ names: [], total: 0 });
    expect(await edit({ templeId, city: 'Vinh' })).toMatchObject({ status: 404 });

    const again = await make({ templeId, city: 'Huế' });
    expect(again).toMatchObject({ templeId, createdAt: made.createdAt, city: 'Huế' });
    expect(await server.call(temples.create, { body: fields({ templeId }) }, { key: editor.key })).toMatchObject({
      status: 409,
      refused: Code.alreadyExists,
    });
    expect((await changes()).map(({ command }) => command)).toEqual([
      'temple.create',
      'temple.delete',
      'temple.create',
    ]);
  });

  test('of more than 30 days ago, and an id that never was, give a new temple', async () => {
    const { templeId } = await make();
    await server.db.updateTable('temple').set({ deleted_at: LONG_AGO }).where('temple_id', '=', templeId).execute();
    for (const asked of [templeId, temples.DRAFT_ID, 'never-was']) {
      const made = await make({ templeId: asked });
      expect(made.templeId).not.toBe(asked);
    }
    expect(await names()).toMatchObject({ total: 3 });
  });
});

describe('the list', () => {
  test('is newest first, or by name either way without regard to marks and case', async () => {
    const newest = ['Đình Đông', 'Chùa Bà', 'chùa Ân', 'Đền Và'];
    for (const [index, name] of newest.entries()) {
      const { templeId } = await make({ name });
      const created_at = LONG_AGO - index;
      await server.db.updateTable('temple').set({ created_at }).where('temple_id', '=', templeId).execute();
    }
    expect(await names()).toEqual({ names: newest, total: 4 });
    const sorted = ['chùa Ân', 'Chùa Bà', 'Đền Và', 'Đình Đông'];
    expect(await names({ sort: 'name' })).toMatchObject({ names: sorted });
    expect(await names({ sort: '-name' })).toMatchObject({ names: sorted.toReversed() });
    for (let pos = 0; pos <= 4; pos++) {
      for (const count of [1, 2, 5]) {
        expect(await names({ sort: 'name', pos, count })).toMatchObject({
          names: sorted.slice(pos, pos + count),
          total: 4,
        });
      }
    }
  });

  test.each([
    ['chua mot cot', 'Chùa Một Cột'],
    ['CHÙA MỘT', 'Chùa Một Cột'],
    ['dong', 'Đình Đống Đa'],
    ['Đống đa', 'Đình Đống Đa'],
    ['khai quoc', 'Chùa Trấn Quốc'],
    ['thanh nien', 'Chùa Trấn Quốc'],
    ['tây hồ tran', 'Chùa Trấn Quốc'],
  ])('is searched by %s', async (text, found) => {
    await make({ name: 'Chùa Một Cột', city: 'Ba Đình' });
    await make({ name: 'Đình Đống Đa' });
    await make({ name: 'Chùa Trấn Quốc', nickname: 'Khai Quốc', address: '46 Thanh Niên', city: 'Tây Hồ' });
    expect(await names({ text })).toEqual({ names: [found], total: 1 });
    expect(await names({ text: 'khong co dau' })).toEqual({ names: [], total: 0 });
    expect(await names({ text: 'chua', sort: '-name' })).toEqual({
      names: ['Chùa Trấn Quốc', 'Chùa Một Cột'],
      total: 2,
    });
  });
});

describe('temples are narrowed down', () => {
  const hanoi = { lat: 21.03, lng: 105.83 };
  beforeEach(async () => {
    await make({ name: 'Chùa Bà Đá', city: 'Hà Nội', country: 'Việt Nam', place: hanoi, photos: ['/photos/a.webp'] });
    await make({ name: 'Đền Hai Bà', type: 'TEMPLE', city: 'Thành phố Hà Nội', country: 'Việt Nam', place: hanoi });
    await make({ name: 'Chùa Láng', city: 'HA NOI', country: 'Vietnam', photos: ['/photos/b.webp'] });
    await make({ name: 'Pura Besakih', type: 'TEMPLE', city: 'Karangasem', country: 'Indonesia' });
  });
  test.each<[Asked, string[]]>([
    [{ type: 'TEMPLE' }, ['Pura Besakih', 'Đền Hai Bà']],
    [{ type: 'temple' }, []],
    [{ city: 'hà nội' }, ['Chùa Bà Đá', 'Chùa Láng', 'Đền Hai Bà']],
    [{ city: 'Hanoi' }, []],
    [{ country: 'viet' }, ['Chùa Bà Đá', 'Chùa Láng', 'Đền Hai Bà']],
    [{ country: 'viet nam' }, ['Chùa Bà Đá', 'Chùa Láng', 'Đền Hai Bà']],
    [{ without: 'place' }, ['Chùa Láng', 'Pura Besakih']],
    [{ without: 'photos' }, ['Pura Besakih', 'Đền Hai Bà']],
    [{ type: 'TEMPLE', city: 'noi', without: 'photos' }, ['Đền Hai Bà']],
    [{ city: '  ' }, ['Chùa Bà Đá', 'Chùa Láng', 'Pura Besakih', 'Đền Hai Bà']],
    [{ text: 'ba', without: 'photos' }, ['Đền Hai Bà']],
    [{ text: 'chua', city: 'ha noi', without: 'place' }, ['Chùa Láng']],
  ])('by %j', async (asked, expected) => {
    const found = await names(asked);
    expect(found).toMatchObject({ total: expected.length });
    expect(typeof found === 'string' ? found : [...found.names].sort()).toEqual([...expected].sort());
  });

  test('page by page in the order asked for, and a deleted one is in none', async () => {
    const [first, second] = await Promise.all([
      names({ city: 'ha noi', sort: 'name', count: 2 }),
      names({ city: 'ha noi', sort: 'name', pos: 2, count: 2 }),
    ]);
    expect(first).toEqual({ names: ['Chùa Bà Đá', 'Chùa Láng'], total: 3 });
    expect(second).toEqual({ names: ['Đền Hai Bà'], total: 3 });
    const { templeId } = await make({ name: 'Chùa Vua', city: 'Hà Nội' });
    expect(await names({ city: 'ha noi' })).toMatchObject({ total: 4 });
    await remove(templeId);
    expect(await names({ city: 'ha noi' })).toMatchObject({ total: 3 });
  });

  test('by what nothing can be without: 400', async () => {
    expect(await send('GET', '/location/list?without=name')).toMatchObject({ status: 400 });
  });
});

describe('places for the map', () => {
  async function pointsOf(asked: InputOf<typeof points> = {}) {
    const answer = await server.call(points, asked, { key: editor.key });
    if (answer.refused !== undefined) throw new Error(answer.message);
    return answer.data;
  }

  test('those that the list with the same filters has, with a place or without', async () => {
    const far = await make({ name: 'Pura Besakih', city: 'Karangasem', place: { lat: -8.374, lng: 115.4511 } });
    const bare = await make({ name: 'Chùa Láng', city: 'Hà Nội' });
    const { templeId: gone } = await make({ name: 'Chùa Vua', city: 'Hà Nội' });
    await remove(gone);
    const all = await pointsOf();
    expect(all.total).toBe(2);
    expect(all.ids).toEqual([far.templeId, bare.templeId].sort());
    const at = all.ids.indexOf(far.templeId);
    expect(all.names[at]).toBe('Pura Besakih');
    expect(all.degrees.slice(2 * at, 2 * at + 2)).toEqual([115.4511, -8.374]);
    expect(all.degrees.slice(2 - 2 * at, 4 - 2 * at)).toEqual([null, null]);
    expect((await pointsOf({ city: 'ha noi' })).ids).toEqual([bare.templeId]);
    expect((await pointsOf({ text: 'besakih' })).ids).toEqual([far.templeId]);
    expect((await pointsOf({ deleted: '1' })).ids).toEqual([gone]);
  });

  test('more than one answer holds: the next goes on after the last id', async () => {
    await sql`
      INSERT INTO temple (temple_id, name, nickname, type, address, city, country, description, avatar, photos,
        created_at, updated_at, sort_name, folded)
      SELECT 'm' || lpad(n::text, 6, '0'), 'Pura ' || n, '', 'TEMPLE', '', '', '', '', '', '{}', n, n, n::text, ''
      FROM generate_series(1, 25003) n`.execute(server.db);
    const first = await pointsOf();
    expect(first).toMatchObject({ total: 25_003 });
    expect(first.ids.length).toBe(25_000);
    const rest = await pointsOf({ after: first.ids.at(-1) ?? '' });
    expect(rest).toEqual({
      ids: ['m025001', 'm025002', 'm025003'],
      names: ['Pura 25001', 'Pura 25002', 'Pura 25003'],
      degrees: [null, null, null, null, null, null],
    });
  });
});

test('more than 10,000 found: the last page by name that is offered goes on where the one before it ended', async () => {
  await sql`
    INSERT INTO temple (temple_id, name, nickname, type, address, city, country, description, avatar, photos,
      created_at, updated_at, sort_name, folded)
    SELECT 'n' || n, 'Pura ' || n, '', 'TEMPLE', '', '', '', '', '', '{}', n, n, lpad(n::text, 6, '0'), ' pura ' || n
    FROM generate_series(1, 12000) n`.execute(server.db);
  const page = await names({ text: 'pura', sort: 'name', pos: 9_998, count: 2 });
  expect(page).toEqual({ names: ['Pura 9999', 'Pura 10000'], total: 10_000 });
  const last = await names({ type: 'TEMPLE', sort: 'name', pos: 11_998, count: 2 });
  expect(last).toEqual({ names: ['Pura 11999', 'Pura 12000'], total: 12_000 });
  const newest = await names({ type: 'TEMPLE', pos: 11_998, count: 2 });
  expect(newest).toEqual({ names: ['Pura 2', 'Pura 1'], total: 12_000 });
});

test.each([
  ['LOCATION_VIEW', ['list', 'search', 'detail']],
  ['TEMPLE_VIEW', ['list', 'search', 'detail']],
  ['LOCATION_ADD', ['create']],
  ['LOCATION_EDIT', ['edit']],
  ['LOCATION_DELETE', ['remove']],
])('%s allows %j and nothing else', async (permission, allowed) => {
  const { templeId } = await make();
  const { key } = await server.staffWith([permission]);
  const calls = {
    list: () => server.call(temples.list, {}, { key }),
    search: () => server.call(temples.search, { text: 'chua' }, { key }),
    detail: () => server.call(temples.detail, { idlocation: templeId }, { key }),
    create: () => server.call(temples.create, { body: fields() }, { key }),
    edit: () => server.call(temples.edit, { body: { templeId, city: 'Huế' } }, { key }),
    remove: () => server.call(temples.remove, { idlocation: templeId }, { key }),
  };
  for (const [name, call] of Object.entries(calls))
    expect(await call(), name).toMatchObject({ status: allowed.includes(name) ? 200 : 403 });
});
