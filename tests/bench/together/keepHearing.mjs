import { setTimeout as delay } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';

const COME_BACK_WITHIN_MS = 1000;

/**
 * Hears the stream of a session, and comes back to where it was whenever that breaks off, which `brokeOff` is told. Each message goes to
 * `hear`, with its data read. Answers, once the first stream has begun, with what ends it.
 */
export async function keepHearing(calls, hear, brokeOff = () => {}) {
  let isOver = false;
  let stream;
  let lastId;
  async function listenOnce(begun) {
    const onEvent = ({ event, data, id }) => {
      lastId = id ?? lastId;
      if (event === 'begin') begun();
      else hear(event, JSON.parse(data));
    };
    const parser = createParser({ onEvent });
    stream = await calls.open(lastId);
    for await (const text of stream.setEncoding('utf8')) parser.feed(text);
  }
  async function listen(begun) {
    while (!isOver) {
      // Whatever ends a stream, a reader comes again.
      await listenOnce(begun).catch(() => {});
      if (isOver) return;
      brokeOff();
      await delay(Math.random() * COME_BACK_WITHIN_MS);
    }
  }
  let listening;
  await new Promise((begun) => {
    listening = listen(begun);
  });
  return async () => {
    isOver = true;
    stream.destroy();
    await listening;
  };
}
