import { conflictOf } from '../keys/rebinding';

/** Bare keys that may be bound: input methods and layouts leave these alone (docs/specification.md section 10.1). */
export const FREE = 'BCFGHJKLMNPQRSTVXZ';

/** Those that a command can have, with Shift where they are taken without: nothing else has them where it works. */
export const freePresses = (commandId: string): readonly string[] =>
  [...FREE]
    .flatMap((letter) => [letter.toLowerCase(), `Shift+${letter}`])
    .filter((press) => !conflictOf(commandId, press));
