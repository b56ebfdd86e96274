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
