import * as z from 'zod/mini';
import { Colleague } from './caseDesk';
import { Id } from './wire/codecs';
import { endpoint } from './wire/endpoint';

/** For how long somebody is held to be where they said they are. */
export const PRESENT_SECONDS = 90;
export const PRESENT_MAX = 20;
/** Of so many windows of a session it is known where they are. */
export const WINDOWS_MAX = 10;

/** The screens by their names, each with the permission to open it. */
export const PLACES = {
  home: 'STATISTICAL',
  profiles: 'PROFILE_VIEW',
  posts: 'POST_VIEW',
  reports: 'REPORT_VIEW',
  vip: 'VIP_VIEW',
  tvUsers: 'TV_ACCOUNT_VIEW',
  tvSlider: 'TV_SLIDER_VIEW',
  hotlive: 'TV_HOTLIVE_VIEW',
  temples: 'LOCATION_VIEW',
  adminUsers: 'USER_VIEW',
  roles: 'ONLY_SUPER_ADMIN',
  notifications: 'TV_SLIDER_VIEW',
  stickers: 'STICKER_VIEW',
} as const;
export type Place = keyof typeof PLACES;
export const Place = z.enum(Object.keys(PLACES) as [Place, ...Place[]]);

export const say = endpoint({
  method: 'PUT',
  path: '/presence',
  permission: { by: 'place', of: PLACES },
  /** `window`: whatever tells one window of a session from its others. */
  query: { place: Place, window: Id },
  data: z.array(Colleague),
  extension: 'presence',
  summary:
    'Says which screen a window of this session shows, for 90 seconds, and answers who else of the staff has it before them: at most 20, by name.',
});

export const leave = endpoint({
  method: 'DELETE',
  path: '/presence',
  permission: 'session',
  query: { window: Id },
  data: z.null(),
  extension: 'presence',
  summary: 'Says that a window of this session shows no screen any more, or is not looked at.',
});
