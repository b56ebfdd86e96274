import { KINDS } from '../../../commands/kinds';
import { Code } from '../../../contract/codes';
import type { Answer } from '../../../contract/endpoint';
import type { TimeOrder } from '../../../contract/paging';
import * as profiles from '../../../contract/profiles';
import { PROFILE_STATES, type Profile } from '../../../contract/profiles';
import { call } from '../../client';
import { detailPart } from '../../grid/detailPart';
import { screen } from '../../grid/screen';
import { session } from '../../state/session';
import { profileColumns } from './columns';

/** Members, the newest first. Without search on the server, an exact uid or public key is looked up. */
export const profileScreen = screen<Profile>({
  path: '/dashboard/profile-manager',
  kind: 'profile',
  title: 'go.profiles.title',
  list: {
    key: 'profiles',
    load: async ({ pos, count, signal, filters, sort, text }) => {
      if (text !== '')
        return session.extensions.includes('search.profiles')
          ? call(profiles.search, { text, pos, count }, { signal })
          : exactly(text);
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
  filters: [
    {
      id: 'state',
      title: 'screens.profiles.standing',
      options: PROFILE_STATES.map((value) => ({ value, title: `screens.profiles.${value}` })),
    },
  ],
  canFilter: () => session.extensions.includes('filters'),
  sorts: [
    { value: '-time', title: 'screens.newest' },
    { value: 'time', title: 'screens.oldest' },
  ],
  canSearch: () => true,
  belongs: (profile, { filters }) => {
    if (filters.state === 'blocked') return profile.blocks.length > 0;
    if (filters.state === 'verified') return profile.phoneVerified;
    return filters.state === 'authentic' ? profile.authentic : true;
  },
});

/** One member or none: nobody of that number is an empty list, not an error. */
async function exactly(text: string): Promise<Answer<readonly Profile[]>> {
  const found = await KINDS.profile.search?.({ call, has: () => false }, text, 1);
  if (found === undefined || found.refused === Code.notFound) return { data: [], total: 0 };
  return found.refused === undefined ? { data: found.data, total: found.data.length } : found;
}
