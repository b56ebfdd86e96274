import type { MediaEntry, MediaList } from '../../contract/media';
import { defineConsoleCommand, defineMutation, many, mapAnswer, one } from '../core/definition';
import { ok } from '../core/disabledReason';
import { lookups } from '../lateLookups';
import { curatedCommands } from './list';
import { HOTLIVE, type PromotedList, TV_SLIDER } from './promotedLists';

/** Of a medium whose type the server does not say, it judges alone. */
const isOfType = (types: readonly number[], { mediaType }: MediaEntry) =>
  mediaType === undefined || types.includes(mediaType);

/** A medium shown as being on a list, or as not being there. Of a server that never says, nothing is shown. */
function onList(row: MediaEntry, list: MediaList, isOn: boolean): MediaEntry {
  if (row.lists === undefined) return row;
  const others = row.lists.filter((other) => other !== list);
  return { ...row, lists: isOn ? [...others, list] : others };
}

/** The commands of a list into which media are promoted. */
function promotedMedia<const N extends 'hotlive' | 'tvSlider'>({ noun, list, calls, types, icon }: PromotedList<N>) {
  const common = curatedCommands({
    noun,
    icon,
    calls,
    add: ({ call }, idmedia) => call(calls.create, { idmedia }),
    takeOut: ({ call }, idmedia) => call(calls.remove, { idmedia }),
    find: async (world, idmedia) => (await lookups()).onList(world, list, idmedia),
  });
  const kind: 'hotlive' | 'tvSlider' = noun;
  return {
    /** Puts a medium there, by its id (docs/specification.md section 5 says of which types). */
    add: defineMutation({
      ...common.add,
      on: many('media'),
      form: { picksFrom: { types, list } },
      when: (row) => {
        if (!isOfType(types, row)) return `${noun}.wrongType`;
        return row.lists?.includes(list) ? `${noun}.alreadyThere` : ok;
      },
      change: (row) => onList(row, list, true),
      outcome: { stillApplies: () => true },
    }),
    remove: defineMutation({ ...common.remove, on: many(kind) }),
    openPost: defineConsoleCommand({
      id: `${noun}.openPost`,
      on: one(kind),
      reads: ['idpost'],
      permission: 'POST_VIEW',
      icon: 'newspaper',
      when: ({ idpost }) => (idpost === undefined ? 'curated.postUnknown' : ok),
      run: (world, [row]) => (row?.idpost === undefined ? undefined : world.open('post', row.idpost)),
    }),
    openAuthor: defineConsoleCommand({
      id: `${noun}.openAuthor`,
      on: one(kind),
      at: noun,
      reads: ['ownerInfo'],
      permission: 'PROFILE_VIEW',
      key: { press: 'Shift+Enter', where: noun },
      icon: 'user',
      when: ({ ownerInfo }) => (ownerInfo.pubkey === undefined ? 'command.memberUnknown' : ok),
      run: (world, [row]) =>
        row?.ownerInfo.pubkey === undefined ? undefined : world.open('profile', row.ownerInfo.pubkey),
    }),
    takeBack: defineMutation({
      ...common.takeBack,
      on: many('media'),
      change: (row) => onList(row, list, false),
    }),
    putBack: defineMutation({
      ...common.putBack,
      on: many(kind),
      run: async ({ call }, { idmedia }) => mapAnswer(await call(calls.create, { idmedia }), () => null),
    }),
  };
}

export const hotliveCommands = promotedMedia(HOTLIVE);
export const tvSliderCommands = promotedMedia(TV_SLIDER);

export const curatedMediaCommands = [...Object.values(hotliveCommands), ...Object.values(tvSliderCommands)] as const;
