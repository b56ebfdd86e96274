import { type AnyMutation, isMutation, labelOn } from '../../../commands/core/definition';
import { ownNameOf } from '../../../commands/core/parts';
import type { Kind } from '../../../commands/core/rows';
import type { TextKey } from '../../../commands/core/textKey';
import { KINDS } from '../../../commands/kinds';
import { commandById } from '../../../commands/registry';
import type { Extension } from '../../../contract/wire/endpoint';
import type { Job } from '../job/ledger';

type Args = Readonly<Record<string, unknown>>;

/** The command of that id if it changes data. */
export function mutationById(commandId: string): AnyMutation | undefined {
  const command = commandById(commandId);
  return command && isMutation(command) ? command : undefined;
}

/** What a command's texts call the row it acts on. */
export const targetName = ({ words }: AnyMutation, kind: Kind, row: unknown): string =>
  (words?.targetNameOf ?? (KINDS[kind].nameOf as (row: unknown) => string))(row);

interface Told {
  readonly commandId: string;
  readonly name: string;
  readonly before: unknown;
  readonly args: Args;
  /** Of several rows, which are not there. */
  readonly label?: TextKey | undefined;
}

/** The parameters of messages about a run on one row: the words for it, and the row's name. */
export function messageParamsOf(
  { commandId, name, before, args, label: ofSeveral }: Told,
  has: (extension: Extension) => boolean,
): { command: string; name: string; label?: string; several?: number; called?: string; policy?: string } {
  const command = before === null ? undefined : mutationById(commandId);
  const label = command ? (command.words?.savesAs?.(args)?.title ?? labelOn(command, [before], has)) : ofSeveral;
  const several = command?.words?.settles?.(before) ?? 1;
  return {
    command: commandId,
    name,
    ...(label && { label }),
    ...(several > 1 && { several }),
    ...paramsOfArgs(args),
  };
}

/** What messages say of the arguments of a run: its own name, and the policy that it rests on. */
export function paramsOfArgs(args: Args): { called?: string; policy?: string } {
  const called = ownNameOf(args);
  const { policyName } = args;
  return {
    ...(called !== undefined && { called }),
    ...(typeof policyName === 'string' && { policy: policyName }),
  };
}

/** What messages call the command of a job. */
export const namedJob = ({ commandId, label }: Pick<Job, 'commandId' | 'label'>) => ({
  command: commandId,
  ...(label && { label }),
});
