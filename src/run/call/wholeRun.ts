import { authorOf } from '../../../commands/core/authorOf';
import type { AnyMutation, Runs } from '../../../commands/core/definition';
import type { DisabledReason } from '../../../commands/core/disabledReason';
import type { Macro } from '../../../commands/core/parts';
import type { Kind } from '../../../commands/core/rows';
import { shareParts } from '../../../commands/core/shareParts';
import { disabledReasonOf } from '../../../commands/state';
import { isSame } from '../../../contract/wire/isSame';
import type { Principal } from '../../../contract/wire/permissions';
import { idOf } from './idOf';
import { type Step, stepsOf } from './steps';

type Args = Readonly<Record<string, unknown>>;

/** A command with its answers: it may be made of the runs of others, whose rules are then its own. */
interface Whole {
  readonly command: AnyMutation;
  readonly kind: Kind | null;
  readonly args: Args;
}

const stepsOn = ({ command, kind, args }: Whole, row: unknown): readonly Step[] =>
  stepsOf({ command, kind, rowId: kind && idOf(kind, row), before: row, args, token: '' });

/** The commands that it is: itself, or what its parts run. */
const commandsOf = ({ command, args }: Whole): readonly AnyMutation[] =>
  command.parts
    ? stepsOf({ command, kind: null, rowId: null, before: undefined, args, token: '' }).flatMap(
        (step) => step.command ?? [],
      )
    : [command];

/** Why a row can't take it, or null: of parts why it can't take one of them, each on the row as those before leave it. */
export function reasonAgainst(whole: Whole, row: unknown, principal: Principal | null): DisabledReason {
  if (!whole.command.parts) return disabledReasonOf(whole.command, row, principal);
  for (const { command, part, rowId, before, args } of stepsOn(whole, row)) {
    if (!command) return 'command.failed';
    if (rowId === null) return 'command.memberUnknown';
    if (part.on === 'author' || part.undoes) continue;
    const reason = disabledReasonOf(command, before, principal);
    if (reason === null) continue;
    const isSo = !command.words?.settledAs && command.change && isSame(command.change(before, args), before);
    if (!isSo) return reason;
  }
  return null;
}

/** Why a row is left out where many are meant: asked of each of them, so that what the whole consists of is found out once. */
export function leavesOut(whole: Whole, by: Runs): (row: unknown) => DisabledReason {
  const rules = partsOnRow(whole).flatMap(({ bulk }) => bulk?.leavesOut ?? []);
  return (row) => rules.reduce<DisabledReason>((why, rule) => why ?? rule(row, by), null);
}

/** Whether it asks first by itself, whatever rows are meant. */
export const asksFirst = (whole: Whole, alwaysAsk: boolean): boolean =>
  commandsOf(whole).some(
    ({ confirm }) => confirm === 'always' || typeof confirm === 'object' || (alwaysAsk && confirm === 'marked'),
  );

/** What the cursor goes on to after it. */
export const nextAfter = (whole: Whole): NonNullable<AnyMutation['list']>['advanceTo'] =>
  partsOnRow(whole).find(({ list }) => list?.advanceTo)?.list?.advanceTo;

const partsOnRow = (whole: Whole): readonly AnyMutation[] =>
  commandsOf(whole).filter(({ on }) => on.kind === whole.kind);

/** The answers of each row, where they are not those of all: what is done to an author is done once. */
export function argsOfEach({ command, kind, args }: Whole, rows: readonly unknown[]): readonly (Args | undefined)[] {
  if (!command.parts || kind === null) return rows.map(() => undefined);
  const macro = args.macro as Macro;
  const shared = shareParts(
    macro.parts,
    rows.map((row) => authorOf(kind, row)),
  );
  return shared.map((parts) =>
    parts.length === macro.parts.length ? undefined : { ...args, macro: { ...macro, parts } },
  );
}
