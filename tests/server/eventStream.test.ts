import { once } from 'node:events';
import { expect, test } from 'vitest';
import { EventStream } from '../../server/events/eventStream';

const message = 'x'.repeat(1024);

test('a reader that takes nothing is dropped before it costs more than 256 KB', () => {
  const stream = new EventStream();
  let said = 0;
  while (!stream.destroyed && said < 1000) {
    stream.say(message);
    said += 1;
    expect(stream.readableLength).toBeLessThanOrEqual(256 * 1024);
  }
  expect(said).toBe(257);
  // Nothing is said to who is gone.
  stream.say(message);
  expect(stream.readableLength).toBeLessThanOrEqual(256 * 1024);
});

test('a reader that takes what it is told is told all of it', async () => {
  const stream = new EventStream();
  let taken = 0;
  stream.on('data', (chunk: Buffer) => (taken += chunk.length));
  for (let nth = 0; nth < 1000; nth += 1) {
    stream.say(message);
    if (nth % 100 === 0) await new Promise(setImmediate);
  }
  stream.finish();
  await once(stream, 'end');
  expect(taken).toBe(1000 * 1024);
});
