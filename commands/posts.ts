import { hotlive, tvSlider } from '../contract/curatedMedia';
import type { MediaList } from '../contract/media';
import * as media from '../contract/media';
import type { Post } from '../contract/posts';
import * as posts from '../contract/posts';
import { Code } from '../contract/wire/codes';
import { HOTLIVE_MEDIA_TYPES, SLIDER_MEDIA_TYPES } from '../contract/wire/constants';
import {
  defineChoice,
  defineConsoleCommand,
  defineMutation,
  type Move,
  many,
  mapAnswer,
  noopIfExisting,
  one,
  oneOf,
} from './core/definition';
import { ok } from './core/disabledReason';
import { late } from './core/late';
import type { World } from './core/world';
import { isUnsure, mayBeOf, type PromotedBy, promotedBy } from './postMedia';

const lookups = late(() => import('./lookups'));

const notGone = (row: Post) => (row.deleted ? 'post.gone' : ok);

/** A post takes its media along out of the lists that they were promoted into, and back. */
const promoted =
  (as: Move['as']) =>
  ({ media }: Post): readonly Move[] =>
    media.flatMap(({ idmedia: id, lists = [] }) =>
      id === undefined
        ? []
        : lists.map((list) => ({ kind: list === 'hotlive' ? ('hotlive' as const) : ('tvSlider' as const), id, as })),
    );

const openPost = defineConsoleCommand({
  id: 'post.open',
  on: one('post'),
  permission: 'POST_VIEW',
  icon: 'panel-right-open',
  run: (world, [row]) => row && world.open('post', row.postId),
});

export const openPostAuthor = defineConsoleCommand({
  id: 'post.openAuthor',
  on: one('post'),
  permission: 'PROFILE_VIEW',
  key: { press: 'Shift+Enter', where: 'post' },
  reads: ['owner'],
  icon: 'user',
  when: ({ owner }) => (owner.pubkey === undefined ? 'command.memberUnknown' : ok),
  run: (world, [row]) => (row?.owner.pubkey === undefined ? undefined : world.open('profile', row.owner.pubkey)),
});

const showPostComments = defineConsoleCommand({
  id: 'post.comments',
  on: one('post'),
  permission: { anyOf: ['POST_VIEW', 'REPORT_VIEW'] },
  icon: 'message-square',
  run: (world, [row]) => row && world.comments({ postId: row.postId }),
});

export const hidePost = defineMutation({
  id: 'post.hide',
  on: many('post'),
  endpoint: posts.hide,
  key: { press: 'h', where: 'post' },
  icon: 'eye-off',
  when: (row) => notGone(row) ?? (row.hidden ? 'post.alreadyHidden' : ok),
  change: (row) => ({ ...row, hidden: true }),
  run: ({ call }, row) => call(posts.hide, { idpost: row.postId }),
  undo: () => ['post.unhide', {}],
});

export const unhidePost = defineMutation({
  id: 'post.unhide',
  on: many('post'),
  endpoint: posts.unhide,
  icon: 'eye',
  when: (row) => notGone(row) ?? (row.hidden === false ? 'post.notHidden' : ok),
  change: (row) => ({ ...row, hidden: false }),
  run: ({ call }, row) => call(posts.unhide, { idpost: row.postId }),
  undo: () => ['post.hide', {}],
});

const blockPost = defineMutation({
  id: 'post.block',
  on: many('post'),
  endpoint: posts.block,
  key: { press: 'b', where: 'post' },
  tone: 'danger',
  icon: 'ban',
  confirm: 'marked',
  when: (row) => notGone(row) ?? (row.blocked ? 'post.alreadyBlocked' : ok),
  change: (row) => ({ ...row, blocked: true }),
  run: ({ call }, row) => call(posts.block, { idpost: row.postId }),
  undo: () => ['post.unblock', {}],
});

const unblockPost = defineMutation({
  id: 'post.unblock',
  on: many('post'),
  endpoint: posts.unblock,
  icon: 'circle-check',
  when: (row) => notGone(row) ?? (row.blocked === false ? 'post.notBlocked' : ok),
  change: (row) => ({ ...row, blocked: false }),
  run: ({ call }, row) => call(posts.unblock, { idpost: row.postId }),
  undo: () => ['post.block', {}],
});

const deletePost = defineMutation({
  id: 'post.delete',
  on: many('post'),
  endpoint: posts.remove,
  key: { press: 'v', where: 'post' },
  tone: 'danger',
  icon: 'trash-2',
  confirm: 'marked',
  when: notGone,
  change: (row) => ({ ...row, deleted: true }),
  run: async ({ call }, row) => mapAnswer(await call(posts.remove, { idpost: row.postId }), () => null),
  moves: promoted('out'),
  undo: () => ['post.restore', {}],
});

const restorePost = defineMutation({
  id: 'post.restore',
  on: many('post'),
  endpoint: posts.restore,
  key: { press: 'r', where: 'post' },
  icon: 'rotate-ccw',
  when: (row) => (row.deleted ? ok : 'post.notDeleted'),
  change: ({ deletion: _restored, ...row }) => ({ ...row, deleted: false }),
  run: ({ call }, row) => call(posts.restore, { idpost: row.postId }),
  moves: promoted('back'),
  undo: () => ['post.delete', {}],
});

