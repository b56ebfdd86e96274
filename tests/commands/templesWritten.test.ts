import { describe, expect, test } from 'vitest';
import type { AnyMutation } from '../../commands/core/definition';
import type { TempleRow, TempleWrite } from '../../commands/core/templeRow';
import type { World } from '../../commands/core/world';
import { commandById } from '../../commands/every';
import { findMade, type Making, makeTemple } from '../../commands/temples/made';
import { saveNew } from '../../commands/temples/saveNew';
import { sendEdit, sendOntoPresent, sendSeen } from '../../commands/temples/sendEdit';
import { findRow, takeBackRow, takeBackRows, writeRow, writeRows } from '../../commands/temples/writing';
import { DRAFT_ID, EMPTY_TEMPLE, type TempleFields } from '../../contract/temples/calls';
import { Code } from '../../contract/wire/codes';
import type { Endpoint, Extension } from '../../contract/wire/endpoint';
import { DATA_OF_CHANGES, plainTemples } from '../support/plainTemples';
import { aTemple, aTempleRow } from './rows';

let files = 0;
/** A server of section 7 alone, and names that no other test has used: what a page has made it remembers by name. */
function aPlainServer(options: Parameters<typeof plainTemples>[0] = {}) {
  files += 1;
  const server = plainTemples({ firstId: files * 10_000, ...options });
  const discarded: string[] = [];
  const world = {
    call: server.call,
    has: () => false,
    screen: () => ({ discard: (id: string) => discarded.push(id) }),
  } as unknown as World;
  const asked: string[] = [];
  const watched = {
    ...world,
    call: (endpoint: Endpoint, input: never) => {
      asked.push(endpoint.id);
      return server.call(endpoint, input);
    },
  } as unknown as World;
  return { server, world: watched, discarded, asked, name: `Chùa tệp ${files}` };
}
/** Of a temple that no other test has. */
const anId = () => {
  files += 1;
  return files * 10_000 + 9999;
};
const made = ({ arrived }: ReturnType<typeof plainTemples>) =>
  arrived.filter(({ call }) => call === 'POST /location/create');
const creating = (fields: Partial<TempleFields>, more: object = {}): TempleRow =>
  aTempleRow({ write: { is: 'create', fields: { ...EMPTY_TEMPLE, ...fields }, anyway: false, ...more } });
const onWire = (id: number, name: string, more: object = {}) => ({ id, name, type: 'PAGODA', ...more });
let runs = 0;
const making = (fields: Partial<TempleFields>, more: Partial<Making> = {}): Making => {
  runs += 1;
  return { run: `run ${runs}`, fields: { ...EMPTY_TEMPLE, type: 'PAGODA', ...fields }, isAwaited: true, ...more };
};
const idOf = (answer: Awaited<ReturnType<typeof makeTemple>>) =>
  answer.refused === undefined ? (answer.data?.templeId ?? null) : answer.refused;

