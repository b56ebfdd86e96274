import * as z from 'zod/mini';
import { intInString } from './codecs';
import { COUNT_MAX } from './constants';

/** 0-based row offset, docs/specification.md section 12.3. */
const Offset = intInString(z.int().check(z.minimum(0)));
const Count = intInString(z.int().check(z.minimum(1), z.maximum(COUNT_MAX)));

/** Offset paging under the names most lists use. Absent: from the first row, `COUNT_DEFAULT` rows. */
export const paging = { pos: z.optional(Offset), count: z.optional(Count) };

/** The same under the names of the VIP, TV and hotlive lists. */
export const positionPaging = { position: z.optional(Offset), count: z.optional(Count) };

/**
 * Pages of the admin users and roles, counted from 1 (docs/specification.md section 12.3). Absent: the first page, of a size that each
 * list says itself.
 */
export const numberedPaging = {
  page_number: z.optional(intInString(z.int().check(z.minimum(1)))),
  page_size: z.optional(Count),
};

/** Lists are newest first; `time` turns that round. The id breaks ties in the same direction. */
export const TimeOrder = z.enum(['-time', 'time']);
export type TimeOrder = z.output<typeof TimeOrder>;

/** The same, or cases by weight, the heaviest first: a server that lists `cases.weight` takes that, too. */
export const CaseOrder = z.enum([...TimeOrder.options, 'weight']);
export type CaseOrder = z.output<typeof CaseOrder>;

/** Curated lists sort by display name, up or down; absent: newest first. */
export const NameOrder = z.enum(['name', '-name']);
export type NameOrder = z.output<typeof NameOrder>;
