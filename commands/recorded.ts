import { type AnyMutation, isMutation } from './core/definition';
import type { Titled } from './core/textKey';
import { COMMANDS } from './every';
import type { CommandId } from './registry';

/** The name by which a server's log has what a mutation did. */
export const recordedName = ({ id, recordedAs = id }: AnyMutation & { readonly id: CommandId }): Titled => recordedAs;

/** Every command name that a server's log can hold, once. */
export const RECORDED: readonly Titled[] = [
  ...new Set(COMMANDS.flatMap((command) => (isMutation(command) ? [recordedName(command)] : []))),
  'photo.upload',
  // Done on the machine of the server (tamquan member).
  'profile.erase',
  'session.signIn',
  'session.signOut',
  'session.signInFailed',
  'session.setUpSecondFactor',
  'session.addPasskey',
];