describe('a temple made on a server that knows no keys', () => {
  test.each(DATA_OF_CHANGES)('is the one that its answer (%s) names, or that was not there before', async (says) => {
    const { server, world, name } = aPlainServer({ says, rows: [onWire(1, 'Chùa tệp 0')] });
    const answer = await makeTemple(world, making({ name, city: 'Huế' }));
    const [sent] = made(server);
    expect(idOf(answer)).toBe(sent?.id);
    expect(answer).toMatchObject({ data: { name, city: 'Huế' } });
    expect(made(server)).toHaveLength(1);
  });

  test.each([
    ['as the server has it', { data: aTemple({ templeId: 'n1', city: 'Hue' }) }, { templeId: 'n1', city: 'Hue' }],
    ['as it was sent', { refused: Code.unavailable, message: '' }, { templeId: 'n1', city: 'Huế' }],
  ])('is %s, where the answer names it and does not hold all of it', async (_how, detail, shown) => {
    const asked: unknown[] = [];
    const call = async ({ id }: Endpoint, input: unknown) => {
      asked.push([id, input]);
      if (id === 'GET /location/detail') return detail;
      return { data: id === 'POST /location/create' ? aTemple({ templeId: 'n1', city: '' }) : [] };
    };
    const fields = { name: 'Chùa gọi tên', city: 'Huế' };
    expect(await makeTemple({ call } as unknown as World, making(fields))).toMatchObject({ data: shown });
    expect(asked.at(-1)).toEqual(['GET /location/detail', { idlocation: 'n1' }]);
  });

  test('is not looked for where it is the first of its name and nobody waits to know which it is', async () => {
    const { world, asked, name } = aPlainServer({ says: 'null' });
    expect(await makeTemple(world, making({ name }, { known: [], isAwaited: false }))).toEqual({ data: null });
    expect(asked).toEqual(['POST /location/create']);
    // The next of that name has to know which there are by now.
    await makeTemple(world, making({ name, city: 'Vinh' }, { known: [], isAwaited: false }));
    expect(asked.slice(1)[0]).toBe('GET /search/locations');
  });

  test('is not the one of its name that was there before, nor another run’s', async () => {
    const there = aPlainServer();
    const name = there.name;
    const { server, world } = aPlainServer({ says: 'null', rows: [onWire(1, name)] });
    const first = await makeTemple(world, making({ name }));
    const second = await makeTemple(world, making({ name }));
    expect([idOf(first), idOf(second)]).toEqual(made(server).map(({ id }) => id));
  });

  test('those of one name that are made at the same time each find their own', async () => {
    const { server, world, name } = aPlainServer({ says: 'null' });
    const answers = await Promise.all([1, 2, 3].map(() => makeTemple(world, making({ name }))));
    expect(answers.map(idOf)).toEqual(made(server).map(({ id }) => id));
  });

  test('is refused as the server says', async () => {
    const refusal = { refused: Code.forbidden, message: 'no' };
    const call = async ({ id }: Endpoint) => (id.startsWith('POST') ? refusal : { data: [], total: 0 });
    expect(await makeTemple({ call } as unknown as World, making({ name: 'Chùa bị từ chối' }))).toEqual(refusal);
  });
});

