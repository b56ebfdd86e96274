import { hotlive, tvSlider } from '../../contract/curatedMedia';
import type { MediaEntry, MediaList } from '../../contract/media';
import { HOTLIVE_MEDIA_TYPES, SLIDER_MEDIA_TYPES } from '../../contract/wire/constants';
import { defineConsoleCommand, defineMutation, many, mapAnswer, noopIfExisting, one } from '../core/definition';
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
  mapAnswer(await (await lookups()).onList(world, list, row.idmedia), (found) => found && row);

/** A medium shown as being on a list, or as not being there. Of a server that never says, nothing is shown. */
function onList(row: MediaEntry, list: MediaList, isOn: boolean): MediaEntry {
  if (row.lists === undefined) return row;
  const others = row.lists.filter((other) => other !== list);
  return { ...row, lists: isOn ? [...others, list] : others };
}

/** Puts a medium into hotlive, by its id (docs/specification.md section 5: types 2, 3, 4 and 7). */
export const addHotlive = defineMutation({
  id: 'hotlive.add',
  on: many('media'),
  endpoint: hotlive.create,
  key: { press: 'c', where: 'hotlive' },
  tone: 'good',
  icon: 'radio',
  noopMessage: 'hotlive.alreadyThere',
  picksFrom: { types: HOTLIVE_MEDIA_TYPES, list: 'hotlive' },
  when: (row) =>
    !isOfType(HOTLIVE_MEDIA_TYPES, row)
      ? 'hotlive.wrongType'
      : row.lists?.includes('hotlive')
        ? 'hotlive.alreadyThere'
        : ok,
  change: (row) => onList(row, 'hotlive', true),
  stillApplies: () => true,
  run: async ({ call }, row) => noopIfExisting(await call(hotlive.create, { idmedia: row.idmedia })),
  arrived: there('hotlive'),
  addsOnce: true,
  moves: ({ idmedia: id }) => [{ kind: 'hotlive', id, as: 'added' }],
  undo: () => ['hotlive.takeBack', {}],
});

/** What undo of `hotlive.add` runs, on the media that it added. */
const takeBackHotlive = defineMutation({
  id: 'hotlive.takeBack',
  on: many('media'),
  endpoint: hotlive.remove,
  listed: false,
  change: (row) => onList(row, 'hotlive', false),
  run: async ({ call }, row) => mapAnswer(await call(hotlive.remove, { idmedia: row.idmedia }), () => null),
  moves: ({ idmedia: id }) => [{ kind: 'hotlive', id, as: 'out' }],
  undo: () => ['hotlive.add', {}],
});

const removeHotlive = defineMutation({
  id: 'hotlive.remove',
  on: many('hotlive'),
  endpoint: hotlive.remove,
  key: { press: 'v', where: 'hotlive' },
  tone: 'danger',
  icon: 'trash-2',
  confirm: 'marked',
  when: isThere,
  change: (row) => ({ ...row, removed: true }),
  run: async ({ call }, row) => mapAnswer(await call(hotlive.remove, { idmedia: row.idmedia }), () => null),
  undo: () => ['hotlive.putBack', {}],
});

export const putBackHotlive = defineMutation({
  id: 'hotlive.putBack',
  on: many('hotlive'),
  endpoint: hotlive.create,
  listed: false,
  change: (row) => ({ ...row, removed: false }),
  run: async ({ call }, { idmedia }) => mapAnswer(await call(hotlive.create, { idmedia }), () => null),
  arrived: there('hotlive'),
  undo: () => ['hotlive.remove', {}],
});

export const openHotlivePost = defineConsoleCommand({
  id: 'hotlive.openPost',
  on: one('hotlive'),
  reads: ['idpost'],
  permission: 'POST_VIEW',
  icon: 'newspaper',
  when: hasPost,
  run: (world, [row]) => (row?.idpost === undefined ? undefined : world.open('post', row.idpost)),
});

