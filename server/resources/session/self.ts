import type { UserInfo } from '../../../contract/session';
import * as session from '../../../contract/session';
import { Code } from '../../../contract/wire/codes';
import { COUNT_MAX } from '../../../contract/wire/constants';
import { recheckCaller } from '../../auth/recheckCaller';
import { aliveSessionsOf } from '../../auth/sessions';
import { RefusalError } from '../../http/refusalError';
import { type ServedCall, serve } from '../../http/serve';
import { userInfo } from './userInfo';

const shown = ({ display_name, avatar }: UserInfo) => ({ display_name, avatar });

/** The caller's own name, avatar and sessions. */
export const ownAccount: readonly ServedCall[] = [
  serve(session.profile, ({ tx, caller }) => userInfo(tx, caller)),

  serve(session.editProfile, async (context) => {
    const { input, tx, caller, now, audit } = context;
    await recheckCaller(context, session.editProfile);
    const before = await userInfo(tx, caller);
    const wanted = { ...shown(before), ...input.body };
    if (JSON.stringify(wanted) === JSON.stringify(shown(before))) return before;
    await tx
      .updateTable('admin_user')
      .set(({ fn, val, eb }) => ({
        ...wanted,
        // Later than any change before, for edits that name the one they know of (adminUsers/change.ts).
        updated_at: fn<number>('greatest', [val(now), eb('updated_at', '+', val(1))]),
      }))
      .where('uid', '=', caller.uid)
      .execute();
    const after = await userInfo(tx, caller);
    await audit({
      command: 'session.editProfile',
      kind: 'adminUser',
      id: String(caller.uid),
      before: shown(before),
      after: shown(after),
    });
    return after;
  }),

  serve(session.sessions, async ({ tx, caller, now }) => {
    const rows = await aliveSessionsOf(tx, caller.uid, now)
      .select(['session_id', 'created_at', 'last_seen_at', 'address', 'agent'])
      .orderBy('last_seen_at', 'desc')
      .orderBy('session_id')
      .limit(COUNT_MAX)
      .execute();
    const data = rows.map((row) => ({
      id: row.session_id,
      created: row.created_at,
      last_seen: row.last_seen_at,
      address: row.address,
      agent: row.agent,
      current: row.session_id === caller.sessionId,
    }));
    return { data, total: data.length };
  }),

  serve(session.endSession, async ({ tx, input: { id }, caller, audit }) => {
    const ended = await tx
      .deleteFrom('session')
      .where('session_id', '=', id)
      // Somebody else's is not there for the caller.
      .where('uid', '=', caller.uid)
      .returning(['address', 'agent'])
      .executeTakeFirst();
    if (!ended) throw new RefusalError(Code.notFound, `There is no session ${id}`);
    await audit({ command: 'session.end', kind: 'session', id, before: ended, after: null });
    return { id };
  }),
];