describe('a temple whose answer was lost', () => {
  const lost = (when: 'before' | 'after', rows: readonly object[] = []) =>
    aPlainServer({
      rows: rows as never,
      loses: (call, nth) => (call.startsWith('POST') && nth === 0 ? when : undefined),
    });

  test('is found where it arrived, and known not to be there where it did not', async () => {
    for (const [when, isThere] of [
      ['after', true],
      ['before', false],
    ] as const) {
      const { server, world, name } = lost(when);
      const run = making({ name });
      expect((await makeTemple(world, run)).refused).toBe(Code.lost);
      expect(idOf(await findMade(world, run))).toBe(isThere ? made(server)[0]?.id : null);
    }
  });

  test('sent again it is not taken for one that is new', async () => {
    const { server, world, name } = lost('after');
    const run = making({ name, city: 'Huế' }, { known: [] });
    await makeTemple(world, run);
    const again = await makeTemple(world, run, true);
    expect(made(server)).toHaveLength(2);
    expect(idOf(again)).toBe(made(server)[1]?.id);
  });

  test('can’t be told from another that is alike, from twins of another page, or where nobody knows what was there', async () => {
    const { server, world, name } = lost('after');
    const run = making({ name });
    await makeTemple(world, run);
    server.stored.set('5', onWire(5, name));
    expect(idOf(await findMade(world, run))).toBe(Code.lost);
    server.stored.delete('5');
    expect(idOf(await findMade(world, making({ name })))).toBe(Code.lost);
    expect(idOf(await findMade(world, making({ name }, { known: [], hasTwins: true })))).toBe(Code.lost);
    expect(idOf(await findMade(world, making({ name }, { known: [] })))).toBe(made(server)[0]?.id);
  });

  test('is not one that differs in any field, or lies elsewhere', async () => {
    const { world, server, name } = aPlainServer();
    const fields = { name, city: 'Huế', nickname: 'Dâu', address: '1 Lê Lợi', country: 'VN', description: 'Cổ' };
    const id = anId();
    server.stored.set(`${id}`, onWire(id, name, { ...fields, city: ' Huế  ' }));
    for (const field of ['city', 'nickname', 'address', 'country', 'description'] as const)
      expect(idOf(await findMade(world, making({ ...fields, [field]: 'khác' }, { known: [] }))), field).toBe(Code.lost);
    expect(idOf(await findMade(world, making({ ...fields, place: { lat: 1, lng: 2 } }, { known: [] })))).toBe(
      Code.lost,
    );
    expect(idOf(await findMade(world, making(fields, { known: [`${id}`] })))).toBeNull();
    expect(idOf(await findMade(world, making(fields, { known: [] })))).toBe(`${id}`);
  });

  test('is one made since the draft was begun, clocks being a few minutes apart', async () => {
    const name = 'Chùa lúc nãy';
    const templeId = `${anId()}`;
    const call = async () => ({ data: [aTemple({ templeId, name, type: 'PAGODA', createdAt: 1000 })], total: 1 });
    const foundSince = async (since: number) =>
      idOf(await findMade({ call } as unknown as World, making({ name }, { since })));
    expect(await foundSince(1301)).toBeNull();
    expect(await foundSince(1300)).toBe(templeId);
  });

  test('is looked for on all pages of a search, and where that knows nothing, on the first and last of the list', async () => {
    const name = 'Chùa trang';
    const [onPages, inList] = [anId(), anId()];
    const rows = Array.from({ length: 7 }, (_, at) => onWire(at + 1, `${name} ${at}`));
    const pages = aPlainServer({ rows: [...rows, onWire(onPages, name)].reverse(), pageRows: 3, counts: false });
    expect(idOf(await findMade(pages.world, making({ name }, { known: [] })))).toBe(`${onPages}`);
    expect(pages.asked.filter((id) => id === 'GET /search/locations')).toHaveLength(4);
    const asked: unknown[] = [];
    const call = async ({ id }: Endpoint, input: { pos: number }) => {
      asked.push([id, input.pos]);
      if (id === 'GET /search/locations') return { refused: Code.unexpected, message: '' };
      const last = input.pos > 0 ? [aTemple({ templeId: `${inList}`, name, type: 'PAGODA' })] : [];
      return { data: input.pos === 0 ? Array.from({ length: 200 }, () => aTemple()) : last, total: 1200 };
    };
    expect(idOf(await findMade({ call } as unknown as World, making({ name }, { known: [] })))).toBe(`${inList}`);
    expect(asked).toEqual([
      ['GET /search/locations', 0],
      ['GET /location/list', 0],
      ['GET /location/list', 1000],
    ]);
  });

  test('can’t be known where nothing can be read, or a thousand have its name', async () => {
    const refusing = { call: async () => ({ refused: Code.unavailable, message: '' }) } as unknown as World;
    expect(idOf(await findMade(refusing, making({ name: 'Chùa im' }, { known: [] })))).toBe(Code.unavailable);
    const name = 'Chùa nghìn';
    const many = aPlainServer({ rows: Array.from({ length: 1001 }, (_, at) => onWire(at + 1, name)), pageRows: 500 });
    expect(idOf(await findMade(many.world, making({ name }, { known: [] })))).toBe(Code.lost);
    expect(many.asked).toEqual(Array(5).fill('GET /search/locations'));
  });
});

