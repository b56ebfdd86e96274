import { EventSourceParserStream } from 'eventsource-parser/stream';
import { EVENT_MESSAGES, type EventMessage, type RowEvent } from '../../contract/events';

interface Message {
  readonly name: EventMessage;
  readonly data: unknown;
}

/** Somebody who listens to the events of a server. */
export interface Reader {
  readonly status: number;
  /** What they have been told so far. */
  readonly messages: readonly Message[];
  /** The rows of all messages so far. */
  readonly rows: () => readonly RowEvent[];
  /** Where they are, to go on from there. */
  readonly lastId: () => string | undefined;
  /** Resolves when nothing more comes: the server has ended the stream, or it broke off. */
  readonly ended: Promise<'ended' | 'broken'>;
  readonly close: () => void;
}

/** Listens; `from` goes on from where somebody was. */
export async function listenTo(url: string, key: string, from?: string): Promise<Reader> {
  const abort = new AbortController();
  const answer = await fetch(`${url}/api/events`, {
    headers: { authorization: `Bearer ${key}`, ...(from === undefined ? {} : { 'last-event-id': from }) },
    signal: abort.signal,
  });
  const messages: Message[] = [];
  let lastId: string | undefined;
  const read = async () => {
    if (!answer.ok || !answer.body) return;
    const told = answer.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    for await (const { event, data, id } of told) {
      const name = event as EventMessage;
      if (id !== undefined) lastId = id;
      messages.push({ name, data: EVENT_MESSAGES[name].parse(JSON.parse(data)) });
    }
  };
  const ended = read().then(
    () => 'ended' as const,
    () => 'broken' as const,
  );
  return {
    status: answer.status,
    messages,
    rows: () => messages.flatMap(({ name, data }) => (name === 'rows' ? (data as RowEvent[]) : [])),
    lastId: () => lastId,
    ended,
    close: () => abort.abort(),
  };
}
