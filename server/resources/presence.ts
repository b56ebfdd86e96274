import { sql } from 'kysely';
import type { Colleague } from '../../contract/caseDesk';
import * as presence from '../../contract/presence';
import { PRESENT_MAX, PRESENT_SECONDS, WINDOWS_MAX } from '../../contract/presence';
import { type ServedCall, serve } from '../http/serve';
import { STATUS_ACTIVE } from '../store/signedIn';
import { PRESENT } from '../store/sqlFragments';

/** Who has which screen before them (extension `presence`). Nothing is changed by it that the log would tell of. */
export const presenceResource: readonly ServedCall[] = [
  serve(presence.say, async ({ tx, input: { place, window }, caller }) => {
    // The session is locked against its end meanwhile, which takes what it has said along.
    const { rows } = await sql<Colleague>`
      WITH said AS (
        INSERT INTO presence (session_id, window_id, place, until)
        SELECT session_id, ${window}, ${place}, ${PRESENT} + ${sql.lit(PRESENT_SECONDS)}
          FROM session WHERE session_id = ${caller.sessionId}
            AND (SELECT count(*) FROM presence WHERE session_id = ${caller.sessionId} AND window_id <> ${window}
              AND until > ${PRESENT}) < ${sql.lit(WINDOWS_MAX)}
          FOR KEY SHARE OF session
        ON CONFLICT (session_id, window_id) DO UPDATE SET place = excluded.place, until = excluded.until)
      SELECT u.uid, u.display_name, u.avatar FROM admin_user u
      WHERE u.status = ${sql.lit(STATUS_ACTIVE)} AND u.deleted_at IS NULL AND u.uid <> ${caller.uid}
        AND u.uid IN (SELECT s.uid FROM presence p JOIN session s ON s.session_id = p.session_id AND s.expires_at > ${PRESENT}
          WHERE p.place = ${place} AND p.until > ${PRESENT})
      ORDER BY u.display_name, u.uid LIMIT ${sql.lit(PRESENT_MAX)}`.execute(tx);
    return rows;
  }),

  serve(presence.leave, async ({ tx, input: { window }, caller }) => {
    await tx
      .deleteFrom('presence')
      .where('session_id', '=', caller.sessionId)
      .where('window_id', '=', window)
      .execute();
    return null;
  }),
];