describe('a draft', () => {
  const draft = aTemple({ templeId: DRAFT_ID, createdAt: 1000 });
  test('becomes a temple under a key where the server knows those, and one made again keeps its id', async () => {
    const sent: unknown[] = [];
    const call = async (_endpoint: Endpoint, { body }: { body: unknown }) => {
      sent.push(body);
      return { data: aTemple() };
    };
    const world = { call, has: (extension: Extension) => extension === 'idempotency' } as unknown as World;
    const fields = { ...EMPTY_TEMPLE, name: 'Chùa Dâu' };
    await saveNew(world, draft, fields, false);
    await saveNew(world, aTemple({ templeId: 't1' }), fields, false);
    expect(sent).toEqual([fields, { ...fields, templeId: 't1' }]);
  });

  test('that was saved as nobody knows which is let go, and that is said', async () => {
    const { world, discarded, name } = aPlainServer({
      says: 'null',
      loses: (call, nth) => (call.startsWith('GET') && nth > 0 ? 'before' : undefined),
    });
    const fields = { ...EMPTY_TEMPLE, name };
    expect(await saveNew(world, draft, fields, false)).toMatchObject({ refused: Code.taskEnded });
    expect(discarded).toEqual([DRAFT_ID]);
    expect(await saveNew(world, aTemple({ name }), fields, false)).toMatchObject({ refused: Code.taskEnded });
    expect(discarded).toEqual([DRAFT_ID]);
    const seen = aPlainServer();
    expect(await saveNew(seen.world, draft, { ...fields, name: seen.name }, false)).toMatchObject({
      data: { name: seen.name },
    });
    expect(seen.discarded).toEqual([]);
  });
});

describe('an edit', () => {
  test('is not sent over what somebody has changed since, where the server does not look itself', async () => {
    const { server, world } = aPlainServer({ rows: [onWire(1, 'Chùa Dâu', { city: 'Huế', updated: 5 })] });
    const present = await world.call((await import('../../contract/temples/calls')).detail, { idlocation: '1' });
    const seen = present.refused === undefined ? present.data : expect.fail('it is there');
    expect(await sendSeen(world, { ...seen, updatedAt: 4 }, { city: 'Vinh' })).toMatchObject({
      data: { city: 'Vinh' },
    });
    server.change('1', { nickname: 'Diên Hựu', updated: 9 });
    expect(await sendSeen(world, seen, { city: 'Hội An' })).toMatchObject({
      refused: Code.changedMeanwhile,
      data: { nickname: 'Diên Hựu' },
    });
    expect(await sendOntoPresent(world, seen, { city: 'Hội An' })).toMatchObject({
      data: { city: 'Hội An', nickname: 'Diên Hựu' },
    });
    expect(await sendSeen(world, { ...seen, templeId: '2' }, { city: 'Vinh' })).toMatchObject({
      refused: Code.notFound,
    });
    expect(server.arrived.filter(({ call }) => call === 'PUT /location/edit')).toHaveLength(2);
  });

  test.each(DATA_OF_CHANGES)('shows the temple as it is then, whatever its answer (%s) holds', async (says) => {
    const { world, asked } = aPlainServer({ says, rows: [onWire(1, 'Chùa Dâu', { city: 'Huế' })] });
    const row = { ...aTemple({ templeId: '1', name: 'Chùa Dâu', city: 'Huế', type: 'PAGODA' }) };
    expect(await sendEdit(world, row, { city: 'Vinh' })).toMatchObject({ data: { templeId: '1', city: 'Vinh' } });
    expect(asked.includes('GET /location/detail')).toBe(says !== 'row');
  });

  test('that can’t be looked at again shows what was wanted', async () => {
    const call = async ({ id }: Endpoint) =>
      id === 'PUT /location/edit' ? { data: null } : { refused: Code.unavailable, message: '' };
    const world = { call, has: () => false } as unknown as World;
    expect(await sendEdit(world, aTemple({ city: 'Huế' }), { city: 'Vinh' })).toMatchObject({ data: { city: 'Vinh' } });
  });
});

