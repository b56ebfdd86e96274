import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf } from '../../../commands/temples/fields';
import { making } from '../../../commands/temples/making';
import * as temples from '../../../contract/temples/calls';
import { DRAFT_ID, type Temple, type TempleFields } from '../../../contract/temples/calls';
import { Code } from '../../../contract/wire/codes';
import { actHistory } from '../../../src/run/history/actHistory';
import { rowOf } from '../../../src/state/rows';
import { aTemple } from '../../commands/rows';
import { aConsole } from '../../support/aConsole';
import { DATA_OF_CHANGES, plainTemples, type Wire } from '../../support/plainTemples';

const MAY = ['LOCATION_VIEW', 'LOCATION_ADD', 'LOCATION_EDIT', 'LOCATION_DELETE'] as const;
// Its clock stands still while a part is fetched.
beforeAll(async () => void (await making()));

type Server = ReturnType<typeof plainTemples>;
/** A console in front of such a server, with these rows in its list. */
const deskOn = (server: Server, rows: readonly Temple[]) =>
  aConsole({
    kind: 'temple',
    rows,
    may: MAY,
    extensions: [],
    refuse: ({ endpoint, input }) => server.call(endpoint, input as never),
  });
async function read(server: Server, id: string): Promise<Temple> {
  const answer = await server.call(temples.detail, { idlocation: id });
  return answer.refused === undefined ? answer.data : expect.fail(`refused ${answer.refused}`);
}

const odd: Wire = {
  id: 17,
  name: 'Chùa Dâu',
  nickname: null,
  type: 'ASHRAM',
  address: 5,
  city: 'Bắc Ninh',
  description: 'dài '.repeat(4000),
  lat: '21.0285000',
  lng: '105.8542000',
  maplocation: { lat: '21.0285000', lng: '105.8542000' },
  created: '1700000000',
  updated: null,
  avatar: null,
  photos: '["https://anh.example/1.jpg"]',
};