export const openHotliveAuthor = defineConsoleCommand({
  id: 'hotlive.openAuthor',
  on: one('hotlive'),
  reads: ['ownerInfo'],
  permission: 'PROFILE_VIEW',
  key: { press: 'Shift+Enter', where: 'hotlive' },
  icon: 'user',
  when: hasOwner,
  run: (world, [row]) =>
    row?.ownerInfo.pubkey === undefined ? undefined : world.open('profile', row.ownerInfo.pubkey),
});

/** Puts a picture on the TV slider, by its id (docs/specification.md section 5: type 1). */
export const addTvSlider = defineMutation({
  id: 'tvSlider.add',
  on: many('media'),
  endpoint: tvSlider.create,
  key: { press: 'c', where: 'tvSlider' },
  tone: 'good',
  icon: 'gallery-horizontal',
  noopMessage: 'tvSlider.alreadyThere',
  picksFrom: { types: SLIDER_MEDIA_TYPES, list: 'tvslider' },
  when: (row) =>
    !isOfType(SLIDER_MEDIA_TYPES, row)
      ? 'tvSlider.wrongType'
      : row.lists?.includes('tvslider')
        ? 'tvSlider.alreadyThere'
        : ok,
  change: (row) => onList(row, 'tvslider', true),
  stillApplies: () => true,
  run: async ({ call }, row) => noopIfExisting(await call(tvSlider.create, { idmedia: row.idmedia })),
  arrived: there('tvslider'),
  addsOnce: true,
  moves: ({ idmedia: id }) => [{ kind: 'tvSlider', id, as: 'added' }],
  undo: () => ['tvSlider.takeBack', {}],
});

const takeBackTvSlider = defineMutation({
  id: 'tvSlider.takeBack',
  on: many('media'),
  endpoint: tvSlider.remove,
  listed: false,
  change: (row) => onList(row, 'tvslider', false),
  run: async ({ call }, row) => mapAnswer(await call(tvSlider.remove, { idmedia: row.idmedia }), () => null),
  moves: ({ idmedia: id }) => [{ kind: 'tvSlider', id, as: 'out' }],
  undo: () => ['tvSlider.add', {}],
});

const removeTvSlider = defineMutation({
  id: 'tvSlider.remove',
  on: many('tvSlider'),
  endpoint: tvSlider.remove,
  key: { press: 'v', where: 'tvSlider' },
  tone: 'danger',
  icon: 'trash-2',
  confirm: 'marked',
  when: isThere,
  change: (row) => ({ ...row, removed: true }),
  run: async ({ call }, row) => mapAnswer(await call(tvSlider.remove, { idmedia: row.idmedia }), () => null),
  undo: () => ['tvSlider.putBack', {}],
});

const putBackTvSlider = defineMutation({
  id: 'tvSlider.putBack',
  on: many('tvSlider'),
  endpoint: tvSlider.create,
  listed: false,
  change: (row) => ({ ...row, removed: false }),
  run: async ({ call }, { idmedia }) => mapAnswer(await call(tvSlider.create, { idmedia }), () => null),
  arrived: there('tvslider'),
  undo: () => ['tvSlider.remove', {}],
});

const openTvSliderPost = defineConsoleCommand({
  id: 'tvSlider.openPost',
  on: one('tvSlider'),
  reads: ['idpost'],
  permission: 'POST_VIEW',
  icon: 'newspaper',
  when: hasPost,
  run: (world, [row]) => (row?.idpost === undefined ? undefined : world.open('post', row.idpost)),
});

const openTvSliderAuthor = defineConsoleCommand({
  id: 'tvSlider.openAuthor',
  on: one('tvSlider'),
  reads: ['ownerInfo'],
  permission: 'PROFILE_VIEW',
  key: { press: 'Shift+Enter', where: 'tvSlider' },
  icon: 'user',
  when: hasOwner,
  run: (world, [row]) =>
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
