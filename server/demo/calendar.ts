/**
 * When things happen: more of late than long ago, by day and in the evening more than at night, in Asia/Ho_Chi_Minh (UTC+7, no
 * summer time). `moments` gives times in order, so that rows come out sorted and nothing has to be kept to sort it.
 */
const DAY = 86_400;
const OFFSET = 7 * 3600;
/** How busy each hour of the day is, midnight first. */
const HOURS = [4, 2, 1, 1, 2, 5, 8, 9, 8, 8, 8, 10, 11, 8, 7, 7, 8, 9, 11, 14, 15, 13, 10, 6];

const PER_DAY = HOURS.reduce((sum, weight) => sum + weight, 0);
/** Share of a day's doings done by the start of each hour; 25 entries from 0 to 1. */
const DONE = [0];
for (const weight of HOURS) DONE.push((DONE.at(-1) ?? 0) + weight / PER_DAY);
const doneBy = (hour: number) => DONE[Math.min(hour, 24)] ?? 1;

/** Unix seconds to days of activity, where a busy hour is longer than a quiet one. */
function toActivity(seconds: number): number {
  const local = seconds + OFFSET;
  const day = Math.floor(local / DAY);
  const hour = (local - day * DAY) / 3600;
  const whole = Math.floor(hour);
  return day + doneBy(whole) + (doneBy(whole + 1) - doneBy(whole)) * (hour - whole);
}

/** The other way, to whole unix seconds. */
function fromActivity(activity: number): number {
  const day = Math.floor(activity);
  const share = activity - day;
  const next = DONE.findIndex((done) => done > share);
  const hour = next <= 0 ? 23 : next - 1;
  const within = (share - doneBy(hour)) / (doneBy(hour + 1) - doneBy(hour));
  return Math.floor(day * DAY + (hour + within) * 3600 - OFFSET);
}

/**
 * The time of each of `count` things since `days` before `end` (unix seconds), for indexes 0 to count − 1, never falling.
 * `growth` 1 spreads them evenly; the larger, the more of them are recent.
 */
export function moments(count: number, days: number, growth: number, end: number): (index: number) => number {
  const last = toActivity(end);
  return (index) => fromActivity(last - days * (1 - (index + 0.5) / count) ** growth);
}