describe('a row of a file', () => {
  test('makes its temple, and is taken back as long as that is as it was written', async () => {
    const { server, world, name } = aPlainServer();
    const row = creating({ name, type: 'PAGODA' }, { known: [] });
    const written = await writeRow(world, row, false);
    const templeId = made(server)[0]?.id ?? '';
    expect(written).toEqual({ data: { ...row, templeId } });
    server.change(templeId, { city: 'Vinh' });
    expect(await takeBackRow(world, { ...row, templeId }, false)).toMatchObject({ refused: Code.taskEnded });
    server.change(templeId, { city: '' });
    expect(await takeBackRow(world, { ...row, templeId }, false)).toEqual({ data: row });
    expect(server.stored.size).toBe(0);
    expect(await takeBackRow(world, { ...row, templeId }, false)).toMatchObject({ refused: Code.notFound });
    expect(server.arrived.map(({ call }) => call)).toEqual(['POST /location/create', 'DELETE /location/delete']);
    expect(await takeBackRow(world, { ...row, templeId }, true)).toMatchObject({ refused: Code.notFound });
  });

  test('that the server has not named is found before it is taken back, and is gone, or nobody can say', async () => {
    const { server, world, name } = aPlainServer({ says: 'null' });
    const row = creating({ name, type: 'PAGODA' }, { known: [] });
    expect(await writeRow(world, row, false)).toEqual({ data: { ...row, templeId: '' } });
    const found = await findRow(world, row);
    expect(found).toEqual({ data: { ...row, templeId: made(server)[0]?.id } });
    server.stored.set('57', onWire(57, name));
    const other = creating({ name, type: 'PAGODA' }, { known: [], hasTwins: true });
    expect(await takeBackRow(world, { ...other, templeId: '' }, false)).toMatchObject({
      refused: Code.changedMeanwhile,
    });
    server.stored.delete('57');
    expect(await takeBackRow(world, { ...row, templeId: '' }, false)).toEqual({ data: row });
    expect(await takeBackRow(world, { ...row, templeId: '' }, false)).toMatchObject({ refused: Code.notFound });
    expect(await findRow(world, row)).toEqual({ data: null });
  });

  test('goes out under its key, where the server knows those, and looks for nothing', async () => {
    const sent: unknown[] = [];
    const call = async ({ id }: Endpoint, input: unknown) => {
      sent.push([id, input]);
      return { data: null };
    };
    const world = { call, has: (extension: Extension) => extension === 'idempotency' } as unknown as World;
    const row = creating({ name: 'Chùa khóa' });
    expect(await writeRow(world, row, false)).toEqual({ data: { ...row, templeId: '' } });
    expect(sent).toEqual([['POST /location/create', { body: { ...EMPTY_TEMPLE, name: 'Chùa khóa' } }]]);
  });
});

describe('a row that fills a temple in', () => {
  const fills = (fields: Partial<TempleFields>, was: Partial<TempleFields>): TempleRow =>
    aTempleRow({ write: { is: 'update', templeId: '1', fields, was } satisfies TempleWrite });
  const there = () => aPlainServer({ rows: [onWire(1, 'Chùa Dâu', { city: '', nickname: 'Dâu' })] });

  test('writes what is not so already, knows what stood there, and gives that back', async () => {
    const { server, world } = there();
    const row = fills({ city: 'Huế', nickname: 'Dâu' }, { city: '', nickname: 'Dâu' });
    const written = await writeRow(world, row, false);
    const filled = { ...row, templeId: '1', former: { city: '', nickname: 'Dâu' } };
    expect(written).toEqual({ data: filled });
    expect(server.stored.get('1')).toMatchObject({ city: 'Huế', nickname: 'Dâu' });
    expect(await writeRow(world, row, false)).toEqual({ data: filled });
    expect(server.arrived).toHaveLength(1);
    expect(await takeBackRow(world, filled, false)).toEqual({ data: row });
    expect(server.stored.get('1')).toMatchObject({ city: '' });
    expect(await takeBackRow(world, filled, false)).toEqual({ data: row });
    expect(server.arrived).toHaveLength(2);
  });

  test('leaves what somebody has changed since, or that is gone, to a person', async () => {
    const { server, world } = there();
    const row = fills({ city: 'Huế' }, { city: '' });
    server.change('1', { city: 'Vinh' });
    expect(await writeRow(world, row, false)).toMatchObject({ refused: Code.changedMeanwhile });
    const filled = { ...row, templeId: '1', former: { city: '' } };
    expect(await takeBackRow(world, filled, false)).toMatchObject({ refused: Code.taskEnded });
    server.stored.delete('1');
    expect(await writeRow(world, row, false)).toMatchObject({ refused: Code.changedMeanwhile });
    expect(await takeBackRow(world, filled, false)).toMatchObject({ refused: Code.notFound });
    expect(server.arrived).toEqual([]);
    const silent = { call: async () => ({ refused: Code.unavailable, message: '' }) } as unknown as World;
    expect(await writeRow(silent, row, false)).toMatchObject({ refused: Code.unavailable });
  });

  test.each([
    [9, undefined],
    [10, Code.changedMeanwhile],
  ])('whose temple others keep changing is read and tried ten times, %i of them in vain', async (inVain, refused) => {
    for (const isBack of [false, true]) {
      const edits: unknown[] = [];
      const row = fills({ city: 'Huế' }, { city: '' });
      const call = async ({ id }: Endpoint, input: { body?: unknown }) => {
        if (id === 'GET /location/detail') return { data: aTemple({ templeId: '1', city: isBack ? 'Huế' : '' }) };
        edits.push(input.body);
        return edits.length > inVain
          ? { data: aTemple({ templeId: '1' }) }
          : { refused: Code.changedMeanwhile, message: '' };
      };
      const world = { call, has: () => true } as unknown as World;
      const filled = { ...row, templeId: '1', former: { city: '' } };
      const answer = await (isBack ? takeBackRow(world, filled, false) : writeRow(world, row, false));
      expect(answer.refused).toBe(refused);
      expect(edits).toHaveLength(10);
    }
  });
});

