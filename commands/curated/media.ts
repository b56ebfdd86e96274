import { hotlive, tvSlider } from '../../contract/curatedMedia';
import type { MediaEntry, MediaList } from '../../contract/media';
import { HOTLIVE_MEDIA_TYPES, SLIDER_MEDIA_TYPES } from '../../contract/wire/constants';
import { answered, defineCommand, defineLook, many, one, unlessThere } from '../core/definition';
import { ok } from '../core/disabledReason';
import { late } from '../core/late';
import type { World } from '../core/world';

const lookups = late(() => import('../lookups'));

const isThere = (row: MediaEntry) => (row.removed ? 'curated.removed' : ok);

/** Of a medium whose type the server does not say, it judges alone. */
const isOfType = (types: readonly number[], { mediaType }: MediaEntry) =>
  mediaType === undefined || types.includes(mediaType);

const hasPost = ({ idpost }: MediaEntry) => (idpost === undefined ? 'curated.postUnknown' : ok);
const hasOwner = ({ ownerInfo }: MediaEntry) => (ownerInfo.pubkey === undefined ? 'command.memberUnknown' : ok);

/** The row, where its medium is on the list now. */
const there = (list: MediaList) => async (world: World, row: MediaEntry) =>
  answered(await (await lookups()).onList(world, list, row.idmedia), (found) => found && row);

/** A medium shown as being on a list, or as not being there. Of a server that never says, nothing is shown. */
function onList(row: MediaEntry, list: MediaList, isOn: boolean): MediaEntry {
  if (row.lists === undefined) return row;
  const others = row.lists.filter((other) => other !== list);
  return { ...row, lists: isOn ? [...others, list] : others };
}

/** Puts a medium into hotlive, by its id (SPEC.md section 5: types 2, 3, 4 and 7). */
export const addHotlive = defineCommand({
  id: 'hotlive.add',
  on: many('media'),
  does: hotlive.create,
  key: { press: 'c', where: 'hotlive' },
  tone: 'good',
  icon: 'radio',
  already: 'hotlive.alreadyThere',
  picksFrom: { types: HOTLIVE_MEDIA_TYPES, list: 'hotlive' },
  when: (row) =>
    !isOfType(HOTLIVE_MEDIA_TYPES, row)
      ? 'hotlive.wrongType'
      : row.lists?.includes('hotlive')
        ? 'hotlive.alreadyThere'
        : ok,
  change: (row) => onList(row, 'hotlive', true),
  stands: () => true,
  run: async ({ call }, row) => unlessThere(await call(hotlive.create, { idmedia: row.idmedia })),
  arrived: there('hotlive'),
  addsOnce: true,
  moves: ({ idmedia: id }) => [{ kind: 'hotlive', id, as: 'added' }],
  undo: () => ['hotlive.takeBack', {}],
});

/** What undo of `hotlive.add` runs, on the media that it added. */
const takeBackHotlive = defineCommand({
  id: 'hotlive.takeBack',
  on: many('media'),
  does: hotlive.remove,
  listed: false,
  change: (row) => onList(row, 'hotlive', false),
  run: async ({ call }, row) => answered(await call(hotlive.remove, { idmedia: row.idmedia }), () => null),
  moves: ({ idmedia: id }) => [{ kind: 'hotlive', id, as: 'out' }],
  undo: () => ['hotlive.add', {}],
});

const removeHotlive = defineCommand({
  id: 'hotlive.remove',
  on: many('hotlive'),
  does: hotlive.remove,
  key: { press: 'v', where: 'hotlive' },
  tone: 'danger',
  icon: 'trash-2',
  confirm: 'marked',
  when: isThere,
  change: (row) => ({ ...row, removed: true }),
  run: async ({ call }, row) => answered(await call(hotlive.remove, { idmedia: row.idmedia }), () => null),
  undo: () => ['hotlive.putBack', {}],
});

export const putBackHotlive = defineCommand({
  id: 'hotlive.putBack',
  on: many('hotlive'),
  does: hotlive.create,
  listed: false,
  change: (row) => ({ ...row, removed: false }),
  run: async ({ call }, { idmedia }) => answered(await call(hotlive.create, { idmedia }), () => null),
  arrived: there('hotlive'),
  undo: () => ['hotlive.remove', {}],
});

