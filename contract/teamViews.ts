import * as z from 'zod/mini';
import { Id, UnixSeconds } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';
import { nfc } from './wire/texts';

export const VIEW_NAME_MAX = 80;
const ADDRESS_MAX = 2000;

/** A screen as it was searched, filtered, sorted and arranged, for everybody who may see that screen. */
export const TeamView = z.object({
  id: Id,
  name: z.string(),
  /** Path and query, below the console's base path. */
  address: z.string(),
  updated: UnixSeconds,
});
export type TeamView = z.output<typeof TeamView>;

export const list = endpoint({
  method: 'GET',
  path: '/teamview/list',
  permission: 'session',
  data: z.array(TeamView),
  extension: 'teamViews',
  summary: "The team's views by name: those of screens that the caller may see.",
});

export const save = endpoint({
  method: 'POST',
  path: '/teamview/save',
  permission: 'OTHER_TEAM_VIEWS',
  body: z.object({
    name: z.string().check(nfc, z.trim(), z.minLength(1), z.maxLength(VIEW_NAME_MAX)),
    address: z.string().check(z.maxLength(ADDRESS_MAX)),
    /** `updated` of the view of this name that is meant to be replaced. */
    replaces: z.optional(UnixSeconds),
  }),
  data: TeamView,
  errors: [Code.alreadyExists, Code.changedMeanwhile],
  creates: true,
  extension: 'teamViews',
  summary:
    'Saves a view for the team. The name is had once: 305 where it is taken and nothing is to be replaced, 409 where it has been changed since. 400 for an address that is no screen of the console.',
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/teamview/delete',
  permission: 'OTHER_TEAM_VIEWS',
  query: { id: Id },
  data: z.object({ id: Id }),
  errors: [Code.notFound],
  extension: 'teamViews',
  summary: "Removes a view of the team; nobody's own views change.",
});
