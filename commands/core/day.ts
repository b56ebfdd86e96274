/** Whether it is a day of the calendar that a range can begin or end with: `2026-01-31`, not `2026-02-30`, nothing before 1970. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && at > 0 && new Date(at).toISOString().startsWith(text);
}
