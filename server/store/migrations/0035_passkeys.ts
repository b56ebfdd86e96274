/**
 * Passkeys beside the codes of 0025: public keys, which need no secrecy. A challenge is kept here and not in memory, since the process that
 * asks may be another than the one that is answered; it is deleted as it is used.
 */
export const passkeys = {
  name: '0035_passkeys',
  up: [
    `CREATE TABLE passkey (
      passkey_id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, uid int NOT NULL REFERENCES admin_user,
      credential_id text NOT NULL UNIQUE, public_key text NOT NULL, counter int8 NOT NULL, transports text[] NOT NULL,
      rp_id text NOT NULL, name text NOT NULL, added_at int8 NOT NULL, used_at int8)`,
    'CREATE INDEX passkey_of ON passkey (uid)',
    `CREATE TABLE passkey_challenge (
      challenge text PRIMARY KEY, uid int NOT NULL REFERENCES admin_user, what_for text NOT NULL, at int8 NOT NULL)`,
  ],
};
