import { type AnyMutation, isMutation } from './core/definition';
import { COMMANDS } from './every';
import type { CommandId, RecordedMutation } from './registry';

/** What is recorded, and is no command of the console. */
const WITHOUT_COMMAND = [
  'photo.upload',
  // Done on the machine of the server (tamquan member).
  'profile.erase',
  'session.signIn',
  'session.signOut',
  'session.signInFailed',
  'session.setUpSecondFactor',
  'session.addPasskey',
] as const;

/** A command name that a server's log can hold. */
export type Recorded = RecordedMutation | (typeof WITHOUT_COMMAND)[number];

/** The name by which a server's log has what a mutation did. */
export const recordedName = ({ id, recordedAs = id }: AnyMutation & { readonly id: CommandId }): Recorded =>
  // Every mutation is one of those of which the type is made.
  recordedAs as Recorded;

/** Every command name that a server's log can hold, once. */
export const RECORDED: readonly Recorded[] = [
  ...new Set(COMMANDS.flatMap((command) => (isMutation(command) ? [recordedName(command)] : []))),
  ...WITHOUT_COMMAND,
];
