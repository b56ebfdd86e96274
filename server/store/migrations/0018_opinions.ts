/** What was thought of an open case by whoever would have another look at it first. A decision takes it away; the log keeps it. */
export const opinions = {
  name: '0018_opinions',
  up: [
    `CREATE TABLE case_opinion (
      case_id text PRIMARY KEY, uid int NOT NULL REFERENCES admin_user, at int8 NOT NULL,
      proposes text CHECK (proposes IN ('ignored', 'deleted', 'blocked')), text text NOT NULL)`,
  ],
};
