import { canonicalTag, tvUsers, type Vip, vip } from '../../contract/curatedMembers';
import { Code } from '../../contract/wire/codes';
import { defineConsoleCommand, defineMutation, internal, many, mapAnswer, one, someOf } from '../core/definition';
import { ok } from '../core/disabledReason';
import { COMMON_LANGUAGES, languageOption } from '../core/languages';
import type { AnswerOption } from '../core/option';
import type { World } from '../core/world';
import { lookups } from '../lateLookups';
import { curatedCommands, isThere } from './list';

const keyOf = ({ pubkey }: { readonly pubkey: string }) => pubkey;

/** Whether a member is on one of these lists. Where the detail is refused, the list says it. */
async function find({ call }: Pick<World, 'call'>, calls: typeof vip | typeof tvUsers, pubkey: string) {
  const answer = await call(calls.detail, { pubkey });
  if (answer.refused === undefined) return answer;
  const { idsIn, saidBy } = await lookups();
  return saidBy(await idsIn((query) => call(calls.list, query), keyOf), pubkey, { pubkey });
}

const ofVip = curatedCommands({
  noun: 'vip',
  icon: 'star',
  calls: vip,
  add: ({ call }, pubkey) => call(vip.create, { pubkey }),
  takeOut: ({ call }, pubkey) => call(vip.remove, { pubkey }),
  find: (world, pubkey) => find(world, vip, pubkey),
});

/** Makes members VIP accounts; those who already are stay as they are (docs/specification.md section 4). */
export const addVip = defineMutation({ ...ofVip.add, on: many('profile') });
const takeBackVip = defineMutation({ ...ofVip.takeBack, on: many('profile') });

export const removeVip = defineMutation({
  ...ofVip.remove,
  on: many('vip'),
  reads: ['languageTags'],
  undo: (before) => ['vip.putBack', { tags: before.languageTags }],
});

/** Puts a VIP account back as it was, languages and all; a server that takes no tags when adding is told them afterwards. */
export const putBackVip = defineMutation({
  ...ofVip.putBack,
  on: many('vip'),
  reads: ['languageTags'],
  asks: { tags: internal<readonly string[]>() },
  words: { noopMessage: 'vip.alreadyThere' },
  run: async ({ call }, { pubkey }, { tags }) => {
    const added = await call(vip.create, { pubkey, tags: [...tags] });
    if (added.refused !== undefined || tags.every((tag) => added.data?.languageTags.includes(tag))) return added;
    const tagged = await call(vip.setTags, { pubkey, tags: [...tags] });
    const isHalf = tagged.refused !== undefined && tagged.refused !== Code.lost;
    return isHalf ? { refused: Code.halfDone, message: tagged.message } : tagged;
  },
  elsewhere: {
    arrived: async (world, row, { tags }) => {
      const there = await ofVip.putBack.elsewhere.arrived(world, row);
      if (there.refused !== undefined || there.data === null || tags.length === 0) return there;
      const tagged = await world.call(vip.setTags, { pubkey: row.pubkey, tags: [...tags] });
      return mapAnswer(tagged, (now) => now ?? { ...row, removed: false, languageTags: [...tags] });
    },
  },
});

const someLanguages = (options: (rows: readonly unknown[]) => readonly AnswerOption[]) => ({
  languages: someOf<string>(options, {
    check: (chosen) => (chosen.length === 0 ? 'vip.chooseLanguages' : ok),
  }),
});
/** However a tag is written, a language is there once (docs/specification.md section 4); what is there already stays as it is written. */
const union = (some: readonly string[], more: readonly string[]) => {
  const isThere = within(some);
  return [...some, ...new Set(more.map(canonicalTag).filter((tag) => !isThere(tag)))];
};
const within = (some: readonly string[]) => {
  const known = new Set(some.map(canonicalTag));
  return (tag: string) => known.has(canonicalTag(tag));
};
const without = (some: readonly string[], less: readonly string[]) => {
  const isLess = within(less);
  return some.filter((tag) => !isLess(tag));
};
const tagsOf = (rows: readonly unknown[]) =>
  union(
    [],
    (rows as readonly Vip[]).flatMap((row) => row.languageTags),
  );
const same = { refused: Code.taskEnded, message: 'The tags are so already.' } as const;

