import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { kindOf } from '../../../commands/core/definition';
import type { Kind } from '../../../commands/core/rows';
import { COMMANDS, commandById } from '../../../commands/every';
import { KINDS } from '../../../commands/kinds';
import { type CommandContext, commandStateOf } from '../../../commands/state';
import * as adminUsers from '../../../contract/adminUsers';
import { ReportCaseOnWire } from '../../../contract/casesOnWire';
import * as comments from '../../../contract/comments';
import { hotlive, tvSlider } from '../../../contract/curatedMedia';
import { tvUsers, vip } from '../../../contract/curatedMembers';
import * as media from '../../../contract/media';
import * as notifications from '../../../contract/notifications';
import * as posts from '../../../contract/posts';
import * as profiles from '../../../contract/profiles';
import * as reports from '../../../contract/reports';
import * as roles from '../../../contract/roles';
import * as stickers from '../../../contract/stickers';
import * as temples from '../../../contract/temples/calls';
import { ACTION_IDS } from '../../../contract/wire/areas';
import { type Endpoint, EXTENSIONS } from '../../../contract/wire/endpoint';
import { unreadOf } from '../../../contract/wire/unread';
import { createClient } from '../../../src/client/client';
import { plainText, renderCell } from '../../../src/grid/columns/unreadCell';
import { mediaColumns } from '../../../src/screens/curated/media';
import { postColumns } from '../../../src/screens/posts/columns';
import { profileColumns } from '../../../src/screens/profiles/columns';
import { reportColumns } from '../../../src/screens/reports/columns';
import { templeColumns } from '../../../src/screens/temples/columns';
import * as rows from '../../commands/rows';

const config = { apiUrl: '/api', sessionHeader: 'Authorization', sessionScheme: 'Bearer', photoUploadUrl: '' };

/** What the console makes of an answer of this call. */
async function answeredWith(
  endpoint: Endpoint,
  data: unknown,
  total?: unknown,
): Promise<{ data?: unknown; total?: number; refused?: number }> {
  const { call } = createClient({
    config,
    key: () => 'khoa',
    extensions: () => EXTENSIONS,
    fetch: async () => new Response(JSON.stringify({ error: { code: 200, message: 'OK' }, data, total })),
    onSessionEnded: () => {},
    onForbidden: () => {},
    onPending: () => {},
  });
  return call(endpoint, {} as never);
}

const aPost = () => rows.aPost({ media: [rows.aMedium()], origin: { postId: 'goc', content: 'bài gốc' } });
/** A list call of every kind of row, and a row of it. */
const LISTS: Readonly<Partial<Record<Kind, readonly [Endpoint, () => unknown]>>> = {
  post: [posts.list, aPost],
  comment: [comments.list, () => rows.aComment({ links: ['https://vi.example'], media: [rows.aMedium()] })],
  report: [reports.cases, () => rows.aCase({ media: [rows.aMedium()] })],
  profile: [profiles.list, () => rows.aProfile({ blocks: ['BLOCK_POST'] })],
  vip: [vip.list, rows.aVip],
  tvUser: [tvUsers.list, rows.aTvUser],
  media: [media.list, rows.aMediaEntry],
  hotlive: [hotlive.list, rows.aMediaEntry],
  tvSlider: [tvSlider.list, rows.aMediaEntry],
  adminUser: [adminUsers.list, rows.anAdminUser],
  role: [roles.list, rows.aRole],
  temple: [temples.list, () => rows.aTemple({ place: { lat: 21, lng: 105 }, photos: ['/photos/a.webp'] })],
  notification: [notifications.list, rows.aNotice],
  sticker: [stickers.list, rows.aSticker],
};
const KIND_NAMES = Object.keys(LISTS) as (keyof typeof LISTS)[];

type Wire = Record<string, unknown>;
const listOf = (kind: Kind) => {
  const [endpoint, make] = LISTS[kind] ?? [];
  if (!endpoint || !make) throw new Error(`No list of ${kind}`);
  return { endpoint, make };
};
/** A row as the wire has it. */
function wireRow(kind: Kind): Wire {
  const { endpoint, make } = listOf(kind);
  const [row] = z.encode(endpoint.data as z.ZodMiniType, [make()]) as unknown[];
  return JSON.parse(JSON.stringify(row)) as Wire;
}