describe('many rows in one call', () => {
  const source = {
    id: 'i1',
    fileName: 'chua.csv',
    fileSize: 1,
    fileHash: '0'.repeat(64),
    rows: 5,
    leftOut: 0,
    refused: 0,
  };
  /** A server that keeps imports or none, and answers one outcome after the other. */
  const answering = (outcomes: readonly object[], keeps = true) => {
    const sent: { id: string; body: { rows: Record<string, unknown>[]; import?: unknown } }[] = [];
    const call = async ({ id }: Endpoint, { body }: { body: never }) => {
      sent.push({ id, body });
      return { data: outcomes };
    };
    return { world: { call, has: () => keeps } as unknown as World, sent };
  };
  const create = creating({ name: 'Chùa A' });
  const update = aTempleRow({ write: { is: 'update', templeId: 't2', fields: { city: 'Huế' }, was: { city: '' } } });

  test('are made or filled in, each as the server says of it', async () => {
    const rows = [create, update, create, create, create, create];
    const { world, sent } = answering([
      { outcome: 'created', id: 't1' },
      { outcome: 'updated', id: 't2' },
      { outcome: 'duplicate', id: 't3', message: 'like' },
      { outcome: 'refused', code: Code.forbidden, message: 'no' },
      { outcome: 'created' },
    ]);
    const keys = rows.map((_, at) => `k${at}`);
    expect(await writeRows(world, rows, keys, source)).toEqual({
      data: [
        { data: { ...create, templeId: 't1' } },
        { data: { ...update, templeId: 't2', former: { city: '' } } },
        { refused: Code.taskEnded, message: 'like' },
        { refused: Code.forbidden, message: 'no' },
        { refused: Code.malformed, message: '' },
        { refused: Code.malformed, message: '' },
      ],
    });
    expect(sent[0]?.body.import).toEqual(source);
    expect(sent[0]?.body.rows.map(({ key, line }) => [key, line])).toEqual(
      rows.map(({ line }, at) => [`k${at}`, line]),
    );
    expect(sent[0]?.body.rows.slice(0, 2)).toMatchObject([
      { temple: { name: 'Chùa A' } },
      { temple: { id: 't2', city: 'Huế' }, was: { id: 't2', city: '' } },
    ]);
  });

  test('name no import where the server keeps none, and leave out what there is nothing to write of', async () => {
    const { world, sent } = answering([{ outcome: 'updated', id: 't1' }], false);
    const answer = await writeRows(world, [create, aTempleRow({ write: null })], ['k0', 'k1'], source);
    expect(answer).toMatchObject({ data: [{ refused: Code.malformed }, { refused: Code.malformed }] });
    expect(sent[0]?.body).toEqual({ rows: [expect.not.objectContaining({ line: create.line })] });
  });

  test('are taken back, each as the server says of it, and are then as the file has them', async () => {
    const rows = [create, update, create, create, create, create].map((row, at) => ({ ...row, templeId: `t${at}` }));
    const { world, sent } = answering([
      { outcome: 'removed' },
      { outcome: 'restored' },
      { outcome: 'changed' },
      { outcome: 'gone', message: 'gone' },
      { outcome: 'refused', code: Code.forbidden, message: 'no' },
    ]);
    const keys = rows.map((_, at) => `k${at}`);
    expect(await takeBackRows(world, rows, keys, 'i1')).toMatchObject({
      data: [
        { data: create },
        { data: update },
        { refused: Code.taskEnded },
        { refused: Code.notFound, message: 'gone' },
        { refused: Code.forbidden, message: 'no' },
        { refused: Code.malformed, message: '' },
      ],
    });
    expect(sent[0]?.body).toEqual({ import: 'i1', rows: rows.map(({ line }, at) => ({ key: `k${at}`, line })) });
    const filled = { ...update, templeId: 't2', former: { city: '' } };
    const { data } = (await takeBackRows(world, [filled], ['k'], undefined)) as { data: object[] };
    expect(data[0]).toEqual({ data: update });
    expect(sent[1]?.body).toMatchObject({
      rows: [{ key: 'k', temple: { id: 't2', city: 'Huế' }, was: { id: 't2', city: '' } }],
    });
    expect(sent[1]?.body).not.toHaveProperty('import');
  });

  const [importRows, unimportRows] = ['temple.importRows', 'temple.unimportRows'].map(
    (id) => commandById(id) as AnyMutation,
  );
  test('can be rows that make a temple, and elsewhere than by imports none that fill one in', () => {
    const accepts = (row: TempleRow, keeps: boolean) => importRows?.bulk?.batch?.accepts(row, () => keeps);
    expect([create, update, aTempleRow({ write: null })].map((row) => accepts(row, true))).toEqual([true, true, false]);
    expect([create, update].map((row) => accepts(row, false))).toEqual([true, false]);
    const isNamed = (templeId?: string) =>
      unimportRows?.bulk?.batch?.accepts({ ...create, ...(templeId !== undefined && { templeId }) }, () => true);
    expect([isNamed(), isNamed('t1')]).toEqual([false, true]);
    expect(importRows?.when?.(aTempleRow({ write: null }))).toBe('temple.nothingToWrite');
    expect(importRows?.when?.(create)).toBeNull();
  });

  test('leave behind what taking them back needs, and the import that they were of', () => {
    const filled = { ...update, templeId: 't2', former: { city: '' } };
    expect(importRows?.outcome?.undoData?.(filled)).toEqual({ templeId: 't2', former: { city: '' } });
    expect(importRows?.outcome?.undoData?.(create)).toEqual({});
    expect(importRows?.undo?.(filled, { source })).toEqual(['temple.unimportRows', { importId: 'i1' }]);
    expect(importRows?.undo?.(filled, {})).toEqual(['temple.unimportRows', {}]);
  });

  test('an import can be taken back while its rows are kept and some stand', () => {
    const takeBack = commandById('temple.takeBackImport');
    const when = (kept: boolean, counts: object) =>
      takeBack?.when?.({ kept, counts: { created: 0, updated: 0, changed: 0, ...counts } } as never);
    expect(when(false, { created: 1 })).toBe('temple.importNotKept');
    expect(when(true, { removed: 3 })).toBe('temple.importTakenBack');
    for (const state of ['created', 'updated', 'changed']) expect(when(true, { [state]: 1 })).toBeNull();
  });
});
