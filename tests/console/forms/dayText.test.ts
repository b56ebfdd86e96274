import { describe, expect, test } from 'vitest';
import { meantDay, withSlashes, writtenDay } from '../../../src/forms/dayText';

/** What stands in the field after these keys. */
const typed = (keys: string) => [...keys].reduce((text, key) => withSlashes(text + key, text), '');

describe('a day as it is written', () => {
  test('is read in the order of section 9, with any sign between, or none', () => {
    for (const text of [
      '31/05/1990',
      '31.5.1990',
      ' 31-05-1990 ',
      '31051990',
      '1990-05-31',
      '٣١/٠٥/١٩٩٠',
      '３１/０５/１９９０',
    ])
      expect(meantDay(text)).toBe('1990-05-31');
  });

  test('stays what was typed where it is no day', () => {
    for (const text of ['', '31', '31/05/19', '30/02/2026', '05/31/1990', 'hôm qua']) expect(meantDay(text)).toBe(text);
  });

  test('is shown as DD/MM/YYYY', () => {
    expect(['1990-05-31', '', '31/05'].map(writtenDay)).toEqual(['31/05/1990', '', '31/05']);
  });
});

describe('typing a day', () => {
  test('takes digits alone, as the keyboard of a phone has them', () => {
    expect(['31', '3105', '31051990', '٣١٠٥١٩٩٠'].map(typed)).toEqual(['31/', '31/05/', '31/05/1990', '31/05/1990']);
  });

  test('takes the slashes of who types them', () => {
    expect(['31/05/1990', '1/5/1990', '31.05.1990', '1-5-1990'].map(typed)).toEqual([
      '31/05/1990',
      '1/5/1990',
      '31/05/1990',
      '1/5/1990',
    ]);
  });

  test('leaves alone what is taken away, pasted or put into the middle', () => {
    expect(withSlashes('31', '31/')).toBe('31');
    expect(withSlashes('1990-05-31', '')).toBe('1990-05-31');
    expect(withSlashes('131/05', '31/05')).toBe('131/05');
    expect(typed('31').slice(0, 2)).toBe('31');
    expect(withSlashes('310', '31')).toBe('31/0');
  });
});
