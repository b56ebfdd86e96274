import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addLanguageTag } from '../../../commands/curated/members';
import { SomeOfStep } from '../../../src/palette/SomeOfStep';
import { aVip } from '../../commands/rows';

/** The options of the languages to add, in their order: chosen, open, and as words. */
function offered(...tags: readonly (readonly string[])[]) {
  const html = renderToStaticMarkup(
    <SomeOfStep
      command={addLanguageTag}
      name="languages"
      ask={addLanguageTag.asks?.languages as never}
      rows={tags.map((languageTags) => aVip({ languageTags: [...languageTags] }))}
      args={{}}
      isFirst
      onDone={() => {}}
      onBack={() => {}}
      onBegun={() => {}}
    />,
  );
  expect(html).toContain('role="combobox"');
  return [...html.matchAll(/<div[^>]*role="option"[^>]*>/g)].map(([tag]) => ({
    isChosen: tag.includes('aria-selected="true"'),
    isOpen: !tag.includes('aria-disabled="true"'),
  }));
}

test('the languages to add begin with those that are set, shown as chosen and left as they are', () => {
  const [first, second, third, ...others] = offered(['km', 'vi']);
  const set = { isChosen: true, isOpen: false };
  expect([first, second]).toEqual([set, set]);
  expect([third, ...others].every((one) => one?.isOpen && !one.isChosen)).toBe(true);
});

test('what only some accounts have can be added to the others', () => {
  const [first, second] = offered(['vi', 'km'], ['vi']);
  expect(first).toEqual({ isChosen: true, isOpen: false });
  expect(second).toEqual({ isChosen: false, isOpen: true });
});
