/**
 * Admin users as a search finds them: names and uid, folded as contract/wire/fold.ts folds. Generated, since accounts are also made
 * at the first start and in demo data; staff are few enough to be read through, so there is no index.
 */
export const staff = {
  name: '0006_staff',
  up: [
    `ALTER TABLE admin_user ADD COLUMN folded text NOT NULL GENERATED ALWAYS AS (' ' || lower(translate(regexp_replace(
      regexp_replace(normalize(display_name || ' ' || user_name || ' ' || uid, NFD), '[\\u0300-\\u036f]+', '', 'g'),
      '\\s+', ' ', 'g'), 'đĐ', 'dd'))) STORED`,
    `CREATE INDEX admin_role_role ON admin_role (role_id)`,
  ],
};
