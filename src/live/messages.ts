import type { EventSourceMessage } from 'eventsource-parser';
import * as z from 'zod/mini';
import { RowEvent, WhoIsThere } from '../../contract/events';

/** A message of the stream (contract/events.ts); `id` is where a reader of it is. */
export type Message = { readonly id?: string | undefined } & (
  | { readonly is: 'begin' | 'reread' | 'permissions' | 'end' }
  | { readonly is: 'rows'; readonly rows: readonly RowEvent[] }
  | { readonly is: 'presence'; readonly there: WhoIsThere }
);

/** What a server has said; undefined for what this console does not know. Of rows of a kind that it does not know it leaves out these alone. */
export function messageOf({ event, data, id }: EventSourceMessage): Message | undefined {
  if (event === 'begin' || event === 'reread' || event === 'permissions' || event === 'end') return { is: event, id };
  const said = parsed(data);
  if (event === 'presence') {
    const there = z.safeParse(WhoIsThere, said);
    return there.success ? { is: event, there: there.data, id } : undefined;
  }
  if (event !== 'rows') return undefined;
  // What can't be read is a change of nobody knows what.
  if (!Array.isArray(said)) return { is: 'reread', id };
  const rows = said.flatMap((one) => {
    const row = z.safeParse(RowEvent, one);
    return row.success ? [row.data] : [];
  });
  return { is: 'rows', rows, id };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
