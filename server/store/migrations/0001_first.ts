/** The store as the first version has it. SQL in the PostgreSQL dialect, the same on PGlite; statements run in order. */
export const first = {
  name: '0001_first',
  up: [
    `CREATE EXTENSION IF NOT EXISTS pg_trgm`,
    `CREATE TABLE admin_user (
      uid serial PRIMARY KEY, user_name text NOT NULL, display_name text NOT NULL, organ_id int NOT NULL DEFAULT 0,
      password_hash text NOT NULL, position int NOT NULL DEFAULT 1, tier_id int NOT NULL DEFAULT 99,
      rank_id int NOT NULL DEFAULT 0, status int NOT NULL DEFAULT 1, avatar text NOT NULL DEFAULT '',
      created_at int8 NOT NULL, updated_at int8 NOT NULL, deleted_at int8)`,
    `CREATE UNIQUE INDEX admin_user_name ON admin_user (lower(user_name)) WHERE deleted_at IS NULL`,
    `CREATE TABLE role (
      role_id serial PRIMARY KEY, role_name text NOT NULL, action_ids text[] NOT NULL, updated_at int8 NOT NULL)`,
    `CREATE UNIQUE INDEX role_name ON role (lower(role_name))`,
    `CREATE TABLE admin_role (
      uid int NOT NULL REFERENCES admin_user, role_id int NOT NULL REFERENCES role, ordinal int NOT NULL,
      PRIMARY KEY (uid, ordinal))`,
    `CREATE TABLE session (
      session_id text PRIMARY KEY, key_hash text NOT NULL UNIQUE, uid int NOT NULL REFERENCES admin_user,
      created_at int8 NOT NULL, last_seen_at int8 NOT NULL, expires_at int8 NOT NULL,
      address text NOT NULL, agent text NOT NULL)`,
    `CREATE INDEX session_uid ON session (uid)`,
    `CREATE TABLE login_failure (user_name text NOT NULL, address text NOT NULL, at int8 NOT NULL)`,
    `CREATE INDEX login_failure_name ON login_failure (user_name, at)`,
    `CREATE INDEX login_failure_address ON login_failure (address, at)`,
    `CREATE TABLE idempotency (
      key text NOT NULL, uid int NOT NULL, call text NOT NULL, body_hash text NOT NULL, answer jsonb NOT NULL,
      at int8 NOT NULL, PRIMARY KEY (uid, key))`,
    `CREATE INDEX idempotency_at ON idempotency (at)`,
    `CREATE TABLE audit (
      audit_id bigserial PRIMARY KEY, at int8 NOT NULL, uid int NOT NULL, user_name text NOT NULL,
      display_name text NOT NULL, command text NOT NULL, target_kind text NOT NULL, target_id text NOT NULL,
      before jsonb, after jsonb)`,
    `CREATE TABLE member (
      uid bigserial PRIMARY KEY, pubkey text NOT NULL UNIQUE, display_name text NOT NULL, photo text NOT NULL DEFAULT '',
      born_at int8, gender int NOT NULL, email text NOT NULL DEFAULT '', phone text NOT NULL DEFAULT '',
      phone_verified bool NOT NULL DEFAULT false, id_card text NOT NULL DEFAULT '', location text NOT NULL DEFAULT '',
      created_at int8 NOT NULL, changed_at int8 NOT NULL, blocks text[] NOT NULL DEFAULT '{}',
      authentic bool NOT NULL DEFAULT false, folded text NOT NULL)`,
    `CREATE UNIQUE INDEX member_phone ON member (phone) WHERE phone_verified`,
    `CREATE TABLE post (
      post_id text PRIMARY KEY, uid int8 NOT NULL REFERENCES member, created_at int8 NOT NULL, content text NOT NULL,
      origin_post_id text, like_count int NOT NULL DEFAULT 0, comment_count int NOT NULL DEFAULT 0,
      hidden bool NOT NULL DEFAULT false, blocked bool NOT NULL DEFAULT false, deleted_at int8, folded text NOT NULL)`,
    `CREATE TABLE media (
      media_id text PRIMARY KEY, post_id text NOT NULL REFERENCES post, uid int8 NOT NULL REFERENCES member,
      ordinal int NOT NULL, media_type int NOT NULL, url text NOT NULL, thumb text NOT NULL DEFAULT '',
      created_at int8 NOT NULL, post_deleted bool NOT NULL DEFAULT false)`,
    `CREATE INDEX media_post ON media (post_id, ordinal)`,
    `CREATE TABLE comment (
      comment_id text PRIMARY KEY, post_id text NOT NULL REFERENCES post, parent_id text, uid int8 NOT NULL REFERENCES member,
      created_at int8 NOT NULL, content text NOT NULL, links text[] NOT NULL DEFAULT '{}', reply_count int NOT NULL DEFAULT 0,
      media jsonb NOT NULL DEFAULT '[]', deleted_at int8)`,
    `CREATE TABLE report (
      report_id text PRIMARY KEY, case_id text NOT NULL, post_id text NOT NULL REFERENCES post, comment_id text,
      reporter_uid int8 NOT NULL REFERENCES member, reported_uid int8 NOT NULL REFERENCES member,
      action int NOT NULL DEFAULT 0, reason text NOT NULL, created_at int8 NOT NULL, processed_at int8, processed_by int,
      undo jsonb)`,
    `CREATE TABLE report_case (
      case_id text PRIMARY KEY, post_id text NOT NULL, comment_id text, reported_uid int8 NOT NULL, action int NOT NULL,
      newest_at int8 NOT NULL, report_count int NOT NULL, open_count int NOT NULL)`,
    `CREATE TABLE curated_media (
      list text NOT NULL, media_id text NOT NULL REFERENCES media, added_at int8 NOT NULL, sort_name text NOT NULL,
      post_deleted bool NOT NULL DEFAULT false, PRIMARY KEY (list, media_id))`,
  ],
};
