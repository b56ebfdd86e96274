import { canonicalTag, type TvUser, tvUsers, type Vip, vip } from '../../contract/curatedMembers';
import { Code } from '../../contract/wire/codes';
import type { Answer } from '../../contract/wire/endpoint';
import {
  defineConsoleCommand,
  defineMutation,
  internal,
  many,
  mapAnswer,
  noopIfExisting,
  one,
  someOf,
} from '../core/definition';
import { ok } from '../core/disabledReason';
import { COMMON_LANGUAGES, languageOption } from '../core/languages';
import { late } from '../core/late';
import type { Rows } from '../core/rows';
import type { World } from '../core/world';

const lookups = late(() => import('../lookups'));
const isThere = (row: TvUser) => (row.removed ? 'curated.removed' : ok);
type Call = Pick<World, 'call'>;
const keyOf = ({ pubkey }: { readonly pubkey: string }) => pubkey;

/** Whether a member is a VIP account: the row that was asked about, or null. Where the detail is refused, the list says it. */
async function ifVip<Row extends Rows['profile' | 'vip']>({ call }: Call, row: Row): Promise<Answer<Row | null>> {
  const answer = await call(vip.detail, { pubkey: row.pubkey });
  if (answer.refused === undefined) return { data: row };
  const { idsIn, saidBy } = await lookups();
  return saidBy(await idsIn((query) => call(vip.list, query), keyOf), row.pubkey, row);
}
/** The same of TV accounts. */
async function ifTvUser<Row extends Rows['profile' | 'tvUser']>({ call }: Call, row: Row): Promise<Answer<Row | null>> {
  const answer = await call(tvUsers.detail, { pubkey: row.pubkey });
  if (answer.refused === undefined) return { data: row };
  const { idsIn, saidBy } = await lookups();
  return saidBy(await idsIn((query) => call(tvUsers.list, query), keyOf), row.pubkey, row);
}

/** Makes members VIP accounts; whoever is one already stays as they are (docs/specification.md section 4). */
export const addVip = defineMutation({
  id: 'vip.add',
  on: many('profile'),
  endpoint: vip.create,
  key: { press: 'c', where: 'vip' },
  tone: 'good',
  icon: 'star',
  noopMessage: 'vip.alreadyThere',
  run: async ({ call }, row) => noopIfExisting(await call(vip.create, { pubkey: row.pubkey })),
  arrived: ifVip,
  addsOnce: true,
  moves: ({ pubkey: id }) => [{ kind: 'vip', id, as: 'added' }],
  undo: () => ['vip.takeBack', {}],
});

/** What undo of `vip.add` runs, on the members that it added. */
const takeBackVip = defineMutation({
  id: 'vip.takeBack',
  on: many('profile'),
  endpoint: vip.remove,
  listed: false,
  run: async ({ call }, row) => mapAnswer(await call(vip.remove, { pubkey: row.pubkey }), () => null),
  moves: ({ pubkey: id }) => [{ kind: 'vip', id, as: 'out' }],
  undo: () => ['vip.add', {}],
});

export const removeVip = defineMutation({
  id: 'vip.remove',
  on: many('vip'),
  reads: ['languageTags'],
  endpoint: vip.remove,
  key: { press: 'v', where: 'vip' },
  tone: 'danger',
  icon: 'trash-2',
  confirm: 'marked',
  when: isThere,
  change: (row) => ({ ...row, removed: true }),
  run: async ({ call }, row) => mapAnswer(await call(vip.remove, { pubkey: row.pubkey }), () => null),
  undo: (before) => ['vip.putBack', { tags: before.languageTags }],
});

/** Puts a VIP account back as it was, languages and all; a server that takes no tags when adding is told them afterwards. */
export const putBackVip = defineMutation({
  id: 'vip.putBack',
  on: many('vip'),
  reads: ['languageTags'],
  endpoint: vip.create,
  asks: { tags: internal<readonly string[]>() },
  listed: false,
  noopMessage: 'vip.alreadyThere',
  change: (row) => ({ ...row, removed: false }),
  run: async ({ call }, { pubkey }, { tags }) => {
    const added = await call(vip.create, { pubkey, tags: [...tags] });
    if (added.refused !== undefined || tags.every((tag) => added.data?.languageTags.includes(tag))) return added;
    const tagged = await call(vip.setTags, { pubkey, tags: [...tags] });
    const isHalf = tagged.refused !== undefined && tagged.refused !== Code.lost;
    return isHalf ? { refused: Code.halfDone, message: tagged.message } : tagged;
  },
  arrived: async ({ call }, row, { tags }) => {
    const there = await ifVip({ call }, row);
    if (there.refused !== undefined || there.data === null || tags.length === 0) return there;
    const tagged = await call(vip.setTags, { pubkey: row.pubkey, tags: [...tags] });
    return mapAnswer(tagged, (now) => now ?? { ...row, removed: false, languageTags: [...tags] });
  },
  undo: () => ['vip.remove', {}],
});

