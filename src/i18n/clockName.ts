import { nowMs } from '../client/serverClock';
import { format } from './format';

/** The time of the day alone, of a moment of today; else with its day. Unix seconds. */
export function clockName(at: number): string {
  const [day, whole] = [format.date(at), format.dateTime(at)];
  return day === format.date(nowMs() / 1000) ? whole.slice(day.length + 1) : whole;
}
