import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { kindOf } from '../../../commands/core/definition';
import type { Kind } from '../../../commands/core/rows';
import { COMMANDS } from '../../../commands/every';
import { KINDS } from '../../../commands/kinds';
import { type CommandContext, commandStateOf } from '../../../commands/state';
import * as comments from '../../../contract/comments';
import { hotlive, tvSlider } from '../../../contract/curatedMedia';
import * as media from '../../../contract/media';
import * as posts from '../../../contract/posts';
import { ACTION_IDS } from '../../../contract/wire/areas';
import type { Endpoint } from '../../../contract/wire/endpoint';
import { unreadOf } from '../../../contract/wire/unread';
import { createClient } from '../../../src/client/client';
import { plainText, renderCell } from '../../../src/grid/columns/unreadCell';
import { MediaStill } from '../../../src/media/MediaStill';
import { MediaThumb } from '../../../src/media/MediaThumb';
import { MediaView } from '../../../src/media/MediaView';
import { MediaGrid } from '../../../src/screens/components/MediaGrid';
import { PersonLine } from '../../../src/screens/components/PersonLine';
import { mediaColumns } from '../../../src/screens/curated/media';
import { postColumns, statesOf } from '../../../src/screens/posts/columns';
import { PostBody } from '../../../src/screens/posts/PostBody';

const config = { apiUrl: '/api', sessionHeader: 'X-Session', sessionScheme: '', photoUploadUrl: '' };

/** What the console makes of a list of this call on a server that has no extension. */
async function listed(endpoint: Endpoint, data: unknown): Promise<readonly Row[]> {
  const { call } = createClient({
    config,
    key: () => 'khoa',
    extensions: () => [],
    fetch: async () => new Response(JSON.stringify({ error: { code: 200, message: '' }, data })),
    onSessionEnded: () => {},
    onForbidden: () => {},
    onPending: () => {},
  });
  const answer = await call(endpoint, {} as never);
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer.data as readonly Row[];
}
type Row = Readonly<Record<string, unknown>>;

const standing: CommandContext = {
  principal: { tierId: 100, actions: new Set(ACTION_IDS) },
  extensions: new Set(),
  screens: new Set(),
  isRunning: () => false,
};

const word = fc.string({ unit: 'grapheme', maxLength: 12 });
const id = fc.stringMatching(/^[a-z0-9]{1,12}$/);
/** What a server makes of nothing: it says null, an empty text or does not speak of it. */
const absent = fc.constantFrom(null, '', undefined);
const perhaps = <T,>(value: fc.Arbitrary<T>) => fc.oneof(absent, value);
const perhapsList = <T,>(value: fc.Arbitrary<T>) => fc.option(fc.array(value, { maxLength: 3 }), { nil: undefined });
const numeral = fc.oneof(fc.nat(), fc.nat().map(String));

const medium = fc.record({
  mediaType: fc.constantFrom(1, 2, 3, 4, 6, 7, 10, 99, '2'),
  url: perhaps(fc.webUrl()),
  idmedia: perhaps(id),
  thumb: perhaps(fc.webUrl()),
});
const person = fc.record({
  displayName: word,
  avatar: perhaps(fc.webUrl()),
  uid: perhaps(fc.nat()),
  pubkey: perhaps(id),
});
const post = fc.record({
  idpost: id,
  idmedia: perhaps(id),
  timestamps: numeral,
  ownerInfo: person,
  originPostID: perhaps(id),
  originPostContent: perhaps(word),
  listMediaItems: perhapsList(medium),
  totalComment: numeral,
  lastComment: fc.oneof(word, absent, fc.record({ idcomment: id, content: word })),
  totalLike: fc.oneof(fc.nat(), fc.constant('1.2K')),
  allComments: perhaps(fc.constant([])),
  hasMoreComment: perhaps(fc.boolean()),
  content: fc.oneof(word, fc.constantFrom(null, undefined)),
  hidden: fc.option(fc.boolean(), { nil: undefined }),
  blocked: fc.option(fc.boolean(), { nil: undefined }),
});
const comment = fc.record({
  idcomment: id,
  timestamps: numeral,
  actionlinks: perhaps(fc.array(fc.oneof(word, fc.record({ text: word })), { maxLength: 2 })),
  totalComment: numeral,
  lastComment: fc.oneof(word, absent, fc.record({ content: word })),
  mediaitem: fc.option(medium),
  listMediaItems: perhapsList(medium),
  idpost: perhaps(id),
  content: fc.oneof(word, fc.constantFrom(null, undefined)),
  ownerInfo: fc.option(person, { nil: undefined }),
});
const entry = fc.record({
  idmedia: id,
  ownerInfo: person,
  mediaType: fc.oneof(fc.constantFrom(1, 2, 7, 99), fc.constant(undefined)),
  url: perhaps(fc.webUrl()),
  thumb: perhaps(fc.webUrl()),
  idpost: perhaps(id),
  timestamps: fc.option(numeral, { nil: undefined }),
  content: fc.oneof(word, fc.constantFrom(null, undefined)),
});

