import type { Community } from './server/records';

/** What a server that is not ours keeps for everybody. */
export type Data = Omit<Community, 'sessions' | 'nextId'>;

/** Copies what the server keeps, so that it can be held against what it keeps later. */
export function copyOf({ sessions: _, nextId: __, ...data }: Community): Data {
  return structuredClone(data);
}

/**
 * The data without what no command has in its hands: the order of lists, and times of changes. `isAnew`: without the ids of temples, of
 * which one that comes back has another.
 */
export function compared(
  { members, posts, comments, reports, vips, temples, roles, ...data }: Data | Community,
  isAnew = false,
) {
  const ofMember = <T extends { readonly owner: { readonly pubkey: string } }>(one: T) => ({
    ...one,
    owner: one.owner.pubkey,
  });
  return {
    members: members.map((member) => ({ ...member, lastModified: 0 })),
    posts: posts.map(ofMember),
    comments: comments.map(ofMember),
    reports: reports.map(({ reporter, ...report }) => ({ ...report, by: reporter.pubkey })),
    vips: vips.toSorted((one, other) => one.pubkey.localeCompare(other.pubkey)),
    tv: data.tv.toSorted(),
    hotlive: data.hotlive.toSorted(),
    slider: data.slider.toSorted(),
    temples: temples
      .map((temple) => ({ ...temple, ...(isAnew && { id: 0 }), created: 0, updated: 0 }))
      .toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id),
    roles: roles.map((role) => ({ ...role, action_ids: role.action_ids.toSorted() })),
    staff: data.staff,
  };
}
