import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Announcer, announce } from '../../../src/ui/announcer';

/** What stands in each region, one line an announcement. */
const regions = () => {
  const all = renderToStaticMarkup(<Announcer />)
    .split('<div aria-live')
    .slice(1);
  return all.map((region) =>
    region
      .split(/(?:^|<)[^>]*>/)
      .map((words) => words.trim())
      .filter((words) => words !== ''),
  );
};

test('what is said before anything is drawn stands beside what was said before it, each with its words, in its own region', () => {
  announce('3 rows selected');
  announce('Not sent', 'assertive');
  announce('Sorted by name');
  announce('Sorted by name');
  expect(regions()).toEqual([['3 rows selected', 'Sorted by name', 'Sorted by name'], ['Not sent']]);
});

test('a count that goes on before anything is drawn is said once, as it is last, and other words stay beside it', () => {
  for (const count of [1, 2, 3]) announce(`${count} rows chosen`, 'polite', 'chosen');
  announce('Row opened');
  announce('4 rows chosen', 'polite', 'chosen');
  expect(regions()[0]?.slice(-2)).toEqual(['Row opened', '4 rows chosen']);
  expect(regions()[0]).not.toContain('3 rows chosen');
});