/** Whatever is drawn of a row, as markup. */
const draw = (node: ReactNode) => renderToStaticMarkup(node);
const WRONG = /NaN|undefined|null|Invalid|1970/;

const LISTS: readonly (readonly [Kind, Endpoint, fc.Arbitrary<unknown>, (row: never) => ReactNode])[] = [
  [
    'post',
    posts.list,
    post,
    (row: posts.Post) => (
      <>
        <PersonLine person={row.owner} />
        <PostBody post={row} />
        <MediaThumb media={row.media} />
        {statesOf(row).length}
      </>
    ),
  ],
  ['comment', comments.list, comment, (row: comments.PostComment) => <MediaGrid media={row.media} />],
  ...(
    [
      ['media', media.list],
      ['hotlive', hotlive.list],
      ['tvSlider', tvSlider.list],
    ] as const
  ).map(
    ([kind, endpoint]) =>
      [
        kind,
        endpoint,
        entry,
        (row: media.MediaEntry) => (
          <>
            <PersonLine person={row.ownerInfo} />
            <MediaView media={row} />
            <MediaStill media={row} uncovered={0} />
            <MediaThumb media={[row]} />
          </>
        ),
      ] as const,
  ),
];
const COLUMNS: Readonly<Partial<Record<Kind, readonly unknown[]>>> = {
  post: postColumns,
  hotlive: mediaColumns,
  tvSlider: mediaColumns,
};

describe('a row that leaves out whatever section 3 does not name', () => {
  for (const [kind, endpoint, rows, detail] of LISTS) {
    test(`is a ${kind} like any other: nothing of it is odd, and all of it can be shown and asked about`, async () => {
      await fc.assert(
        fc.asyncProperty(fc.uniqueArray(rows, { maxLength: 4, minLength: 1 }), async (wire) => {
          const found = await listed(endpoint, wire);
          expect(found).toHaveLength(wire.length);
          for (const row of found) {
            expect(unreadOf(row)).toEqual([]);
            expect(typeof (KINDS[kind].nameOf as (row: unknown) => string)(row)).toBe('string');
            expect(() => draw(detail(row as never))).not.toThrow();
            for (const column of COLUMNS[kind] ?? []) {
              expect(() => draw(renderCell(column as never, row))).not.toThrow();
              expect(typeof plainText(column as never, row)).toBe('string');
            }
            for (const command of COMMANDS.filter((one) => kindOf(one) === kind))
              expect(commandStateOf(command, [row], standing, kind)).not.toMatchObject({ why: 'command.failed' });
          }
        }),
        { numRuns: 30 },
      );
    }, 20_000);
  }

  test('shows nothing that the server has not said', async () => {
    const [row] = await listed(hotlive.list, [{ idmedia: 'm1', ownerInfo: { displayName: 'An' } }]);
    const shown = mediaColumns.map(
      (column) => `${draw(renderCell(column as never, row))} ${plainText(column as never, row)}`,
    );
    for (const cell of shown) expect(cell).not.toMatch(WRONG);
    const [plainest] = await listed(posts.list, [
      { idpost: 'p1', timestamps: 1_790_000_000, ownerInfo: { displayName: 'An' }, totalComment: 0, totalLike: '0' },
    ]);
    for (const column of postColumns) expect(draw(renderCell(column as never, plainest))).not.toMatch(WRONG);
  });
});
