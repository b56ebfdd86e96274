import { everyPage, ReadAllError } from '../commands/core/everyPage';
import type { Kind } from '../commands/core/rows';
import type { World } from '../commands/core/world';
import { KINDS } from '../commands/kinds';
import { hotlive, tvSlider } from '../contract/curatedMedia';
import { tvUsers, vip } from '../contract/curatedMembers';
import { groupReportsIntoCases } from '../contract/groupReportsIntoCases';
import * as media from '../contract/media';
import * as notifications from '../contract/notifications';
import * as posts from '../contract/posts';
import * as profiles from '../contract/profiles';
import * as replyTemplates from '../contract/replyTemplates';
import * as reports from '../contract/reports';
import * as stickers from '../contract/stickers';
import * as temples from '../contract/temples/calls';
import { Code } from '../contract/wire/codes';
import { COUNT_MAX, MEDIA_TYPES } from '../contract/wire/constants';
import type { Answer, Refusal } from '../contract/wire/endpoint';
import { idOf } from '../src/run/call/idOf';
import { putRows } from '../src/state/rows';

type Reads = Pick<World, 'call' | 'has'>;
type Page = (world: Reads, at: { readonly pos: number; readonly count: number }) => Promise<Answer<readonly unknown[]>>;

const NO_MORE = Promise.resolve({ data: [] });
/** The lists that rows are looked for in where no call answers one of them by its id. */
const LISTS: Partial<Record<Kind, Page>> = {
  report: ({ call }, page) => call(reports.list, page),
  post: ({ call }, page) => call(posts.list, page),
  profile: ({ call }, page) => call(profiles.list, page),
  media: ({ call }, page) => call(media.list, { ...page, mediaType: [...MEDIA_TYPES] }),
  vip: ({ call }, { pos, count }) => call(vip.list, { position: pos, count }),
  tvUser: ({ call }, { pos, count }) => call(tvUsers.list, { position: pos, count }),
  hotlive: ({ call }, { pos, count }) => call(hotlive.list, { position: pos, count }),
  tvSlider: ({ call }, { pos, count }) => call(tvSlider.list, { position: pos, count }),
  temple: ({ call }, page) => call(temples.list, page),
  notification: ({ call }, page) => call(notifications.list, page),
  sticker: ({ call }, page) => call(stickers.list, page),
  replyTemplate: ({ call }, { pos }) => (pos > 0 ? NO_MORE : call(replyTemplates.list, {})),
};

/** Whether rows of this kind can be found by their ids alone. */
export const canBeRead = (kind: Kind): boolean => LISTS[kind] !== undefined || KINDS[kind].fetch !== undefined;

/** What is known of the row of an id. */
export type Found = { readonly id: string; readonly row: unknown } | { readonly id: string; readonly refusal: Refusal };

/**
 * The rows of these ids as the server has them, in the same order: each by the call for one, those that no call answers by their list. A
 * report's own id means its case. `onRead` hears how many are found.
 */
export async function readRows(
  world: Reads,
  kind: Kind,
  ids: readonly string[],
  onRead: (count: number) => void,
): Promise<readonly Found[]> {
  const found = new Map<string, Found>();
  const keep = (id: string, row: unknown) => {
    putRows(kind, [row] as never);
    found.set(id, { id, row });
    onRead(found.size);
  };
  const left: string[] = [];
  await Promise.all(
    ids.map(async (id) => {
      const answer = await KINDS[kind].fetch?.(world, id);
      if (answer?.refused === undefined && answer) keep(id, answer.data);
      // What names no case may name a report.
      else if (!answer || (kind === 'report' && answer.refused === Code.notFound)) left.push(id);
      else found.set(id, { id, refusal: answer });
    }),
  );
  if (left.length > 0) {
    const refusal = await lookThrough(world, kind, new Set(left), keep);
    for (const id of left) if (!found.has(id)) found.set(id, { id, refusal });
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

const NOT_THERE: Refusal = { refused: Code.notFound, message: 'There is no such row.' };

/** Reads the list until all of them are found; why the others were not. */
async function lookThrough(
  world: Reads,
  kind: Kind,
  wanted: Set<string>,
  keep: (id: string, row: unknown) => void,
): Promise<Refusal> {
  const list = LISTS[kind];
  if (!list) return NOT_THERE;
  const read: unknown[] = [];
  const rowId =
    kind === 'report' ? (row: unknown) => (row as reports.AbuseReport).reportId : (row: unknown) => idOf(kind, row);
  const pages = everyPage<unknown>({
    idOf: rowId,
    load: (pos) => list(world, { pos, count: COUNT_MAX }),
    isLast: (size, { rows, total }, pos) => rows.length === 0 || (total !== undefined && pos + size >= total),
  });
  try {
    for await (const { rows } of pages) {
      read.push(...rows);
      for (const row of rows) if (kind !== 'report' && wanted.delete(idOf(kind, row))) keep(idOf(kind, row), row);
      if (wanted.size === 0) return NOT_THERE;
    }
  } catch (error) {
    if (error instanceof ReadAllError) return error.refusal;
    throw error;
  }
  // A case is whole only once the list is.
  if (kind === 'report') await keepCases(world, read as reports.AbuseReport[], wanted, keep);
  return NOT_THERE;
}

async function keepCases(
  world: Reads,
  read: readonly reports.AbuseReport[],
  wanted: ReadonlySet<string>,
  keep: (id: string, row: unknown) => void,
): Promise<void> {
  for (const row of groupReportsIntoCases(read)) {
    const ids = [row.caseId, ...row.reports.map(({ reportId }) => reportId)].filter((id) => wanted.has(id));
    if (ids.length === 0) continue;
    const answer = world.has('cases') ? await world.call(reports.oneCase, { idcase: row.caseId }) : { data: row };
    if (answer.refused === undefined) for (const id of ids) keep(id, answer.data);
  }
}
