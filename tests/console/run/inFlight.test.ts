import { expect, test } from 'vitest';
import { createInFlight } from '../../../src/run/call/inFlight';

test('a row has a command in flight from its beginning to its end, and neither another row nor another command has', () => {
  const inFlight = createInFlight(() => {});
  inFlight.begin('post.hide', 'post', '1');
  inFlight.begin('post.hide', 'post', '2');
  const has = (...asked: Parameters<typeof inFlight.has>) => inFlight.has(...asked);
  expect([has('post.hide', 'post', '1'), has('post.hide', 'post', '2')]).toEqual([true, true]);
  expect([has('post.hide', 'post', '3'), has('post.hide', 'comment', '1'), has('post.block', 'post', '1')]).toEqual([
    false,
    false,
    false,
  ]);
  inFlight.end('post.hide', 'post', '1');
  expect([has('post.hide', 'post', '1'), has('post.hide', 'post', '2')]).toEqual([false, true]);
  inFlight.clear();
  expect(has('post.hide', 'post', '2')).toBe(false);
});

test('whoever shows it hears of each beginning and end, also of one that is none', () => {
  let heard = 0;
  const inFlight = createInFlight(() => {
    heard += 1;
  });
  inFlight.begin('post.hide', 'post', '1');
  inFlight.end('post.hide', 'post', '1');
  inFlight.end('post.hide', 'post', '1');
  inFlight.clear();
  expect(heard).toBe(4);
});
