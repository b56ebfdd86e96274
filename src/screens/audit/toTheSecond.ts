import { format } from '../../i18n/format';

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Day and time of what is told apart by seconds; unix seconds. What is no time is what `format.date` has for that. */
export const toTheSecond = (at: number): string => {
  const day = format.date(at);
  return Number.isNaN(new Date(at * 1000).getTime()) ? day : `${day} ${clock.format(at * 1000)}`;
};