/** Every place of a value, by path: its fields, their fields, and the items of its lists. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [[...path, name], ...placesIn(part, [...path, name])]);
}
/** The value with this in that place; left out where it is undefined. */
function broken(value: unknown, [name, ...rest]: readonly string[], odd: unknown): unknown {
  if (name === undefined) return odd;
  const copy = structuredClone(value) as Wire;
  copy[name] = broken(copy[name], rest, odd);
  return copy;
}

const ODD = fc.constantFrom(null, undefined, 'chuyện lạ', '1.2K', '', 12, 99_999, -1.5, true, [], {}, [null], { a: 1 });
const COLUMNS = {
  post: postColumns,
  report: reportColumns,
  profile: profileColumns,
  hotlive: mediaColumns,
  temple: templeColumns,
};
const standing: CommandContext = {
  principal: { uid: 1, tierId: 100, actions: new Set(ACTION_IDS) } as never,
  extensions: new Set(EXTENSIONS),
  screens: new Set(),
  isRunning: () => false,
};

describe('one odd row takes no other with it', () => {
  for (const kind of KIND_NAMES) {
    test(`whatever a server makes of one field of a ${kind}, all rows are listed`, async () => {
      const { endpoint } = listOf(kind);
      const idOf = KINDS[kind].idOf as (row: unknown) => string;
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 0, max: 1000 }),
          fc.integer({ min: 0, max: 2 }),
          ODD,
          async (which, at, odd) => {
            const wire = [wireRow(kind), wireRow(kind), wireRow(kind)];
            const places = placesIn(wire[at]);
            const path = places[which % places.length] ?? [];
            wire[at] = broken(wire[at], path, odd) as Wire;
            const answer = await answeredWith(endpoint, wire, 3);
            const listed = answer.data as Wire[];
            expect(listed).toHaveLength(3);
            expect(new Set(listed.map(idOf)).size).toBe(3);
            for (const [index, row] of listed.entries()) if (index !== at) expect(unreadOf(row)).toEqual([]);
            // What is drawn of it, and whether a command takes it, can be said of every row.
            for (const row of listed) {
              for (const column of COLUMNS[kind as keyof typeof COLUMNS] ?? []) {
                expect(() => renderCell(column as never, row)).not.toThrow();
                expect(typeof plainText(column as never, row)).toBe('string');
              }
              for (const command of COMMANDS.filter((one) => kindOf(one) === kind)) {
                const state = commandStateOf(command, [row], standing, kind);
                expect(state).not.toMatchObject({ why: 'command.failed' });
              }
            }
          },
        ),
        { numRuns: 50 },
      );
    });
  }

  test('a row that is no row at all keeps its place', async () => {
    for (const odd of [null, 7, 'x', [], true]) {
      const { data } = await answeredWith(posts.list, [wireRow('post'), odd, wireRow('post')], 3);
      const [, second] = data as Wire[];
      expect(data).toHaveLength(3);
      expect(unreadOf(second).map(({ field }) => field)).toContain('postId');
    }
  });
});

const oneOdd = async (change: Wire) => {
  const { data } = await answeredWith(posts.list, [{ ...wireRow('post'), ...change }]);
  return (data as posts.Post[])[0];
};
const why = (command: string, row: unknown) => {
  const found = commandById(command);
  return found && commandStateOf(found, [row], standing, 'post');
};

