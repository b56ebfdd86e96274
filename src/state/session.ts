import { proxy } from 'valtio/vanilla';
import type { TextKey } from '../../commands/core/textKey';
import type { UserInfo } from '../../contract/session';
import type { Extension } from '../../contract/wire/endpoint';
import type { Principal } from '../../contract/wire/permissions';

/**
 * Who is signed in. `ended` is a session that the server ended while somebody was working: the page stays as it is and
 * sign-in comes over it, so that nothing is lost. `mustChange` and `mustSetUp`: signed in, and nothing goes on before a new password
 * is chosen, or a second factor is set up.
 */
export const session = proxy<{
  phase: 'starting' | 'out' | 'in' | 'ended' | 'mustChange' | 'mustSetUp';
  key: string | null;
  user: UserInfo | null;
  /** The actions of the first role, docs/specification.md section 6. */
  actions: readonly string[];
  /** By their names; one that this console does not know is asked for nowhere. */
  extensions: readonly Extension[];
  /** Whether the server has said so itself; else it is what it had before, and is asked again. */
  areExtensionsKnown: boolean;
  /** What the sign-in page says of how one came there. */
  door: TextKey | null;
  /** How far what happens had come before anything was read here, where the server says so (contract/signIn.ts). */
  lastEvent: string | undefined;
  /** Signed in with "remember me". */
  isRemembered: boolean;
  /** Is to sign in once more before what was done is sent (signInAnew.ts). */
  isAskedAnew: boolean;
}>({
  phase: 'starting',
  key: null,
  user: null,
  actions: [],
  extensions: [],
  areExtensionsKnown: true,
  door: null,
  lastEvent: undefined,
  isRemembered: true,
  isAskedAnew: false,
});

/** Where somebody is who has just come in. */
export const phaseOf = ({ must_change_password, must_set_up_second_factor }: UserInfo) =>
  must_change_password ? 'mustChange' : must_set_up_second_factor ? 'mustSetUp' : 'in';

/** Whether the server has this beyond section 7. */
export const serverHas = (extension: Extension): boolean => session.extensions.includes(extension);

/** The signed-in person as the permission rules see one; null before sign-in. */
export function principal(): Principal | null {
  const { user, actions } = session;
  return user
    ? { uid: user.uid, actions: new Set(actions), tierId: user.tier_id, hasPassword: !user.no_password }
    : null;
}
