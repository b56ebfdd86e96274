/** What a person of the staff has saved for themselves, by its name: one who has left keeps it, for the day of coming back. */
export const personal = {
  name: '0032_personal',
  up: [
    `CREATE TABLE personal (
      uid int NOT NULL REFERENCES admin_user, name text NOT NULL, text text NOT NULL, version int NOT NULL,
      PRIMARY KEY (uid, name))`,
  ],
};
