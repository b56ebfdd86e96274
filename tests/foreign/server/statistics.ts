import { type Asked, ok, type Route, refuse } from './answer';
import type { Community } from './records';

const HOUR = 3600;
const SECONDS: Readonly<Record<string, number>> = { HOUR, DAY: 24 * HOUR, WEEK: 7 * 24 * HOUR, MONTH: 30 * 24 * HOUR };
/** Asia/Ho_Chi_Minh has had no other clock since 1975. */
const LOCAL_OFFSET = 7 * HOUR;

/** Counts by bucket; one in which nothing happened has no row. */
function series(timesOf: (data: Community) => number[]) {
  return ({ data, query, switches }: Asked) => {
    const [start, end] = [Number(query.startTime), Number(query.endTime)];
    const size = SECONDS[(query.timeSerialType ?? '').toUpperCase()];
    if (!Number.isInteger(start) || !Number.isInteger(end) || !size) return refuse(400, 'no such range');
    const shift = switches.buckets === 'start' ? -start : switches.buckets === 'local' ? LOCAL_OFFSET : 0;
    const counts = new Map<number, number>();
    for (const time of timesOf(data)) {
      if (time < start || time >= end) continue;
      const bucket = Math.floor((time + shift) / size) * size - shift;
      counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
    }
    return ok([...counts].sort(([one], [other]) => one - other).map(([time, total]) => ({ time, total })));
  };
}

const RANGE = ['startTime', 'endTime', 'timeSerialType'];
const members = (data: Community) => data.members.map(({ created }) => created);

export const STATISTICS: readonly Route[] = [
  { call: 'GET /statistical/registeruser', query: RANGE, may: ['STATISTICAL'], answer: series(members) },
  {
    call: 'GET /statistical/comment',
    query: RANGE,
    may: ['STATISTICAL'],
    answer: series(({ comments }) => comments.map(({ timestamps }) => timestamps)),
  },
  {
    call: 'GET /statistical/post',
    query: RANGE,
    may: ['STATISTICAL'],
    answer: series(({ posts }) => posts.map(({ timestamps }) => timestamps)),
  },
  {
    // Section 7 does not show the parameters of this one.
    call: 'GET /statistical/dailymonth',
    query: ['year', 'm'],
    may: ['STATISTICAL'],
    answer: ({ data, query }) => {
      const [year, month] = [Number(query.year), Number(query.m)];
      if (!Number.isInteger(year) || !Number.isInteger(month)) return refuse(400, 'year and m are needed');
      const from = Date.UTC(year, month - 1) / 1000;
      const days = new Map<number, number>();
      for (const time of members(data)) {
        const day = Math.floor((time - from) / (24 * HOUR));
        if (time >= from && time < Date.UTC(year, month) / 1000) days.set(day, (days.get(day) ?? 0) + 1);
      }
      return ok([...days].map(([day, total]) => ({ time: from + day * 24 * HOUR, total })));
    },
  },
];
