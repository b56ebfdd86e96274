/** Business constants and limits, docs/specification.md section 9 and docs/specification.md section 9. Durations say their unit. */

export const COUNT_DEFAULT = 20;
export const COUNT_MAX = 200;

/** Comments of a report or post load in steps of this many (docs/specification.md section 9). */
export const COMMENT_STEP = 3;

export const ADMIN_USER_PAGE_SIZE = 8;
export const ADMIN_USER_PAGE_SIZE_DEFAULT = 10;
export const ROLE_PAGE_SIZE = 8;
export const ROLE_PAGE_SIZE_DEFAULT = 30;

export const SESSION_LIFE_SECONDS = 12 * 3600;
export const SESSION_IDLE_SECONDS = 30 * 60;
/** For so long after signing in, staff, roles and service accounts may be changed; after that one is asked to sign in once more. */
export const FRESH_SIGN_IN_SECONDS = 30 * 60;
export const RESTORE_DAYS = 30;
export const IDEMPOTENCY_HOURS = 24;

export const LOGIN_WINDOW_SECONDS = 15 * 60;
/**
 * Failures of a name from one address, and of one address with whatever names, until the next try is refused (docs/specification.md
 * section 12.5).
 */
export const LOGIN_FAILURES_PER_NAME = 5;
export const LOGIN_FAILURES_PER_ADDRESS = 20;
/** Failures of a name from elsewhere hold a try up for no longer than this. */
export const LOGIN_SLOWED_MAX_MS = 1000;
/** For so long after a sign-in a browser is known to have been that person's. */
export const KNOWN_BROWSER_DAYS = 180;
export const PASSWORD_MIN_LENGTH = 10;
/** For so long a password that somebody else has set opens something: until then its owner has to choose another. */
export const INITIAL_PASSWORD_DAYS = 7;

export const SIDEBAR_WIDTH_PX = 280;
export const SIDEBAR_COLLAPSED_WIDTH_PX = 200;
export const SIDEBAR_COLLAPSES_AT_PX = 1220;
export const MOBILE_AT_PX = 767;
export const RESIZE_DEBOUNCE_MS = 1000;
export const SEARCH_REFOCUS_MS = 200;
export const MOBILE_MENU_CLOSES_AFTER_MS = 100;
export const SESSION_CLEARED_RELOAD_MS = 2500;

/** A question is asked for more than this many rows at once, whatever the command (docs/specification.md section 11.2). */
export const CONFIRM_ABOVE_ROWS = 25;
export const OUTBOX_HOLD_SECONDS = 6;
export const CALLS_IN_FLIGHT_MAX = 6;
/** One call takes so many posts: of as many those who listen are still told which have changed (docs/specification.md section 12.10). */
export const POSTS_TOGETHER_MAX = 100;

export const MEDIA_IMAGE = 1;
export const MEDIA_TYPES = [1, 2, 3, 4, 6, 7, 10] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];
/** Hotlive takes these media types, the slider only images (docs/specification.md section 5). */
export const HOTLIVE_MEDIA_TYPES: readonly MediaType[] = [2, 3, 4, 7];
export const SLIDER_MEDIA_TYPES: readonly MediaType[] = [1];

export const DAY_SECONDS = 86_400;

/** Activity thresholds of docs/specification.md section 9: they decide how finely a range of statistics is cut (contract/buckets.ts). */
export const WEEKLY_SECONDS = 604_800;
export const MONTHLY_SECONDS = 29_030_400;
