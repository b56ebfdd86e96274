import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { aPost, aProfile } from '../../commands/rows';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
const { nameOfFound } = await import('../../../src/palette/found');
type FoundGroup = import('../../../src/palette/found').FoundGroup;
const { meanwhile, withAnswer } = await import('../../../src/palette/foundSoFar');

const member = (displayName: string, uid: number) => ({
  kind: 'profile' as const,
  row: aProfile({ displayName, uid, pubkey: `pk${uid}` }),
});
const post = (content: string) => ({ kind: 'post' as const, row: aPost({ content }) });
const named = (groups: readonly FoundGroup[]) => groups.map(({ kind, rows }) => [kind, ...rows.map(nameOfFound)]);
const khoa = (rest: string) => ({ words: `khoa ${rest}`, aim: { rest, kinds: ['profile' as const] } });

const TOAN = member('Hoàng Xuân Toàn', 1);
const ANH_KHOA = member('Nguyễn Anh Khoa', 2);

test('what a command is aimed at comes before what only mentions all of the words', () => {
  const answer = { named: [post('Khoá của hoàng xuân toàn')], aimed: [TOAN] };
  expect(named(withAnswer([], answer, khoa('hoang xuan toan'), false))).toEqual([
    ['aimed', 'Hoàng Xuân Toàn'],
    ['post', 'Khoá của hoàng xuân toàn'],
  ]);
});

test('who has the rest for a name is meant, and not what that person wrote', () => {
  const sought = { ...khoa('hoang xuan toan'), aim: { rest: 'hoang xuan toan', kinds: ['profile', 'post'] as const } };
  const theirs = post('Của hoàng xuân toàn');
  expect(named(withAnswer([], { named: [], aimed: [theirs, TOAN] }, sought, false))).toEqual([
    ['aimed', 'Hoàng Xuân Toàn'],
  ]);
  expect(named(withAnswer([], { named: [], aimed: [theirs] }, sought, false))).toEqual([
    ['aimed', 'Của hoàng xuân toàn'],
  ]);
});

test('who has all of the words for a name comes before: Khoa is one as well', () => {
  const sought = { words: 'anh khoa', aim: { rest: 'anh', kinds: ['profile' as const] } };
  const answer = { named: [ANH_KHOA], aimed: [member('Trần Anh', 3), ANH_KHOA] };
  expect(named(withAnswer([], answer, sought, false))).toEqual([
    ['profile', 'Nguyễn Anh Khoa'],
    ['aimed', 'Trần Anh', 'Nguyễn Anh Khoa'],
  ]);
});

test('whoever was found by name is aimed at with the word of the command, before the server has said more', () => {
  const found = withAnswer([], { named: [TOAN], aimed: [] }, { words: 'hoang xuan toan', aim: null }, false);
  const sought = { words: 'hoang xuan toan khoa', aim: { rest: 'hoang xuan toan', kinds: ['profile' as const] } };
  const members = ['profile', 'Hoàng Xuân Toàn'];
  expect(named(meanwhile(found, sought))).toEqual([['aimed', 'Hoàng Xuân Toàn'], members]);
  // A command for other kinds is not.
  const ofPosts = { ...sought, aim: { rest: 'hoang xuan toan', kinds: ['post' as const] } };
  expect(named(meanwhile(found, ofPosts))).toEqual([members]);
});

test('with the next letter only those stay whom the rest still names', () => {
  const found = withAnswer([], { named: [], aimed: [TOAN, member('Trần Toản', 4)] }, khoa('toan'), false);
  expect(named(meanwhile(found, khoa('hoang xuan toan')))).toEqual([['aimed', 'Hoàng Xuân Toàn']]);
});

test('no answer moves what is there while the mark is on it, and no row comes twice in a part', () => {
  const rows = fc.subarray([
    TOAN,
    ANH_KHOA,
    member('Lê Toàn', 5),
    member('Toàn', 6),
    member('Đỗ Toàn Khoa', 7),
    post('toàn khoa'),
  ]);
  fc.assert(
    fc.property(rows, rows, rows, rows, (namedFirst, aimedFirst, namedThen, aimedThen) => {
      const sought = khoa('toan');
      const members = (some: readonly (typeof TOAN | ReturnType<typeof post>)[]) =>
        some.filter(({ kind }) => kind === 'profile');
      const before = withAnswer([], { named: namedFirst, aimed: members(aimedFirst) }, sought, false);
      const after = withAnswer(before, { named: namedThen, aimed: members(aimedThen) }, sought, true);
      expect(after.slice(0, before.length)).toEqual(before);
      for (const isAimed of [true, false]) {
        const keys = after
          .filter(({ kind }) => (kind === 'aimed') === isAimed)
          .flatMap((group) => group.rows.map(nameOfFound));
        expect(new Set(keys).size).toBe(keys.length);
      }
      expect(after.filter(({ kind }) => kind === 'aimed').flatMap((group) => group.rows).length).toBeLessThanOrEqual(4);
    }),
  );
});
