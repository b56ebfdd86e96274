import { type Command, isMutation, type SettledAs } from '../../../commands/core/definition';
import type { Kind } from '../../../commands/core/rows';
import type { TextKey } from '../../../commands/core/textKey';
import type { World } from '../../../commands/core/world';
import { KINDS } from '../../../commands/kinds';
import type { Answer } from '../../../contract/wire/endpoint';
import type { GateHost } from '../call/host';
import { idOf } from '../call/idOf';
import { messageParamsOf, targetName } from '../call/runNames';
import type { ToastMessage } from '../call/toastMessage';

/** That a row is settled already: how, by whom and when as far as anybody says, oneself included. Nobody is blamed for it unless known. */
export function conflictMessage(
  { how, by, at }: SettledAs,
  params: NonNullable<ToastMessage['params']>,
  uid: number | null,
): ToastMessage {
  const key =
    by === undefined ? 'command.settledAs' : by.uid === uid ? 'command.settledAsByYou' : 'command.settledAsBy';
  return {
    key,
    params: { ...params, how, ...(by && { who: by.name }), ...(at !== undefined && { at }) },
    tone: 'info',
  };
}

interface Deps {
  readonly host: GateHost;
  readonly lookWorld: () => World;
}

interface WhyNot {
  readonly command: Command;
  readonly rows: readonly unknown[];
  readonly kind: Kind | undefined;
  readonly why: TextKey;
}

/** Says why a command can't run; of one row that is settled already also how, and by whom where the server tells that when asked. */
export async function notifyWhyNot({ host, lookWorld }: Deps, { command, rows, kind, why }: WhyNot): Promise<void> {
  const [row] = rows;
  const { has } = host.world;
  const settledAs = isMutation(command) && rows.length === 1 ? command.words?.settledAs : undefined;
  const known = settledAs?.(row, has);
  if (!isMutation(command) || !kind || !known) return host.notify({ key: why, tone: 'info' });
  const asked = known.isAskable && ((await KINDS[kind].fetch?.(lookWorld(), idOf(kind, row))) as Answer<unknown>);
  const now = asked && asked.refused === undefined ? settledAs?.(asked.data, has) : undefined;
  const params = messageParamsOf(
    { commandId: command.id, name: targetName(command, kind, row), before: row, args: {} },
    has,
  );
  host.notify(conflictMessage(now ?? known, params, host.uid()));
}
