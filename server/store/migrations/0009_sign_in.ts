/**
 * What signing in knows beyond a password: who has to choose a new one first, and which browsers a name has signed in from, whose
 * failures are counted apart from everybody else's (docs/specification.md section 12.5). `entry` is the line of the audit log that counts
 * the failures of one name from one place.
 */
export const signIn = {
  name: '0009_sign_in',
  up: [
    `ALTER TABLE admin_user ADD COLUMN must_change_password boolean NOT NULL DEFAULT false`,
    `CREATE TABLE known_browser (
      token_hash text NOT NULL, uid int NOT NULL REFERENCES admin_user, seen_at int8 NOT NULL, PRIMARY KEY (uid, token_hash))`,
    `CREATE INDEX known_browser_seen ON known_browser (seen_at)`,
    `ALTER TABLE login_failure ADD COLUMN browser text, ADD COLUMN entry int8`,
    `CREATE INDEX login_failure_entry ON login_failure (at) WHERE entry IS NOT NULL`,
  ],
};
