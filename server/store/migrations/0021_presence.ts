/**
 * Which screens staff have before them, until a moment that each of their windows puts off. Of no use to who starts anew, and written all the
 * time, so that it is in no write-ahead log. It ends with the session.
 */
export const presence = {
  name: '0021_presence',
  up: [
    `CREATE UNLOGGED TABLE presence (
      session_id text NOT NULL REFERENCES session ON DELETE CASCADE, window_id text NOT NULL, place text NOT NULL, until int8 NOT NULL,
      PRIMARY KEY (session_id, window_id))`,
  ],
};