/**
 * Adds languages where they are absent (docs/specification.md section 4): to what the account has now, which may be more than the row
 * shows.
 */
export const addLanguageTag = defineMutation({
  id: 'vip.addLanguageTag',
  on: many('vip'),
  reads: ['languageTags'],
  endpoint: vip.setTags,
  // What is set comes first; there is no adding it again where all have it.
  asks: someLanguages((rows) => {
    const have = (rows as readonly Vip[]).map(({ languageTags }) => within(languageTags));
    return union(tagsOf(rows), COMMON_LANGUAGES).map((tag) => ({
      ...languageOption(tag),
      ...(have.length > 0 && have.every((has) => has(tag)) && { isThere: true }),
    }));
  }),
  key: { press: 't', where: 'vip' },
  icon: 'languages',
  words: { noopMessage: 'vip.alreadyTagged' },
  when: isThere,
  change: (row, { languages }) => ({ ...row, languageTags: union(row.languageTags, languages) }),
  run: async ({ call }, { pubkey }, { languages }) => {
    const now = await call(vip.detail, { pubkey });
    if (now.refused !== undefined) return now;
    const tags = union(now.data.languageTags, languages);
    return tags.length === now.data.languageTags.length ? same : call(vip.setTags, { pubkey, tags });
  },
  undo: (before, { languages }) => ['vip.removeLanguageTag', { languages: without(languages, before.languageTags) }],
  outcome: { stillApplies: () => true },
});

export const removeLanguageTag = defineMutation({
  id: 'vip.removeLanguageTag',
  on: many('vip'),
  endpoint: vip.setTags,
  asks: someLanguages((rows) => tagsOf(rows).map(languageOption)),
  icon: 'badge-x',
  words: { noopMessage: 'vip.notTagged' },
  when: (row) => isThere(row) ?? (row.languageTags.length === 0 ? 'vip.noTags' : ok),
  change: (row, { languages }) => ({ ...row, languageTags: without(row.languageTags, languages) }),
  run: async ({ call }, { pubkey }, { languages }) => {
    const now = await call(vip.detail, { pubkey });
    if (now.refused !== undefined) return now;
    const tags = without(now.data.languageTags, languages);
    return tags.length === now.data.languageTags.length ? same : call(vip.setTags, { pubkey, tags });
  },
  undo: (before, { languages }) => ['vip.addLanguageTag', { languages: languages.filter(within(before.languageTags)) }],
  outcome: { stillApplies: () => true },
});

const openVipProfile = defineConsoleCommand({
  id: 'vip.openProfile',
  on: one('vip'),
  at: 'vip',
  permission: 'PROFILE_VIEW',
  key: { press: 'Shift+Enter', where: 'vip' },
  icon: 'user',
  run: (world, [row]) => row && world.open('profile', row.pubkey),
});

const ofTv = curatedCommands({
  noun: 'tvUser',
  icon: 'tv',
  calls: tvUsers,
  add: ({ call }, pubkey) => call(tvUsers.create, { pubkey }),
  takeOut: ({ call }, pubkey) => call(tvUsers.remove, { pubkey }),
  find: (world, pubkey) => find(world, tvUsers, pubkey),
});

/** Makes members TV accounts; those who already are stay so. */
export const addTvUser = defineMutation({ ...ofTv.add, on: many('profile') });
const takeBackTvUser = defineMutation({ ...ofTv.takeBack, on: many('profile') });
const removeTvUser = defineMutation({ ...ofTv.remove, on: many('tvUser') });
const putBackTvUser = defineMutation({
  ...ofTv.putBack,
  on: many('tvUser'),
  run: ({ call }, { pubkey }) => call(tvUsers.create, { pubkey }),
});

const openTvUserProfile = defineConsoleCommand({
  id: 'tvUser.openProfile',
  on: one('tvUser'),
  at: 'tvUser',
  permission: 'PROFILE_VIEW',
  key: { press: 'Shift+Enter', where: 'tvUser' },
  icon: 'user',
  run: (world, [row]) => row && world.open('profile', row.pubkey),
});

export const curatedMemberCommands = [
  addVip,
  removeVip,
  addLanguageTag,
  removeLanguageTag,
  openVipProfile,
  takeBackVip,
  putBackVip,
  addTvUser,
  removeTvUser,
  openTvUserProfile,
  takeBackTvUser,
  putBackTvUser,
] as const;
