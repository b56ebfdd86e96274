/** How far the clock of whoever reads is from UTC at a moment, in unix seconds: `UTC+7`, `UTC−3:30`. */
export function utcOffset(at: number): string {
  const minutes = -new Date(at * 1000).getTimezoneOffset();
  if (Number.isNaN(minutes)) return '';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
