import { type Command, isAct, type SettledAs } from '../../../commands/core/definition';
import type { Kind } from '../../../commands/core/rows';
import type { World } from '../../../commands/core/world';
import { KINDS } from '../../../commands/kinds';
import type { Answer } from '../../../contract/wire/endpoint';
import type { Desk } from '../call/host';
import type { Saying } from '../gate/toastMessage';
import { idOf, nameFor, sayingOf } from '../undo/inverse';

/** That a row is settled already: how, and by whom as far as anybody says, oneself included; without that, `otherwise` says it. */
export function sayingSettled(
  { how, by }: SettledAs,
  params: NonNullable<Saying['params']>,
  uid: number | null,
  otherwise: 'command.settledAs' | 'command.settledAsByOther',
): Saying {
  const key = by === undefined ? otherwise : by.uid === uid ? 'command.settledAsByYou' : 'command.settledAsBy';
  return { key, params: { ...params, how, ...(by && { who: by.name }) }, tone: 'info' };
}

interface Surroundings {
  readonly desk: Desk;
  readonly lookWorld: () => World;
}

/** Says why a command can't run; of one row that is settled already also how, and by whom where the server tells that when asked. */
export async function sayWhyNot(
  { desk, lookWorld }: Surroundings,
  command: Command,
  rows: readonly unknown[],
  kind: Kind | undefined,
  why: string,
): Promise<void> {
  const [row] = rows;
  const { has } = desk.world;
  const settledAs = isAct(command) && rows.length === 1 ? command.settledAs : undefined;
  const known = settledAs?.(row, has);
  if (!isAct(command) || !kind || !known) return desk.say({ key: why, tone: 'info' });
  const asked = known.isAskable && ((await KINDS[kind].fetch?.(lookWorld(), idOf(kind, row))) as Answer<unknown>);
  const now = asked && asked.refused === undefined ? settledAs?.(asked.data, has) : undefined;
  const params = sayingOf({ commandId: command.id, name: nameFor(command, kind, row), before: row }, has);
  desk.say(sayingSettled(now ?? known, params, desk.uid(), 'command.settledAs'));
}
