import { KINDS } from '../../../commands/kinds';
import * as profiles from '../../../contract/profileList';
import { PROFILE_STATES, type Profile } from '../../../contract/profileList';
import { Code } from '../../../contract/wire/codes';
import type { Answer } from '../../../contract/wire/endpoint';
import { fold } from '../../../contract/wire/fold';
import type { TimeOrder } from '../../../contract/wire/paging';
import { call } from '../../client';
import { detailPart } from '../../grid/list/detailPart';
import { listScreen } from '../../grid/screen';
import { serverHas } from '../../state/session';
import { profileColumns } from './columns';
import { saysOfSearch } from './saysOfSearch';

/** Members, the newest first. What the server can't search is searched for among the members read, but for an exact number or key. */
export default listScreen<Profile>({
  go: 'go.profiles',
  kind: 'profile',
  list: {
    key: 'profiles',
    load: async ({ pos, count, signal, filters, sort, text }) => {
      if (text !== '') return call(profiles.search, { text, pos, count }, { signal });
      const state = PROFILE_STATES.find((one) => one === filters.state);
      return call(
        profiles.list,
        { pos, count, ...(state ? { state } : {}), ...(sort ? { sort: sort as TimeOrder } : {}) },
        { signal },
      );
    },
  },
  columns: profileColumns,
  detail: detailPart(() => import('./ProfileDetail')),
  empty: 'screens.profiles.empty',
  noMatch: () => 'screens.profiles.empty',
  filters: [
    {
      id: 'state',
      title: 'screens.profiles.standing',
      options: PROFILE_STATES.map((value) => ({ value, title: `screens.profiles.${value}` })),
    },
  ],
  canFilter: () => serverHas('filters'),
  sorts: [
    { value: '-time', title: 'screens.newest' },
    { value: 'time', title: 'screens.oldest' },
  ],
  canSearch: () => serverHas('search.profiles'),
  readsAll: {
    match: fitsText,
    filters: { state: isSo },
    exactly,
    saysOf: saysOfSearch,
  },
  matches: (row, { filters }) => isSo(row, filters.state),
});

function isSo({ blocks, phoneVerified, authentic }: Profile, state: string | undefined): boolean {
  if (state === 'blocked') return blocks.length > 0;
  if (state === 'verified') return phoneVerified;
  return state === 'authentic' ? authentic : true;
}

/** Whether a member's name, phone, e-mail or ids contain every word; ignores case and diacritics, as our own server's search does. */
function fitsText({ displayName, phone, email, uid, pubkey }: Profile, text: string): boolean {
  const known = fold(`${displayName} ${phone} ${email} ${uid ?? ''} ${pubkey}`);
  return fold(text)
    .split(' ')
    .every((word) => known.includes(word));
}

/** The member whose number or key the text is; null if it is no member's, and may be part of a name, phone or e-mail. */
async function exactly(text: string): Promise<Answer<readonly Profile[]> | null> {
  const found = await KINDS.profile.search?.({ call, has: () => false }, text, 1);
  if (found?.refused === undefined) return found ? { data: found.data, total: found.data.length } : null;
  return found.refused === Code.lost ? found : null;
}
