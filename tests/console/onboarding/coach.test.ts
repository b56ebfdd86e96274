import { expect, test } from 'vitest';
import { createCoach } from '../../../src/onboarding/coach';
import type { ToastMessage } from '../../../src/run';

function aCoach(kept: Record<string, string> = {}) {
  const told: string[] = [];
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  };
  const keyOf = (id: string) => (id === 'post.hide' ? 'h' : undefined);
  const say = ({ teaches }: ToastMessage) => void told.push(String(teaches));
  return { clicked: createCoach({ storage, keyOf, say }), told, kept };
}

test('the third click shows the key, once, and what was counted survives a reload', () => {
  const first = aCoach();
  first.clicked('post.hide');
  first.clicked('post.hide');
  const second = aCoach(first.kept);
  second.clicked('post.hide');
  expect([...first.told, ...second.told]).toEqual(['post.hide']);
  for (let click = 0; click < 5; click += 1) second.clicked('post.hide');
  const third = aCoach(second.kept);
  for (let click = 0; click < 5; click += 1) third.clicked('post.hide');
  expect([...second.told, ...third.told]).toEqual(['post.hide']);
});

test('what has no key is not counted, and what can’t be read is forgotten', () => {
  const { clicked, told, kept } = aCoach({ 'tamquan.coach': '{broken' });
  for (let click = 0; click < 5; click += 1) clicked('language.set');
  expect(told).toEqual([]);
  for (let click = 0; click < 3; click += 1) clicked('post.hide');
  expect(told).toEqual(['post.hide']);
  expect(kept['tamquan.coach']).not.toContain('language.set');
});
