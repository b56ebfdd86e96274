import type { AnyMutation, Ask, Asks } from '../../../commands/core/definition';
import type { TextKey } from '../../../commands/core/textKey';

type Args = Readonly<Record<string, unknown>>;

/** As many acts as a macro can have: what it is about to do is read in one question. */
export const PARTS_MOST = 9;

/** Kinds of answers that are about one row, or that only its person can give. */
const OWN_ANSWERS: ReadonlySet<Ask['as']> = new Set([
  'text',
  'long',
  'phone',
  'email',
  'date',
  'secret',
  'code',
  'picture',
  'files',
  'internal',
]);

const isEmpty = (answer: unknown) =>
  answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0);

/** Why a run of this command can't be a part of a macro, or null: it has no row, is made of others, or asks each time for something else. */
export function reasonAgainstPart(command: AnyMutation, args: Args): TextKey | null {
  if (command.parts) return 'macro.not.macro';
  if (command.on.takes === 'nothing' || command.listed === false) return 'macro.not.row';
  if (command.on.takes === 'several' || command.bulk?.alwaysJob) return 'macro.not.several';
  const isAsked = Object.entries((command.asks ?? {}) as Asks).some(
    ([name, { as }]) => OWN_ANSWERS.has(as) && !isEmpty(args[name]),
  );
  return isAsked || typeof command.confirm === 'object' ? 'macro.not.asks' : null;
}
