/** Replies that have not left are counted each time that home is opened. */
export const waiting = {
  name: '0022_waiting',
  up: [
    `CREATE INDEX reply_unsent ON reply (case_id)
      WHERE (state = 'waiting' OR (state = 'notSent' AND reason IN ('refused', 'unreachable')))`,
  ],
};
