/** A case says what became of its reporters' newest other reports. */
export const records = {
  name: '0023_records',
  up: [`CREATE INDEX report_reporter ON report (reporter_uid, created_at)`],
};
