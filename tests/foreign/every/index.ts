import { hotlive, slider, tvUsers, vip } from './curated';
import { imports } from './imports';
import { lists } from './lists';
import { members } from './members';
import { posts, reports } from './posts';
import { roles } from './roles';
import { shell } from './shell';
import { staff } from './staff';
import type { Scene } from './stage';
import { statistics } from './statistics';
import { temples } from './temples';

/** What is played on one page; the two halves, of which each is a file of tests, on two servers at once. */
export const ROWS: Readonly<Record<string, readonly Scene[]>> = {
  people: [members, vip, tvUsers],
  staff: [staff, roles],
  content: [reports, posts, hotlive, slider],
};
export const PAGES: Readonly<Record<string, readonly Scene[]>> = {
  temples: [temples, imports],
  console: [statistics, lists, shell],
};