describe('a temple of another server', () => {
  test('is read whatever form its fields have', async () => {
    const server = plainTemples({ rows: [odd] });
    expect(await read(server, '17')).toMatchObject({
      templeId: '17',
      nickname: '',
      type: 'ASHRAM',
      address: '5',
      country: '',
      place: { lat: 21.0285, lng: 105.8542 },
      createdAt: 1_700_000_000,
      updatedAt: undefined,
      avatar: '',
      photos: ['https://anh.example/1.jpg'],
    });
  });

  test('lies where its map location says, where it has no other', async () => {
    const server = plainTemples({ rows: [{ id: 1, name: 'A', maplocation: { lat: 10.5, lng: '106.5' } }] });
    expect((await read(server, '1')).place).toEqual({ lat: 10.5, lng: 106.5 });
  });

  test('gets back what an edit leaves, byte for byte, and only fields of section 3', async () => {
    const server = plainTemples({ rows: [odd] });
    const harness = deskOn(server, [await read(server, '17')]);
    await harness.invoke('temple.edit', { fields: { city: 'Thuận Thành' } });
    await harness.quiet();
    expect(server.arrived.at(-1)?.body).toEqual({ ...odd, city: 'Thuận Thành' });
    expect(server.strange).toEqual([]);
    expect(harness.row(0)).toMatchObject({ city: 'Thuận Thành', type: 'ASHRAM' });
  });

  test('that is moved says where it is in all three fields, as does one without a place', async () => {
    const server = plainTemples({ rows: [odd] });
    const harness = deskOn(server, [await read(server, '17')]);
    const move = async (place: TempleFields['place']) => {
      await harness.invoke('temple.edit', { fields: { place } });
      await harness.quiet();
      return server.arrived.at(-1)?.body;
    };
    expect(await move({ lat: 11, lng: 107 })).toMatchObject({
      lat: '11',
      lng: '107',
      maplocation: { lat: 11, lng: 107 },
    });
    expect(await move(null)).toMatchObject({ lat: '0', lng: '0', maplocation: { lat: 0, lng: 0 } });
    expect((await read(server, '17')).place).toBeNull();
  });

  test('any field of any temple is edited, and no other changes', async () => {
    const texts = ['nickname', 'address', 'city', 'country', 'description'] as const;
    const said = fc.option(fc.oneof(fc.string(), fc.integer()), { nil: null });
    const temple = fc.record(
      {
        ...(Object.fromEntries(texts.map((name) => [name, said])) as Record<(typeof texts)[number], typeof said>),
        lat: fc.constantFrom('21.0285000', '21', '0', '', '-8.5e-1'),
        lng: fc.constantFrom('105.8500', '0', ''),
        photos: fc.constantFrom(null, '[]', ['a'], '["b","c"]', 'https://anh.example/1.jpg'),
        updated: fc.constantFrom(null, 5, '7'),
        type: fc.constantFrom('PAGODA', 'ASHRAM', null),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(temple, fc.constantFrom(...texts), async (some, field) => {
        const row: Wire = { id: 3, name: 'Chùa', ...some };
        const server = plainTemples({ rows: [row], says: 'null' });
        const harness = deskOn(server, [await read(server, '3')]);
        await harness.invoke('temple.edit', { fields: { [field]: 'mới toanh' } });
        await harness.quiet();
        const degrees = { lat: row.lat === '' ? '0' : row.lat, lng: row.lng === '' ? '0' : row.lng };
        const { lat = '0', lng = '0', updated: _now, ...rest } = server.stored.get('3') ?? {};
        const { updated: _then, ...was } = row;
        expect({ ...rest, lat: lat || '0', lng: lng || '0' }).toEqual({
          ...was,
          lat: degrees.lat ?? '0',
          lng: degrees.lng ?? '0',
          [field]: 'mới toanh',
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('an edit where the server holds it against nothing', () => {
  const aRow = { id: 3, name: 'Chùa', city: 'Huế', nickname: '', updated: 5 };

  test('is refused where somebody else has changed the temple since, and theirs stands', async () => {
    const server = plainTemples({ rows: [aRow] });
    const harness = deskOn(server, [await read(server, '3')]);
    server.change('3', { city: 'Vinh', updated: 9 });
    await harness.invoke('temple.edit', { fields: { nickname: 'mới' } });
    await harness.quiet();
    expect(server.arrived).toEqual([]);
    expect(harness.trouble(0)).toMatchObject({ code: Code.changedMeanwhile });
    expect(harness.row(0)).toMatchObject({ city: 'Vinh', nickname: '' });
  });

  test('keeps what the list has not said of it, where nobody has changed it', async () => {
    const server = plainTemples({ rows: [{ ...aRow, description: 'chỉ ở trang riêng' }] });
    const harness = deskOn(server, [{ ...(await read(server, '3')), description: '' }]);
    await harness.invoke('temple.edit', { fields: { nickname: 'mới' } });
    await harness.quiet();
    expect(server.stored.get('3')).toMatchObject({ nickname: 'mới', description: 'chỉ ở trang riêng' });
  });

  test('does not touch a temple of which something could not be read', async () => {
    const server = plainTemples({ rows: [{ ...aRow, photos: { a: 1 } }] });
    const harness = deskOn(server, [aTemple({ templeId: '3' })]);
    await harness.invoke('temple.setField', { field: 'city', value: 'Vinh' });
    await harness.quiet();
    expect(server.arrived).toEqual([]);
    expect(harness.trouble(0)).toBeDefined();
  });
});

describe('a new temple', () => {
  const draft = aTemple({ templeId: DRAFT_ID, name: 'Chùa mới', city: 'Huế', place: { lat: 16, lng: 107 } });
  function creating(options: Parameters<typeof plainTemples>[0]) {
    const server = plainTemples(options);
    const harness = deskOn(server, [draft]);
    return { server, harness, save: () => harness.invoke('temple.add', { fields: fieldsOf(draft) }) };
  }
  const creates = (server: Server) => server.arrived.filter(({ call }) => call === 'POST /location/create');

  test.each(DATA_OF_CHANGES)(
    'is found and shown as saved whatever the server answers (%s), and undo deletes that one',
    async (says) => {
      const { server, harness, save } = creating({ says, rows: [{ id: 1, name: 'Chùa mới', city: 'Vinh' }] });
      await save();
      await harness.quiet();
      expect(server.strange).toEqual([]);
      expect(creates(server)).toHaveLength(1);
      expect(creates(server)[0]?.body).not.toHaveProperty('id');
      expect(actHistory.entries[0]).toMatchObject({ outcome: 'done', rowId: '1001' });
      expect(rowOf('temple', '1001')).toMatchObject({ name: 'Chùa mới', city: 'Huế' });
      expect(await harness.runner.undo()).toBe(true);
      await harness.quiet();
      expect([...server.stored.keys()]).toEqual(['1']);
    },
  );

  test('of which nobody can say which it is is said to be saved, and not to be known', async () => {
    const { server, harness, save } = creating({ says: 'null' });
    const { stored } = server;
    const set = stored.set.bind(stored);
    // Whatever is made is found twice at once: somebody else has made the same in that moment.
    stored.set = (id, row) => set(`${id}0`, { ...row, id: Number(`${id}0`) }) && set(id, row);
    await save();
    await harness.quiet();
    expect(harness.said.at(-1)).toMatchObject({ key: 'temple.addedUnseen' });
    expect(actHistory.entries[0]).toMatchObject({ outcome: 'settled' });
  });

  test.each(DATA_OF_CHANGES)('whose answer (%s) is lost is looked for, found, and never sent twice', async (says) => {
    const { server, harness, save } = creating({
      says,
      loses: (call, nth) => (call === 'POST /location/create' && nth === 0 ? 'after' : undefined),
    });
    await save();
    await harness.clock.pass(60_000);
    expect(creates(server)).toHaveLength(1);
    expect(actHistory.entries[0]).toMatchObject({ outcome: 'done', rowId: '1001' });
  });
});
