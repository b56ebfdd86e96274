import type { Extension } from '../contract/wire/endpoint';
import type { PermissionRule } from '../contract/wire/permissions';
import { defineConsoleCommand, nothing, text } from './core/definition';
import type { Titled } from './core/textKey';

const needed = (words: string) => (words.trim() === '' ? 'find.noWords' : null);

interface Place {
  readonly path: string;
  readonly permission: PermissionRule;
  /** Without it the server searches nothing there. */
  readonly extension?: Extension;
}

/** Opens a list with what these words find in it. */
const findIn = <const Id extends Titled>(id: Id, { path, ...needs }: Place) =>
  defineConsoleCommand({
    id,
    on: nothing(),
    icon: 'search',
    ...needs,
    asks: { text: text({ check: needed }) },
    run: (world, _none, { text }) => world.go(`${path}?text=${encodeURIComponent(text.trim())}`),
  });

export const findCommands = [
  findIn('find.profiles', {
    path: '/dashboard/profile-manager',
    permission: 'PROFILE_VIEW',
    extension: 'search.profiles',
  }),
  findIn('find.posts', { path: '/dashboard/post-manager', permission: 'POST_VIEW', extension: 'search.posts' }),
  findIn('find.temples', { path: '/dashboard/temple-manager', permission: 'LOCATION_VIEW' }),
  findIn('find.adminUsers', { path: '/dashboard/user-manager', permission: 'USER_VIEW' }),
] as const;

/** The screen that each of them opens. */
export const FOUND_IN = {
  'find.profiles': 'go.profiles',
  'find.posts': 'go.posts',
  'find.temples': 'go.temples',
  'find.adminUsers': 'go.adminUsers',
} as const satisfies Record<(typeof findCommands)[number]['id'], Titled>;
