import { beforeEach, expect, test } from 'vitest';
import { outbox } from '../../../src/run/single/outbox';
import { whenHoldEnds } from '../../../src/shell/whenHoldEnds';
import { aPost } from '../../commands/rows';
import { aDesk, rest } from '../../support/aConsole';

let ended: string[];
/** A console that can't bring anything back, whose toasts about what is held stand as long as this says. */
function aHoldingDesk() {
  const desk = aDesk({
    kind: 'post',
    rows: Array.from({ length: 3 }, () => aPost()),
    may: ['POST_VIEW', 'POST_DELETE'],
    extensions: [],
  });
  const hear = () => {
    for (const { undo, heldUntilMs } of desk.said.splice(0))
      if (undo && heldUntilMs) whenHoldEnds(undo, () => ended.push(undo));
  };
  return { ...desk, hear };
}
beforeEach(() => {
  ended = [];
});

test('what was said of a hold goes away when it is pulled back, by undo or by its button', async () => {
  const desk = aHoldingDesk();
  await desk.invoke('post.delete');
  desk.hear();
  await rest();
  expect(ended).toEqual([]);
  await desk.runner.undo();
  await rest();
  expect(ended).toHaveLength(1);
  await desk.invoke('post.delete');
  desk.hear();
  await rest();
  await desk.runner.outbox.drop(outbox.held[0]?.id ?? '');
  await rest();
  expect(ended).toHaveLength(2);
});

test('and when it goes out, whatever the server then says', async () => {
  const desk = aHoldingDesk();
  await desk.invoke('post.delete');
  desk.hear();
  await desk.clock.pass(60_000);
  expect(ended).toHaveLength(1);
});

test('of several rows likewise', async () => {
  const desk = aHoldingDesk();
  desk.select(0, 1, 2);
  await desk.invoke('post.delete');
  desk.hear();
  await rest();
  expect(ended).toEqual([]);
  await desk.runner.undo();
  await rest();
  expect(ended).toHaveLength(1);
});
