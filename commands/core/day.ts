/** Whether it is a day of the calendar: `2026-01-31`, not `2026-02-30`. */
export function isCalendarDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

/** Whether a range can begin or end with it: nothing before 1970. */
export const isDay = (text: string): boolean => isCalendarDay(text) && Date.parse(text) > 0;
