import { nowMs } from '../client/serverClock';
import { format } from './format';

/**
 * Returns the time of the day alone of a moment of today, else with its day. Unix seconds. It is cut out of both, which have the day first: a
 * format of the time alone would come with sign-in, where nothing needs it.
 */
export function clockName(at: number): string {
  const [day, whole] = [format.date(at), format.dateTime(at)];
  return day === format.date(nowMs() / 1000) ? whole.slice(day.length + 1) : whole;
}
