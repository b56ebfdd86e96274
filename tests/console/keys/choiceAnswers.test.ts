import { expect, test } from 'vitest';
import { COMMANDS } from '../../../commands/every';
import { expectAnswer, isLateAnswer } from '../../../src/keys/choiceAnswers';

test('the letter that answers a choice is no command right after it, whatever became of the choice', () => {
  expectAnswer('post.promote', 5000);
  expect(isLateAnswer('h', 5400)).toBe(true);
  expectAnswer('post.promote', 6000);
  expect(isLateAnswer('s', 6900)).toBe(true);
});

test('it is one again after a second, after another press, and after any other command', () => {
  expectAnswer('post.promote', 5000);
  expect(isLateAnswer('h', 6001)).toBe(false);
  expectAnswer('post.promote', 7000);
  expect([isLateAnswer('j', 7100), isLateAnswer('h', 7200)]).toEqual([false, false]);
  expectAnswer('post.promote', 8000);
  expectAnswer('list.next', 8100);
  expect(isLateAnswer('h', 8200)).toBe(false);
  // A choice that asks for nothing has no letters.
  expectAnswer('profile.toggleAuthentic', 9000);
  expect(isLateAnswer('s', 9100)).toBe(false);
});

test('of every command they are known without a row', () => {
  expect(COMMANDS.length).toBeGreaterThan(100);
  for (const { id } of COMMANDS) expect(() => expectAnswer(id, 0), id).not.toThrow();
});
