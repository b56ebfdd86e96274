import type { MediaList } from '../../contract/media';
import type { Post } from '../../contract/posts';
import { defineChoice, defineMutation, many, mapAnswer, noopIfExisting, oneOf } from '../core/definition';
import { type DisabledReason, ok } from '../core/disabledReason';
import type { TextKey } from '../core/textKey';
import { HOTLIVE, type PromotedList, TV_SLIDER } from '../curated/promotedLists';
import { lookups } from '../lateLookups';
import { isUnsure, mayBeOf, type PromotedBy, promotedBy } from './media';
import { notGone } from './visibility';

type Media = readonly PromotedBy[];
const mediaFor = (types: readonly number[]) => (row: Post) =>
  promotedBy(row).filter((medium) => mayBeOf(types, medium));

/** Those of a post's media that can still go into a list. */
const openMedia = (legal: (row: Post) => Media, list: MediaList) => (row: Post) =>
  legal(row).filter((item) => !item.lists?.includes(list));

/** Which medium, asked only where one post has several: of many posts, each gives its first. */
const whichOf = (open: (row: Post) => Media) =>
  oneOf(
    (rows: readonly unknown[]) =>
      (rows as readonly Post[]).flatMap((row) =>
        open(row).map(({ idmedia, thumb }, index) => ({
          value: idmedia,
          label: `${index + 1}`,
          ...(thumb === undefined ? {} : { thumb, isMedium: true as const }),
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

/** The post has something to promote, or names a medium that only the server knows. */
const hasMedia = ({ media, idmedia }: Post) => (media.length === 0 && idmedia === undefined ? 'post.noMedia' : ok);

/**
 * docs/specification.md section 5: a post without media, without media of a legal type, or with all of it there, says so in its own
 * words; so does one of whose media the server does not say by what they are promoted.
 */
const promotable =
  (types: readonly number[], open: (row: Post) => Media, wrongType: TextKey, allThere: TextKey) =>
  (row: Post): DisabledReason => {
    const why = notGone(row) ?? hasMedia(row);
    if (why !== ok) return why;
    if (promotedBy(row).some((medium) => mayBeOf(types, medium))) return open(row).length === 0 ? allThere : ok;
    const isNameless = row.media.some(({ mediaType }) => types.includes(mediaType));
    return isNameless ? 'post.mediaUnknown' : wrongType;
  };

/** The chosen medium where it is this row's, else the row's first that can go there. */
const chosen = (media: Media, idmedia: string) =>
  media.some((item) => item.idmedia === idmedia) ? idmedia : (media[0]?.idmedia ?? idmedia);

/** The post with one of its media shown as being on a list, or as not being there. Of a server that never says, nothing is shown. */
const onList = (row: Post, idmedia: string, list: MediaList, isOn: boolean): Post => ({
  ...row,
  media: row.media.map((item) => {
    if (item.idmedia !== idmedia || item.lists === undefined) return item;
    const others = item.lists.filter((other) => other !== list);
    return { ...item, lists: isOn ? [...others, list] : others };
  }),
});

interface Promotion<To extends 'Hotlive' | 'Slider'> extends PromotedList {
  readonly to: To;
  /** Why a post without media of these types is not promoted. */
  readonly noneReason: TextKey;
}

/** Promoting into one list, and taking that back. */
function promotion<const To extends 'Hotlive' | 'Slider'>({
  to,
  noun,
  list,
  calls,
  types,
  icon,
  noneReason,
}: Promotion<To>) {
  const open = openMedia(mediaFor(types), list);
  const theOne = (row: Post, { idmedia }: { readonly idmedia: string }) => chosen(open(row), idmedia);
  const reason = promotable(types, open, noneReason, `${noun}.alreadyThere`);
  const promote = defineMutation({
    id: `post.promote${to}`,
    recordedAs: `${noun}.add`,
    on: many('post'),
    endpoint: calls.create,
    asks: { idmedia: whichOf(open) },
    icon,
    words: { noopMessage: `${noun}.alreadyThere` },
    when: reason,
    change: (row, given) => onList(row, theOne(row, given), list, true),
    run: async (world, row, given) => {
      const idmedia = theOne(row, given);
      const medium = promotedBy(row).find((one) => one.idmedia === idmedia);
      const isToBeAsked = medium !== undefined && isUnsure(types, medium);
      const refusal = isToBeAsked ? await (await lookups()).wrongType(world, idmedia, types) : undefined;
      return refusal ?? noopIfExisting(await world.call(calls.create, { idmedia }));
    },
    elsewhere: {
      arrived: async (world, row, given) =>
        mapAnswer(await (await lookups()).onList(world, list, theOne(row, given)), (found) => found && row),
      addsOnce: true,
    },
    list: { moves: (row, given) => [{ kind: noun, id: theOne(row, given), as: 'added' }] },
    undo: (before, given) => [`post.unpromote${to}`, { idmedia: theOne(before, given) }],
  });
  /** Takes back a promotion of this post; the list's own screen has `remove` for its rows. */
  const unpromote = defineMutation({
    id: `post.unpromote${to}`,
    recordedAs: `${noun}.remove`,
    on: many('post'),
    endpoint: calls.remove,
    asks: { idmedia: { as: 'internal' } as { readonly as: 'internal'; readonly type?: string } },
    listed: false,
    change: (row, { idmedia }) => onList(row, idmedia, list, false),
    run: async ({ call }, _row, { idmedia }) => mapAnswer(await call(calls.remove, { idmedia }), () => null),
    list: { moves: (_row, { idmedia: id }) => [{ kind: noun, id, as: 'out' }] },
    undo: (_row, { idmedia }) => [`post.promote${to}`, { idmedia }],
  });
  return { open, reason, promote, unpromote };
}

const toHotlive = promotion({ ...HOTLIVE, to: 'Hotlive', noneReason: 'post.noVideo' });
const toSlider = promotion({ ...TV_SLIDER, to: 'Slider', noneReason: 'post.noImage' });

export const { promote: promoteToHotlive, unpromote: unpromoteFromHotlive } = toHotlive;
export const { promote: promoteToSlider, unpromote: unpromoteFromSlider } = toSlider;

/** Why nothing of a post can be promoted: that it is on a list already comes before that the other list does not take it. */
function promotableAnywhere(row: Post): DisabledReason {
  const [hotliveWhy, sliderWhy] = [toHotlive.reason(row), toSlider.reason(row)];
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
          const video = some.some((row) => toHotlive.open(row).length > 0);
          const image = some.some((row) => toSlider.open(row).length > 0);
          return video === image ? undefined : video ? 'hotlive' : 'slider';
        },
      },
    ),
  },
  pick: (_rows, { to }) => [to === 'hotlive' ? 'post.promoteHotlive' : 'post.promoteSlider', {}],
});