export const openHotlivePost = defineLook({
  id: 'hotlive.openPost',
  on: one('hotlive'),
  reads: ['idpost'],
  needs: 'POST_VIEW',
  icon: 'newspaper',
  when: hasPost,
  show: (world, [row]) => (row?.idpost === undefined ? undefined : world.open('post', row.idpost)),
});

export const openHotliveAuthor = defineLook({
  id: 'hotlive.openAuthor',
  on: one('hotlive'),
  reads: ['ownerInfo'],
  needs: 'PROFILE_VIEW',
  key: { press: 'Shift+Enter', where: 'hotlive' },
  icon: 'user',
  when: hasOwner,
  show: (world, [row]) =>
    row?.ownerInfo.pubkey === undefined ? undefined : world.open('profile', row.ownerInfo.pubkey),
});

/** Puts a picture on the TV slider, by its id (SPEC.md section 5: type 1). */
export const addTvSlider = defineCommand({
  id: 'tvSlider.add',
  on: many('media'),
  does: tvSlider.create,
  key: { press: 'c', where: 'tvSlider' },
  tone: 'good',
  icon: 'gallery-horizontal',
  already: 'tvSlider.alreadyThere',
  picksFrom: { types: SLIDER_MEDIA_TYPES, list: 'tvslider' },
  when: (row) =>
    !isOfType(SLIDER_MEDIA_TYPES, row)
      ? 'tvSlider.wrongType'
      : row.lists?.includes('tvslider')
        ? 'tvSlider.alreadyThere'
        : ok,
  change: (row) => onList(row, 'tvslider', true),
  stands: () => true,
  run: async ({ call }, row) => unlessThere(await call(tvSlider.create, { idmedia: row.idmedia })),
  arrived: there('tvslider'),
  addsOnce: true,
  moves: ({ idmedia: id }) => [{ kind: 'tvSlider', id, as: 'added' }],
  undo: () => ['tvSlider.takeBack', {}],
});

const takeBackTvSlider = defineCommand({
  id: 'tvSlider.takeBack',
  on: many('media'),
  does: tvSlider.remove,
  listed: false,
  change: (row) => onList(row, 'tvslider', false),
  run: async ({ call }, row) => answered(await call(tvSlider.remove, { idmedia: row.idmedia }), () => null),
  moves: ({ idmedia: id }) => [{ kind: 'tvSlider', id, as: 'out' }],
  undo: () => ['tvSlider.add', {}],
});

const removeTvSlider = defineCommand({
  id: 'tvSlider.remove',
  on: many('tvSlider'),
  does: tvSlider.remove,
  key: { press: 'v', where: 'tvSlider' },
  tone: 'danger',
  icon: 'trash-2',
  confirm: 'marked',
  when: isThere,
  change: (row) => ({ ...row, removed: true }),
  run: async ({ call }, row) => answered(await call(tvSlider.remove, { idmedia: row.idmedia }), () => null),
  undo: () => ['tvSlider.putBack', {}],
});

const putBackTvSlider = defineCommand({
  id: 'tvSlider.putBack',
  on: many('tvSlider'),
  does: tvSlider.create,
  listed: false,
  change: (row) => ({ ...row, removed: false }),
  run: async ({ call }, { idmedia }) => answered(await call(tvSlider.create, { idmedia }), () => null),
  arrived: there('tvslider'),
  undo: () => ['tvSlider.remove', {}],
});

const openTvSliderPost = defineLook({
  id: 'tvSlider.openPost',
  on: one('tvSlider'),
  reads: ['idpost'],
  needs: 'POST_VIEW',
  icon: 'newspaper',
  when: hasPost,
  show: (world, [row]) => (row?.idpost === undefined ? undefined : world.open('post', row.idpost)),
});

const openTvSliderAuthor = defineLook({
  id: 'tvSlider.openAuthor',
  on: one('tvSlider'),
  reads: ['ownerInfo'],
  needs: 'PROFILE_VIEW',
  key: { press: 'Shift+Enter', where: 'tvSlider' },
  icon: 'user',
  when: hasOwner,
  show: (world, [row]) =>
    row?.ownerInfo.pubkey === undefined ? undefined : world.open('profile', row.ownerInfo.pubkey),
});

export const curatedMediaCommands = [
  addHotlive,
  removeHotlive,
  openHotlivePost,
  openHotliveAuthor,
  takeBackHotlive,
  putBackHotlive,
  addTvSlider,
  removeTvSlider,
  openTvSliderPost,
  openTvSliderAuthor,
  takeBackTvSlider,
  putBackTvSlider,
] as const;