type Media = readonly PromotedBy[];
const mediaFor = (types: readonly number[]) => (row: Post) =>
  promotedBy(row).filter((medium) => mayBeOf(types, medium));
const hotliveMedia = mediaFor(HOTLIVE_MEDIA_TYPES);
const sliderMedia = mediaFor(SLIDER_MEDIA_TYPES);

/** Those of a post's media that can still go into a list. */
const openMedia = (legal: (row: Post) => Media, list: MediaList) => (row: Post) =>
  legal(row).filter((item) => !item.lists?.includes(list));
const newToHotlive = openMedia(hotliveMedia, 'hotlive');
const newToSlider = openMedia(sliderMedia, 'tvslider');

/** Which medium, asked only where one post has several: of many posts, each gives its first. */
const whichOf = (open: (row: Post) => Media) =>
  oneOf(
    (rows: readonly unknown[]) =>
      (rows as readonly Post[]).flatMap((row) =>
        open(row).map(({ idmedia, thumb }, index) => ({
          value: idmedia,
          label: `${index + 1}`,
          ...(thumb === undefined ? {} : { thumb }),
        })),
      ),
    {
      prefill: (rows) => {
        const [first, ...others] = rows as readonly Post[];
        const media = first ? open(first) : [];
        return others.length > 0 || media.length === 1 ? media[0]?.idmedia : undefined;
      },
    },
  );

/** The post has something to promote, or whoever wrote the server may know of something. */
const hasMedia = ({ media, idmedia }: Post) => (media.length === 0 && idmedia === undefined ? 'post.noMedia' : ok);

/**
 * docs/specification.md section 5: a post without media, without media of a legal type, or with all of it there, says so in its own
 * words; so does one of whose media the server does not say by what they are promoted.
 */
const promotable =
  (types: readonly number[], open: (row: Post) => Media, wrongType: string, allThere: string) => (row: Post) => {
    const why = notGone(row) ?? hasMedia(row);
    if (why !== ok) return why;
    const media = promotedBy(row);
    if (media.some((medium) => mayBeOf(types, medium))) return open(row).length === 0 ? allThere : ok;
    const isNameless = media.length === 0 && row.media.some(({ mediaType }) => types.includes(mediaType));
    return isNameless ? 'post.mediaUnknown' : wrongType;
  };

/** The chosen medium where it is this row's, else the row's first that can go there. */
const chosen = (media: Media, idmedia: string) =>
  media.some((item) => item.idmedia === idmedia) ? idmedia : (media[0]?.idmedia ?? idmedia);

/** The refusal of a medium of the wrong type, asked for where its post does not say which it is; undefined where the list takes it. */
async function wrongType({ call }: World, row: Post, idmedia: string, types: readonly number[]) {
  const medium = promotedBy(row).find((one) => one.idmedia === idmedia);
  if (medium === undefined || !isUnsure(types, medium)) return undefined;
  const answer = await call(media.byId, { idmedia });
  if (answer.refused !== undefined) return answer;
  const { mediaType } = answer.data;
  if (mediaType === undefined || types.includes(mediaType)) return undefined;
  return { refused: Code.malformed, message: `media type ${mediaType}` } as const;
}

/** The post with one of its media shown as being on a list, or as not being there. Of a server that never says, nothing is shown. */
const onList = (row: Post, idmedia: string, list: MediaList, isOn: boolean): Post => ({
  ...row,
  media: row.media.map((item) => {
    if (item.idmedia !== idmedia || item.lists === undefined) return item;
    const others = item.lists.filter((other) => other !== list);
    return { ...item, lists: isOn ? [...others, list] : others };
  }),
});

const toHotlive = promotable(HOTLIVE_MEDIA_TYPES, newToHotlive, 'post.noVideo', 'hotlive.alreadyThere');
const toSlider = promotable(SLIDER_MEDIA_TYPES, newToSlider, 'post.noImage', 'tvSlider.alreadyThere');

export const promoteToHotlive = defineMutation({
  id: 'post.promoteHotlive',
  on: many('post'),
  endpoint: hotlive.create,
  asks: { idmedia: whichOf(newToHotlive) },
  icon: 'radio',
  noopMessage: 'hotlive.alreadyThere',
  when: toHotlive,
  change: (row, { idmedia }) => onList(row, chosen(newToHotlive(row), idmedia), 'hotlive', true),
  run: async (world, row, given) => {
    const idmedia = chosen(newToHotlive(row), given.idmedia);
    const refusal = await wrongType(world, row, idmedia, HOTLIVE_MEDIA_TYPES);
    return refusal ?? noopIfExisting(await world.call(hotlive.create, { idmedia }));
  },
  arrived: async (world, row, { idmedia }) =>
    mapAnswer(
      await (await lookups()).onList(world, 'hotlive', chosen(newToHotlive(row), idmedia)),
      (found) => found && row,
    ),
  addsOnce: true,
  moves: (row, { idmedia }) => [{ kind: 'hotlive', id: chosen(newToHotlive(row), idmedia), as: 'added' }],
  undo: (before, { idmedia }) => ['post.unpromoteHotlive', { idmedia: chosen(newToHotlive(before), idmedia) }],
});

