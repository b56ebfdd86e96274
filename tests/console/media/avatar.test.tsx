import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar, letterOf } from '../../../src/media/Avatar';

test.each([
  ['Trần Thị Ánh', 'Á'],
  // The same, its mark apart.
  ['Trần Thị A\u0301nh', 'A\u0301'],
  ['نور الدِّين', 'ا'],
  ['دُنيا', 'دُ'],
  ['नि', 'नि'],
  ['Hạnh 🌸', 'H'],
  ['“Bình”', 'B'],
  ['👨‍👩‍👧 🇻🇳', '🇻🇳'],
  ['👩🏽‍🌾', '👩🏽‍🌾'],
  ['7', '7'],
  ['\u200f\u200b', '?'],
  ['', '?'],
])('the letter of %j is %j', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
  expect(renderToStaticMarkup(<Avatar name={name} />)).toContain(`>${letter}<`);
});
