import { type AnyMutation, isMutation } from './core/definition';
import { COMMANDS } from './registry';

/** The name by which a server's log has what a mutation did. */
export const recordedName = ({ id, recordedAs = id }: AnyMutation): string => recordedAs;

/** Every command name that a server's log can hold, once. */
export const RECORDED: readonly string[] = [
  ...new Set(COMMANDS.flatMap((command) => (isMutation(command) ? [recordedName(command)] : []))),
  'photo.upload',
  // Done on the machine of the server (tamquan member).
  'profile.erase',
  'session.signIn',
  'session.signOut',
  'session.signInFailed',
];