describe('what could be read of an odd row is shown', () => {
  test('what could not be read is named, by the row and by the wire', async () => {
    const row = await oneOdd({ timestamps: 'hôm qua', content: 'Chùa Hương' });
    expect(row).toMatchObject({ content: 'Chùa Hương', createdAt: Number.NaN });
    expect(unreadOf(row)).toEqual([{ field: 'createdAt', at: 'timestamps', isWhole: true }]);
  });

  test('a dash stands where it would be, and the words of no other', async () => {
    const row = await oneOdd({ timestamps: null });
    const [when] = postColumns.filter(({ id }) => id === 'createdAt');
    const [content] = postColumns.filter(({ id }) => id === 'content');
    expect(when && plainText(when, row as posts.Post)).toBe('');
    expect(content && plainText(content, row as posts.Post)).toBe(row?.content);
  });

  test('a command that needs what is missing says so; the others are as ever', async () => {
    const row = await oneOdd({ listMediaItems: 'không phải danh sách' });
    expect(why('post.promoteHotlive', row)).toEqual({ is: 'disabled', why: 'command.unread' });
    expect(why('post.hide', row)).toMatchObject({ is: 'ready' });
    const noFlag = await oneOdd({ hidden: 'có lẽ' });
    expect(why('post.hide', noFlag)).toEqual({ is: 'disabled', why: 'command.unread' });
    expect(why('post.openAuthor', noFlag)).toMatchObject({ is: 'ready' });
  });

  test('nothing can be done with a row whose id is missing', async () => {
    const row = await oneOdd({ idpost: null });
    for (const command of ['post.hide', 'post.delete', 'post.openAuthor', 'post.comments'])
      expect(why(command, row)).toEqual({ is: 'disabled', why: 'command.unread' });
  });

  test('a like count is a number or what the server made of one', async () => {
    expect((await oneOdd({ totalLike: '1.2K' }))?.likeCount).toBe('1.2K');
    expect((await oneOdd({ totalLike: 12 }))?.likeCount).toBe(12);
    expect(unreadOf(await oneOdd({ totalLike: '1.2K' }))).toEqual([]);
  });

  test('no text is no text, and an unknown medium is one of that type: neither is odd', async () => {
    const row = await oneOdd({ content: null, listMediaItems: [{ ...rows.aMedium(), mediaType: 12 }] });
    expect(row).toMatchObject({ content: '', media: [{ mediaType: 12 }] });
    expect(unreadOf(row)).toEqual([]);
  });

  test('of a list of whole cases an odd report is read as far as it says anything, and the others whole', async () => {
    const wire = z.encode(ReportCaseOnWire, rows.aCase({ reports: [rows.aCaseReport(), rows.aCaseReport()] }));
    const [first, second] = wire.reports;
    const { data } = await answeredWith(reports.cases, [
      { ...wire, reports: [{ ...first, timestamp: '1700000000', reason: 7, action: 'mới' }, second] },
    ]);
    const [row] = data as reports.ReportCase[];
    expect(row?.reports).toMatchObject([
      { reportId: first?.reportId, createdAt: 1_700_000_000, reason: '7' },
      { reportId: second?.reportId, reason: second?.reason },
    ]);
    expect(unreadOf(row)).toEqual([{ field: 'reports', at: 'reports.0.action', isWhole: false }]);
  });

  test('what the row does not use may be anything', async () => {
    expect(unreadOf(await oneOdd({ allComments: 'nhiều', hasMoreComment: 3, idmedia: 7.5 }))).toEqual([]);
  });

  test('numbers and texts are taken for each other where nothing is lost', async () => {
    const row = await oneOdd({ totalComment: '17', idpost: 508 });
    expect(row).toMatchObject({ postId: '508', commentCount: 17 });
    expect(unreadOf(row)).toEqual([]);
  });

  test('what clearly says the same is read as that: times in strings, flags as numbers, documents without their string', async () => {
    const post = await oneOdd({ timestamps: '1700000000', hidden: '1', blocked: 0 });
    expect(post).toMatchObject({ createdAt: 1_700_000_000, hidden: true, blocked: false });
    expect(unreadOf(post)).toEqual([]);
    const wire = {
      ...wireRow('profile'),
      uid: 42,
      authentic: 1,
      blockstatus: ['BLOCK_POST'],
      verifymap: { Phone: true },
    };
    const { data } = await answeredWith(profiles.list, [
      wire,
      { ...wire, pubkey: 'khac', authentic: false, blockstatus: null },
    ]);
    const [one, other] = data as profiles.Profile[];
    expect([unreadOf(one), unreadOf(other)]).toEqual([[], []]);
    expect(one).toMatchObject({ uid: 42, authentic: true, blocks: ['BLOCK_POST'], phoneVerified: true });
    expect(other).toMatchObject({ authentic: false, blocks: [] });
  });

  test('a total in a string is a total', async () => {
    expect(await answeredWith(posts.list, [wireRow('post')], '4997')).toMatchObject({ total: 4997 });
    expect(await answeredWith(posts.list, [wireRow('post')], 'nhiều')).not.toHaveProperty('total');
  });

  test('one row asked for is shown degraded too, but never a row of another id', async () => {
    const wire = { ...wireRow('post'), timestamps: 'hôm qua' };
    expect(unreadOf((await answeredWith(posts.one, wire)).data)).toHaveLength(1);
    expect(await answeredWith(posts.one, { ...wire, idpost: null })).toMatchObject({ refused: 500 });
  });

  test('an answer that is no list stays one that could not be read', async () => {
    expect(await answeredWith(posts.list, { rows: [] })).toMatchObject({ refused: 500 });
  });
});
