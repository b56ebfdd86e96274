import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Code } from '../../../contract/wire/codes';
import type { OpenedStream } from '../../../src/client/openEvents';
import { keepListening, type Listening } from '../../../src/live/keepListening';
import type { Message } from '../../../src/live/messages';

beforeEach(() => void vi.useFakeTimers());
let listening: Listening | undefined;
afterEach(() => {
  listening?.stop();
  vi.useRealTimers();
});

/** A server that answers as the test says, and a reader of it. */
function aReader({ isAttended = (): boolean => true } = {}) {
  const asked: (string | undefined)[] = [];
  const heard: Message[] = [];
  let isHeard = false;
  let say: ReadableStreamDefaultController<Uint8Array> | undefined;
  let refusal: Code | undefined;
  const open = async (lastId: string | undefined, signal: AbortSignal): Promise<OpenedStream> => {
    asked.push(lastId);
    if (refusal !== undefined) return { refused: refusal, message: '' };
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        say = controller;
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return { body };
  };
  listening = keepListening({
    open,
    hear: (message) => heard.push(message),
    onHeard: (now) => {
      isHeard = now;
    },
    isAttended,
    random: () => 1,
  });
  return {
    asked,
    heard,
    isHeard: () => isHeard,
    listening,
    refuse: (code: Code | undefined) => {
      refusal = code;
    },
    say: async (text: string) => {
      say?.enqueue(new TextEncoder().encode(text));
      await vi.advanceTimersByTimeAsync(0);
    },
    end: async () => {
      say?.close();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const BEGIN = 'id: a.1\nevent: begin\ndata: {}\n\n';

test('what is said in pieces is heard whole, and what breaks off goes on from the last message', async () => {
  const reader = aReader();
  await pass(0);
  await reader.say(BEGIN);
  expect(reader.isHeard()).toBe(true);
  await reader.say('id: a.2\nevent: rows\ndata: [{"kind":"post","id":"ngư');
  expect(reader.heard).toHaveLength(1);
  await reader.say('ời","at":1}]\n\n: beat\n\n');
  expect(reader.heard.at(-1)).toMatchObject({ is: 'rows', rows: [{ id: 'người' }] });
  await pass(15_000);
  await reader.end();
  expect(reader.isHeard()).toBe(false);
  await pass(1000);
  expect(reader.asked).toEqual([undefined, 'a.2']);
});

test('a stream that is silent for longer than two beats is dead, and is asked for again', async () => {
  const reader = aReader();
  await pass(0);
  await reader.say(BEGIN);
  for (let beats = 0; beats < 4; beats += 1) {
    await pass(15_000);
    await reader.say(': beat\n\n');
  }
  expect(reader.asked).toHaveLength(1);
  await pass(50_000);
  expect(reader.asked).toHaveLength(2);
});

test('a server that is away is asked less and less often; who comes back does not wait', async () => {
  const reader = aReader();
  reader.refuse(Code.unavailable);
  await pass(0);
  await reader.end();
  await pass(10 * 60_000);
  const tries = reader.asked.length;
  expect(tries).toBeGreaterThan(8);
  expect(tries).toBeLessThan(20);
  reader.refuse(undefined);
  reader.listening.wake();
  await pass(0);
  expect(reader.asked).toHaveLength(tries + 1);
});

test('a network that is back makes a new stream, whatever the old one looks like', async () => {
  const reader = aReader();
  await pass(0);
  await reader.say(BEGIN);
  reader.listening.wake();
  await pass(2000);
  expect(reader.asked).toHaveLength(1);
  reader.listening.wake(true);
  await pass(2000);
  expect(reader.asked).toEqual([undefined, 'a.1']);
});

test('a tab that has slept for hours, its clocks with it, goes on from where it was as soon as somebody is back', async () => {
  const reader = aReader();
  await pass(0);
  await reader.say(BEGIN);
  await reader.say('id: a.2\nevent: rows\ndata: [{"kind":"post","id":"1","at":1}]\n\n');
  // Hours go by in which no timer fires, and nobody says that the network has swallowed the stream.
  vi.setSystemTime(Date.now() + 5 * 60 * 60_000);
  expect(reader.asked).toHaveLength(1);
  reader.listening.wake();
  await pass(2000);
  expect(reader.asked).toEqual([undefined, 'a.2']);
  await reader.say(BEGIN);
  expect(reader.isHeard()).toBe(true);
});

test('for nobody no stream is asked for again, which would keep the session from ending', async () => {
  let isAttended = true;
  const reader = aReader({ isAttended: () => isAttended });
  await pass(0);
  await reader.say(BEGIN);
  isAttended = false;
  await reader.end();
  await pass(60 * 60_000);
  expect(reader.asked).toHaveLength(1);
  isAttended = true;
  reader.listening.wake();
  await pass(0);
  expect(reader.asked).toHaveLength(2);
});

test('a session that is over is said once, by the stream or by its refusal, and nothing is asked any more', async () => {
  const told = aReader();
  await pass(0);
  await told.say(`${BEGIN}event: end\ndata: {}\n\n`);
  await told.end();
  await pass(10 * 60_000);
  expect(told.heard.map((message) => message.is)).toEqual(['begin', 'end']);
  expect(told.asked).toHaveLength(1);
  const refused = aReader();
  refused.refuse(Code.sessionEnded);
  refused.listening.wake(true);
  await pass(10 * 60_000);
  expect(refused.heard).toMatchObject([{ is: 'end' }]);
});

test('of what a newer server says the known part is heard', async () => {
  const reader = aReader();
  await pass(0);
  await reader.say(`${BEGIN}event: presence\ndata: {}\n\n`);
  await reader.say('event: rows\ndata: [{"kind":"note","id":"1","at":1},{"kind":"post","id":"2","at":1}]\n\n');
  expect(reader.heard.slice(1)).toMatchObject([{ is: 'rows', rows: [{ kind: 'post', id: '2' }] }]);
  await reader.say('event: rows\ndata: [{"kind\n\n');
  expect(reader.heard.at(-1)).toMatchObject({ is: 'reread' });
});
