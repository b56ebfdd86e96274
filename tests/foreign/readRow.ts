import { expect } from 'vitest';
import type { Kind } from '../../commands/core/rows';
import { KINDS } from '../../commands/kinds';
import { everyRole } from '../../commands/rolesRead';
import * as adminUsers from '../../contract/adminUsers';
import { hotlive, tvSlider } from '../../contract/curatedMedia';
import { tvUsers, vip } from '../../contract/curatedMembers';
import { groupReportsIntoCases } from '../../contract/groupReportsIntoCases';
import * as media from '../../contract/media';
import * as posts from '../../contract/posts';
import * as profiles from '../../contract/profiles';
import * as reports from '../../contract/reports';
import * as temples from '../../contract/temples/calls';
import type { Answer } from '../../contract/wire/endpoint';
import type { Call } from '../../src/client/client';
import { putRows } from '../../src/state/rows';

interface Page {
  readonly pos: number;
  readonly count: number;
}
/** The calls by which the console's lists read their rows. */
const LISTS: Partial<Record<Kind, (call: Call, page: Page) => Promise<Answer<readonly unknown[]>>>> = {
  report: (call, page) => call(reports.list, page),
  post: (call, page) => call(posts.list, page),
  profile: (call, page) => call(profiles.list, page),
  media: (call, page) => call(media.list, { ...page, mediaType: [1, 2] }),
  vip: (call, { pos, count }) => call(vip.list, { position: pos, count }),
  tvUser: (call, { pos, count }) => call(tvUsers.list, { position: pos, count }),
  hotlive: (call, { pos, count }) => call(hotlive.list, { position: pos, count }),
  tvSlider: (call, { pos, count }) => call(tvSlider.list, { position: pos, count }),
  adminUser: (call, { pos }) =>
    call(adminUsers.list, { page_number: 1 + Math.ceil(pos / 20), page_size: 20, status: 0 }),
  role: (call, { pos }) => (pos > 0 ? Promise.resolve({ data: [] }) : everyRole({ call })),
  temple: (call, page) => call(temples.list, page),
};

/** The row of that id, after its list was read to the end: all that was read is there for the console, as a list leaves it. */
export async function readRow(call: Call, kind: Kind, id: string | number): Promise<unknown> {
  const { idOf } = KINDS[kind] as { idOf: (row: unknown) => string };
  const list = LISTS[kind] ?? expect.fail(`no list of ${kind}`);
  const all: unknown[] = [];
  for (;;) {
    const page = whatIs(await list(call, { pos: all.length, count: 100 }));
    if (page.length === 0) break;
    all.push(...page);
  }
  const rows = kind === 'report' ? groupReportsIntoCases(all as reports.AbuseReport[]) : all;
  putRows(kind, rows as never);
  return rows.find((row) => idOf(row) === String(id)) ?? expect.fail(`no ${kind} ${id}`);
}

/** The data of an answer that is no refusal. */
export function whatIs<T>(answer: Answer<T>): T {
  return answer.refused === undefined ? answer.data : expect.fail(`${answer.refused} ${answer.message}`);
}
