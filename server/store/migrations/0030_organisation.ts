/**
 * Sign-in by the organisation: who somebody is there, and a ticket of a minute between its answer and the session. A session that it has
 * opened asks for no second factor of ours.
 */
export const organisation = {
  name: '0030_organisation',
  up: [
    `CREATE TABLE organisation_person (
      issuer text NOT NULL, subject text NOT NULL, uid int NOT NULL UNIQUE REFERENCES admin_user, PRIMARY KEY (issuer, subject))`,
    `CREATE TABLE organisation_ticket (
      ticket_hash text PRIMARY KEY, page_hash text NOT NULL, uid int NOT NULL REFERENCES admin_user, at int8 NOT NULL)`,
    `ALTER TABLE session ADD COLUMN by_organisation boolean NOT NULL DEFAULT false`,
  ],
};
