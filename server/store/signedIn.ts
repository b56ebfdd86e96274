import { sql } from 'kysely';
import { SESSION_IDLE_SECONDS } from '../../contract/wire/constants';

/** The session that asks for something: the statement that reads it can say who holds the session by now. */
export interface Asker {
  /** Null where that has been read already. */
  readonly keyHash: string | null;
  readonly now: number;
  /** Told what `signedInBy` found. */
  readonly says: (json: string | null) => Promise<void>;
}

export const STATUS_ACTIVE = 1;

/** Who is signed in by a session, while the person may. */
export const SIGNED_IN = sql.raw(`
    SELECT s.session_id, s.last_seen_at, u.uid, u.user_name, u.display_name, u.tier_id,
      u.must_change_password AND NOT s.by_organisation AS must_change_password, r.action_ids, s.by_organisation,
      CASE WHEN u.is_service THEN NULL ELSE s.created_at END AS signed_in_at,
      coalesce(r.needs_second_factor, false) AND NOT s.by_organisation AND NOT u.is_service AND NOT EXISTS (
        SELECT FROM second_factor f WHERE f.uid = u.uid AND f.confirmed_at IS NOT NULL) AND NOT EXISTS (
        SELECT FROM passkey k WHERE k.uid = u.uid) AS second_factor_first
    FROM session s
    JOIN admin_user u ON u.uid = s.uid AND u.status = ${STATUS_ACTIVE} AND u.deleted_at IS NULL
    LEFT JOIN admin_role ar ON ar.uid = u.uid AND ar.ordinal = 0
    LEFT JOIN role r ON r.role_id = ar.role_id`);

/** SQL for who holds the key of this hash, as JSON; null where nobody does, or may not any more. */
export const signedInBy = (keyHash: unknown, now: unknown, idleSince: unknown) => sql<string | null>`(
  SELECT row_to_json(held)::text FROM (${SIGNED_IN}
    WHERE s.key_hash = ${keyHash} AND s.expires_at > ${now} AND (s.last_seen_at > ${idleSince} OR u.is_service)) held)`;

/** The earliest sight of a session that is not over for having been idle. */
export const idleSince = (now: number) => now - SESSION_IDLE_SECONDS;
