import { events } from '../../contract/events';
import type { ConsoleConfig } from '../../contract/server';
import { Code } from '../../contract/wire/codes';
import type { Refusal } from '../../contract/wire/endpoint';
import { envelopeOf, wayOf } from './client';
import { sessionHeader } from './sessionHeader';

interface Asked {
  readonly key: string;
  /** Where the reader is: it is told what has happened since. */
  readonly lastId: string | undefined;
  readonly signal: AbortSignal;
}

export type OpenedStream = { readonly refused?: undefined; readonly body: ReadableStream<Uint8Array> } | Refusal;

/**
 * Asks for the stream of what happens. By `fetch`, since an EventSource sends no session; a refusal is a value, as that of any call. Reading
 * the stream throws where it breaks off.
 */
export async function openEvents(config: ConsoleConfig, { key, lastId, signal }: Asked): Promise<OpenedStream> {
  const { method, path } = wayOf(events, config.paths?.[events.id]);
  const lost = (error: unknown) => ({ refused: Code.lost, message: String(error) });
  const answer = await fetch(`${config.apiUrl}${path}`, {
    method,
    headers: [
      ['accept', 'text/event-stream'],
      sessionHeader(config, key),
      ...(lastId === undefined ? [] : [['last-event-id', lastId] satisfies [string, string]]),
    ],
    signal,
    cache: 'no-store',
    // As of any call: a header of any name but Authorization would follow to wherever a redirect leads.
    redirect: 'error',
  }).catch(lost);
  if ('refused' in answer) return answer;
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
  if (answer.ok && isStream && answer.body) return { body: answer.body };
  const envelope = await envelopeOf(answer);
  return { refused: envelope?.error.code ?? Code.unreadable, message: `HTTP ${answer.status}` };
}
