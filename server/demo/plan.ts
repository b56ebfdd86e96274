/** How big a community is to be, and everything else that decides it. Two equal plans give equal rows. */
export interface Plan {
  readonly seed: number;
  /** Unix seconds: the community is alive up to here, and nothing in it is later. */
  readonly now: number;
  readonly members: number;
  readonly posts: number;
  readonly comments: number;
  readonly reports: number;
  /** Admin users who decided reports; without any, decisions name no user. */
  readonly moderators: readonly number[];
}

/** What the first start fills: small enough to wait for, large enough to scroll, search and page through. */
export const DEMO_SIZE = { members: 5200, posts: 20_400, comments: 61_000, reports: 1600 } as const;
export const DEMO_SEED = 20_240_522;
