import * as adminUsers from '../contract/adminUsers';
import { hotlive, tvSlider } from '../contract/curatedMedia';
import { tvUsers, vip } from '../contract/curatedMembers';
import * as media from '../contract/media';
import * as posts from '../contract/posts';
import * as profiles from '../contract/profiles';
import * as replyTemplates from '../contract/replyTemplates';
import * as roles from '../contract/roles';
import * as teamViews from '../contract/teamViews';
import * as temples from '../contract/temples/calls';
import * as imports from '../contract/temples/imports';
import { Code } from '../contract/wire/codes';
import type { Answer, Refusal } from '../contract/wire/endpoint';
import { fold } from '../contract/wire/fold';
import { OWN_NAMES } from '../contract/wire/languages';
import { mapAnswer } from './core/definition';
import type { KindReads, Reading } from './core/kindReads';
import type { Kind, Rows } from './core/rows';
import { canBePublicKey } from './core/typedIds';
import { everyRole } from './lookups';
import { newestOpenCases, oneReport } from './oneReport';

/** How rows of each kind are read one by one and found by words. */
export const READS_OF_KINDS: { readonly [K in Kind]?: KindReads<Rows[K]> } = {
  report: { fetch: oneReport, offer: newestOpenCases },
  post: {
    fetch: (world, postId) => (world.has('post.detail') ? world.call(posts.one, { idpost: postId }) : undefined),
    fetchBinned: (world, postId) => world.call(posts.one, { idpost: postId, deleted: '1' }),
    search: (world, text, count) => (world.has('search.posts') ? world.call(posts.search, { text, count }) : undefined),
  },
  profile: {
    fetch: (world, pubkey) => world.call(profiles.byPubkey, { pubkey }),
    search: (world, text, count) => findProfiles(world, text, count),
  },
  vip: { fetch: (world, pubkey) => world.call(vip.detail, { pubkey }) },
  tvUser: { fetch: (world, pubkey) => world.call(tvUsers.detail, { pubkey }) },
  media: { fetch: (world, idmedia) => world.call(media.byId, { idmedia }) },
  hotlive: { fetch: (world, idmedia) => world.call(hotlive.detail, { idmedia }) },
  tvSlider: { fetch: (world, idmedia) => world.call(tvSlider.detail, { idmedia }) },
  adminUser: {
    fetch: (world, uid) => numbered(uid, (number) => world.call(adminUsers.one, { uid: number })),
    // No word finds nobody; without one the first of the list are meant.
    search: (world, text, count) => {
      const page = { page_number: 1, page_size: count, status: 0 } as const;
      return text === '' ? world.call(adminUsers.list, page) : world.call(adminUsers.search, { ...page, text });
    },
  },
  role: {
    fetch: (world, roleId) => numbered(roleId, (id) => world.call(roles.one, { id })),
    search: async (world, text, count) =>
      mapAnswer(await everyRole(world), (all) =>
        all.filter(({ role_name }) => fold(role_name).includes(fold(text))).slice(0, count),
      ),
  },
  teamView: {
    search: async (world, text) =>
      mapAnswer(await world.call(teamViews.list, {}), (all) =>
        all.filter(({ name }) => fold(name).includes(fold(text))),
      ),
  },
  replyTemplate: {
    // They are few, and no call searches them.
    search: async (world, text, count) =>
      mapAnswer(await world.call(replyTemplates.list, {}), (all) =>
        all.filter(({ language, name }) => fold(`${name} ${OWN_NAMES[language]}`).includes(fold(text))).slice(0, count),
      ),
  },
  temple: {
    // A draft is nowhere but here.
    fetch: (world, templeId) =>
      templeId === temples.DRAFT_ID ? undefined : world.call(temples.detail, { idlocation: templeId }),
    fetchBinned: (world, templeId) => world.call(temples.detail, { idlocation: templeId, deleted: '1' }),
    search: (world, text, count) => world.call(temples.search, { text, pos: 0, count }),
  },
  templeImport: {
    fetch: (world, idimport) => (world.has('imports') ? world.call(imports.one, { idimport }) : undefined),
  },
};

/** Rows named by a number: words that are none name no row. */
const numbered = <T>(id: string, fetch: (number: number) => Promise<T>) =>
  /^[1-9]\d{0,8}$/.test(id) ? fetch(Number(id)) : undefined;

const NOBODY: Refusal = { refused: Code.notFound, message: 'No number or key of a member.' };

/** Members by words where the server can search; else by the exact uid or public key that section 7 can look up. */
async function findProfiles(world: Reading, text: string, count: number): Promise<Answer<readonly profiles.Profile[]>> {
  if (world.has('search.profiles')) {
    const found = await world.call(profiles.search, { text, count });
    // A user who may add members but not see them all can still name one exactly.
    if (found.refused !== Code.forbidden) return found;
  }
  const trimmed = text.trim();
  const byUid = /^[1-9]\d{0,14}$/.test(trimmed) ? await world.call(profiles.byUid, { uid: Number(trimmed) }) : NOBODY;
  // A key may be written in digits alone.
  const isElse = byUid.refused === Code.notFound && canBePublicKey(trimmed);
  const found = isElse ? await world.call(profiles.byPubkey, { pubkey: trimmed }) : byUid;
  return mapAnswer(found, (row) => [row]);
}