export const promoteToSlider = defineMutation({
  id: 'post.promoteSlider',
  on: many('post'),
  endpoint: tvSlider.create,
  asks: { idmedia: whichOf(newToSlider) },
  icon: 'gallery-horizontal',
  noopMessage: 'tvSlider.alreadyThere',
  when: toSlider,
  change: (row, { idmedia }) => onList(row, chosen(newToSlider(row), idmedia), 'tvslider', true),
  run: async (world, row, given) => {
    const idmedia = chosen(newToSlider(row), given.idmedia);
    const refusal = await wrongType(world, row, idmedia, SLIDER_MEDIA_TYPES);
    return refusal ?? noopIfExisting(await world.call(tvSlider.create, { idmedia }));
  },
  arrived: async (world, row, { idmedia }) =>
    mapAnswer(
      await (await lookups()).onList(world, 'tvslider', chosen(newToSlider(row), idmedia)),
      (found) => found && row,
    ),
  addsOnce: true,
  moves: (row, { idmedia }) => [{ kind: 'tvSlider', id: chosen(newToSlider(row), idmedia), as: 'added' }],
  undo: (before, { idmedia }) => ['post.unpromoteSlider', { idmedia: chosen(newToSlider(before), idmedia) }],
});

const theMedium = { idmedia: { as: 'internal' } as { readonly as: 'internal'; readonly type?: string } };

/** Takes back a promotion of this post; the hotlive screen has `hotlive.remove` for its own rows. */
const unpromoteFromHotlive = defineMutation({
  id: 'post.unpromoteHotlive',
  on: many('post'),
  endpoint: hotlive.remove,
  asks: theMedium,
  listed: false,
  change: (row, { idmedia }) => onList(row, idmedia, 'hotlive', false),
  run: async ({ call }, _row, { idmedia }) => mapAnswer(await call(hotlive.remove, { idmedia }), () => null),
  moves: (_row, { idmedia: id }) => [{ kind: 'hotlive', id, as: 'out' }],
  undo: (_row, { idmedia }) => ['post.promoteHotlive', { idmedia }],
});

const unpromoteFromSlider = defineMutation({
  id: 'post.unpromoteSlider',
  on: many('post'),
  endpoint: tvSlider.remove,
  asks: theMedium,
  listed: false,
  change: (row, { idmedia }) => onList(row, idmedia, 'tvslider', false),
  run: async ({ call }, _row, { idmedia }) => mapAnswer(await call(tvSlider.remove, { idmedia }), () => null),
  moves: (_row, { idmedia: id }) => [{ kind: 'tvSlider', id, as: 'out' }],
  undo: (_row, { idmedia }) => ['post.promoteSlider', { idmedia }],
});

/** Why nothing of a post can go anywhere: what is on a list already is said rather than what the other list does not take. */
function promotableAnywhere(row: Post) {
  const [hotliveWhy, sliderWhy] = [toHotlive(row), toSlider(row)];
  if (hotliveWhy === ok || sliderWhy === ok) return ok;
  const there = [hotliveWhy, sliderWhy].filter((why) => why?.endsWith('.alreadyThere'));
  if (there.length === 2) return 'post.promotedAlready';
  return there[0] ?? (sliderWhy === 'post.mediaUnknown' || hotliveWhy === sliderWhy ? sliderWhy : hotliveWhy);
}

/** `p`: runs at once when exactly one target is legal, else a step: h hotlive, s slider (docs/specification.md section 10.1, Posts). */
export const promotePost = defineChoice({
  id: 'post.promote',
  on: many('post'),
  alternatives: ['post.promoteHotlive', 'post.promoteSlider'],
  key: { press: 'p', where: 'post' },
  listed: false,
  when: promotableAnywhere,
  asks: {
    to: oneOf<'hotlive' | 'slider'>(
      [
        { value: 'hotlive', press: 'h' },
        { value: 'slider', press: 's' },
      ],
      {
        prefill: (rows) => {
          const some = rows as readonly Post[];
          const video = some.some((row) => newToHotlive(row).length > 0);
          const image = some.some((row) => newToSlider(row).length > 0);
          return video === image ? undefined : video ? 'hotlive' : 'slider';
        },
      },
    ),
  },
  pick: (_rows, { to }) => [to === 'hotlive' ? 'post.promoteHotlive' : 'post.promoteSlider', {}],
});

export const postCommands = [
  openPost,
  openPostAuthor,
  showPostComments,
  hidePost,
  unhidePost,
  blockPost,
  unblockPost,
  deletePost,
  restorePost,
  promoteToHotlive,
  promoteToSlider,
  unpromoteFromHotlive,
  unpromoteFromSlider,
  promotePost,
] as const;
