import { expect, test } from 'vitest';
import { commandById } from '../../../commands/every';
import type { ListScreenOf } from '../../../src/grid/screen';

const screens = import.meta.glob<{ default?: ListScreenOf<unknown> }>('../../../src/screens/*/index.{ts,tsx}', {
  eager: true,
});

test('every list opens its rows: beside it, by its own way, or by the command of their kind', () => {
  const lists = Object.entries(screens).flatMap(([file, { default: list }]) => (list?.columns ? [{ file, list }] : []));
  expect(lists.length).toBeGreaterThan(10);
  for (const { file, list } of lists) {
    const opens = list.detail ?? list.onOpen ?? commandById(`${list.kind}.open`);
    expect(opens, `${file}: give it a detail, an onOpen, or define ${list.kind}.open`).toBeDefined();
  }
});
