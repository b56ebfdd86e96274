import type { Kysely } from 'kysely';
import type { UserInfo } from '../../../contract/session';
import type { Taken } from '../../auth/secondFactor';
import { agentOf, newSession } from '../../auth/sessions';
import { recordChanges } from '../../http/recordChanges';
import type { Schema } from '../../store/schema';
import { userInfo } from './userInfo';

interface Comer {
  readonly uid: number;
  readonly now: number;
  readonly address: string;
  readonly agent: string;
  readonly byOrganisation?: boolean;
  readonly factor?: Taken | undefined;
  /** What is recorded of how somebody came in, beside where from. */
  readonly how?: { readonly recovery_code?: true; readonly passkey?: true; readonly organisation?: true };
}

/** Opens a session for somebody who has shown who they are, and records it. In a transaction of the caller's. */
export async function letIn(
  tx: Kysely<Schema>,
  { how = {}, ...comer }: Comer,
): Promise<{ readonly sessionkey: string; readonly userinfo: UserInfo }> {
  const opened = await newSession(tx, comer);
  const userinfo = await userInfo(tx, comer);
  const { uid, user_name, display_name } = userinfo;
  await recordChanges(tx, { uid, userName: user_name, displayName: display_name }, { at: comer.now, job: null }, [
    {
      command: 'session.signIn',
      kind: 'session',
      id: opened.id,
      before: null,
      after: { user_name, address: comer.address, agent: agentOf(comer.agent), ...how },
    },
  ]);
  return { sessionkey: opened.key, userinfo };
}
