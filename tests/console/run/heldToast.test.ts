import { beforeEach, expect, test } from 'vitest';
import { outbox } from '../../../src/run/single/heldCalls';
import { whenHoldEnds } from '../../../src/shell/whenHoldEnds';
import { aPost } from '../../commands/rows';
import { aConsole, flush } from '../../support/aConsole';

let ended: string[];
/** A console that can't bring anything back, whose toasts about what is held stand as long as this says. */
function aHoldingDesk() {
  const harness = aConsole({
    kind: 'post',
    rows: Array.from({ length: 3 }, () => aPost()),
    may: ['POST_VIEW', 'POST_DELETE'],
    extensions: [],
  });
  const hear = () => {
    for (const { undo, heldUntilMs } of harness.said.splice(0))
      if (undo && heldUntilMs) whenHoldEnds(undo, () => ended.push(undo));
  };
  return { ...harness, hear };
}
beforeEach(() => {
  ended = [];
});

test('what was said of a hold goes away when it is pulled back, by undo or by its button', async () => {
  const harness = aHoldingDesk();
  await harness.invoke('post.delete');
  harness.hear();
  await flush();
  expect(ended).toEqual([]);
  await harness.runner.undo();
  await flush();
  expect(ended).toHaveLength(1);
  await harness.invoke('post.delete');
  harness.hear();
  await flush();
  await harness.runner.outbox.drop(outbox.held[0]?.id ?? '');
  await flush();
  expect(ended).toHaveLength(2);
});

test('what was said of a hold goes away when it goes out, whatever the server then says', async () => {
  const harness = aHoldingDesk();
  await harness.invoke('post.delete');
  harness.hear();
  await harness.clock.pass(60_000);
  expect(ended).toHaveLength(1);
});

test('what was said of a hold of several rows goes away, too', async () => {
  const harness = aHoldingDesk();
  harness.select(0, 1, 2);
  await harness.invoke('post.delete');
  harness.hear();
  await flush();
  expect(ended).toEqual([]);
  await harness.runner.undo();
  await flush();
  expect(ended).toHaveLength(1);
});
