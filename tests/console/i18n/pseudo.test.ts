import { expect, test } from 'vitest';
import { pseudoTexts } from '../../../src/i18n/pseudo';

test('a text in a pseudo-language is strange, longer, in brackets, and keeps its parameters and plural forms', () => {
  const texts = {
    run: { held: '{{title}}: sent in {{seconds}} seconds' },
    rows: { one: 'a row', other: '{{count}} rows' },
  };
  const { run, rows } = pseudoTexts('en-XA', texts) as typeof texts;
  expect(run.held).toMatch(/^⟦\{\{title\}\}: .+ \{\{seconds\}\} .+⟧$/);
  expect(run.held.replaceAll(/\{\{\w+\}\}/g, '')).not.toMatch(/[a-z](?!\u0308)/);
  const words = (text: string) => text.replaceAll(/\{\{\w+\}\}|⟦|⟧|\u0308/g, '').length;
  expect(words(run.held)).toBeGreaterThanOrEqual(Math.floor(words(texts.run.held) * 1.4));
  expect(Object.keys(rows)).toEqual(['one', 'other']);
});

test('the one from right to left has letters of the Arabic script alone', () => {
  const { word } = pseudoTexts('ar-XB', { word: 'Undo' }) as { word: string };
  expect(word).toMatch(/^⟦[\p{Script=Arabic} ]+⟧$/u);
});
