import { expect, test } from 'vitest';
import { inTurn } from '../../commands/core/batches';

/** Acts that end when they are told to, and what has begun of them. */
function acts() {
  const begun: string[] = [];
  const ends = new Map<string, { good: () => void; bad: () => void }>();
  const act = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) =>
      ends.set(name, { good: () => resolve(name), bad: () => reject(new Error(name)) }),
    );
  };
  return { begun, act, end: (name: string) => ends.get(name)?.good(), fail: (name: string) => ends.get(name)?.bad() };
}
const soon = () => new Promise((resolve) => setTimeout(resolve));

test('acts of one name come one after the other, each with its own answer, and a failure is no hindrance', async () => {
  const { begun, act, end, fail } = acts();
  const first = inTurn('a', act('1'));
  const second = inTurn('a', act('2'));
  await soon();
  expect(begun).toEqual(['1']);
  fail('1');
  await expect(first).rejects.toThrow('1');
  await soon();
  expect(begun).toEqual(['1', '2']);
  // One that comes when another is over waits for the one that is under way.
  const third = inTurn('a', act('3'));
  await soon();
  expect(begun).toEqual(['1', '2']);
  end('2');
  expect(await second).toBe('2');
  await soon();
  end('3');
  expect(await third).toBe('3');
});

test('acts of another name do not wait', async () => {
  const { begun, act, end } = acts();
  const both = [inTurn('a', act('1')), inTurn('b', act('2'))];
  await soon();
  expect(begun).toEqual(['1', '2']);
  for (const name of begun) end(name);
  expect(await Promise.all(both)).toEqual(['1', '2']);
});