const someLanguages = (tags: (rows: readonly unknown[]) => readonly string[]) => ({
  languages: someOf<string>((rows) => tags(rows).map(languageOption), {
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
  asks: someLanguages((rows) => union(COMMON_LANGUAGES, tagsOf(rows))),
  key: { press: 't', where: 'vip' },
  icon: 'languages',
  noopMessage: 'vip.alreadyTagged',
  when: isThere,
  change: (row, { languages }) => ({ ...row, languageTags: union(row.languageTags, languages) }),
  run: async ({ call }, { pubkey }, { languages }) => {
    const now = await call(vip.detail, { pubkey });
    if (now.refused !== undefined) return now;
    const tags = union(now.data.languageTags, languages);
    return tags.length === now.data.languageTags.length ? same : call(vip.setTags, { pubkey, tags });
  },
  undo: (before, { languages }) => ['vip.removeLanguageTag', { languages: without(languages, before.languageTags) }],
  stillApplies: () => true,
});

export const removeLanguageTag = defineMutation({
  id: 'vip.removeLanguageTag',
  on: many('vip'),
  endpoint: vip.setTags,
  asks: someLanguages(tagsOf),
  icon: 'badge-x',
  noopMessage: 'vip.notTagged',
  when: (row) => isThere(row) ?? (row.languageTags.length === 0 ? 'vip.noTags' : ok),
  change: (row, { languages }) => ({ ...row, languageTags: without(row.languageTags, languages) }),
  run: async ({ call }, { pubkey }, { languages }) => {
    const now = await call(vip.detail, { pubkey });
    if (now.refused !== undefined) return now;
    const tags = without(now.data.languageTags, languages);
    return tags.length === now.data.languageTags.length ? same : call(vip.setTags, { pubkey, tags });
  },
  undo: (before, { languages }) => ['vip.addLanguageTag', { languages: languages.filter(within(before.languageTags)) }],
  stillApplies: () => true,
});

const openVipProfile = defineConsoleCommand({
  id: 'vip.openProfile',
  on: one('vip'),
  permission: 'PROFILE_VIEW',
  key: { press: 'Shift+Enter', where: 'vip' },
  icon: 'user',
  run: (world, [row]) => row && world.open('profile', row.pubkey),
});

/** Makes members TV accounts; whoever is one already stays one. */
export const addTvUser = defineMutation({
  id: 'tvUser.add',
  on: many('profile'),
  endpoint: tvUsers.create,
  key: { press: 'c', where: 'tvUser' },
  tone: 'good',
  icon: 'tv',
  noopMessage: 'tvUser.alreadyThere',
  run: async ({ call }, row) => noopIfExisting(await call(tvUsers.create, { pubkey: row.pubkey })),
  arrived: ifTvUser,
  addsOnce: true,
  moves: ({ pubkey: id }) => [{ kind: 'tvUser', id, as: 'added' }],
  undo: () => ['tvUser.takeBack', {}],
});

const takeBackTvUser = defineMutation({
  id: 'tvUser.takeBack',
  on: many('profile'),
  endpoint: tvUsers.remove,
  listed: false,
  run: async ({ call }, row) => mapAnswer(await call(tvUsers.remove, { pubkey: row.pubkey }), () => null),
  moves: ({ pubkey: id }) => [{ kind: 'tvUser', id, as: 'out' }],
  undo: () => ['tvUser.add', {}],
});

const removeTvUser = defineMutation({
  id: 'tvUser.remove',
  on: many('tvUser'),
  endpoint: tvUsers.remove,
  key: { press: 'v', where: 'tvUser' },
  tone: 'danger',
  icon: 'trash-2',
  confirm: 'marked',
  when: isThere,
  change: (row) => ({ ...row, removed: true }),
  run: async ({ call }, row) => mapAnswer(await call(tvUsers.remove, { pubkey: row.pubkey }), () => null),
  undo: () => ['tvUser.putBack', {}],
});

const putBackTvUser = defineMutation({
  id: 'tvUser.putBack',
  on: many('tvUser'),
  endpoint: tvUsers.create,
  listed: false,
  change: (row) => ({ ...row, removed: false }),
  run: ({ call }, { pubkey }) => call(tvUsers.create, { pubkey }),
  arrived: ifTvUser,
  undo: () => ['tvUser.remove', {}],
});

const openTvUserProfile = defineConsoleCommand({
  id: 'tvUser.openProfile',
  on: one('tvUser'),
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
