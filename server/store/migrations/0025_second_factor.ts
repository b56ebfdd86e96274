/**
 * A second factor beside the password, and roles that ask for one. The secret has to be read to check a code, so it can't be a hash; a
 * recovery code is one, and goes when it is used. `last_step` is the time step of the last code that was taken: none is taken twice.
 */
export const secondFactor = {
  name: '0025_second_factor',
  up: [
    `CREATE TABLE second_factor (
      uid int PRIMARY KEY REFERENCES admin_user, secret text NOT NULL, begun_at int8 NOT NULL, confirmed_at int8,
      last_step int8, recovery_hashes text[] NOT NULL DEFAULT '{}')`,
    `ALTER TABLE role ADD COLUMN needs_second_factor boolean NOT NULL DEFAULT false`,
  ],
};
