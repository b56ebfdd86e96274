import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calledIn, handleOf, partsOfNote } from '../../commands/mentions';
import type { Colleague } from '../../contract/caseDesk';

const somebody = (uid: number, display_name: string): Colleague => ({ uid, display_name, avatar: '' });
const LAN = somebody(1, 'Trần Thị Lan');
const LAN_ANH = somebody(2, 'Trần Thị Lan Anh');
const AN = somebody(3, 'Nguyễn Văn An');
const OTHER_AN = somebody(4, 'Nguyễn Văn An');
const STAFF = [LAN, LAN_ANH, AN, OTHER_AN];
const uidsIn = (text: string, staff = STAFF) => calledIn(text, staff).map(({ uid }) => uid);

describe('whom a note calls', () => {
  test('is who stands behind an @ by their whole name, each once, in the order of the text', () => {
    expect(uidsIn('Nhờ @Trần Thị Lan xem, rồi @Trần Thị Lan Anh; @Trần Thị Lan nhé')).toEqual([1, 2]);
    expect(uidsIn('(@Trần Thị Lan)')).toEqual([1]);
  });

  test('is nobody by a part of a name, the beginning of a longer word, or an address', () => {
    for (const text of ['@Trần Thị', '@Trần Thị Lanh', 'lan@Trần Thị Lan', 'Trần Thị Lan', '@ Trần Thị Lan'])
      expect(uidsIn(text), text).toEqual([]);
  });

  test('is told from another of that name by the user id, and is nobody without it', () => {
    expect([handleOf(LAN, STAFF), handleOf(AN, STAFF)]).toEqual(['Trần Thị Lan', 'Nguyễn Văn An (3)']);
    expect(uidsIn('@Nguyễn Văn An (4) và @Nguyễn Văn An')).toEqual([4]);
    // Who reads the note later may see one of the two alone.
    expect(uidsIn('@Nguyễn Văn An (4)', [OTHER_AN])).toEqual([4]);
  });

  test('is the same however the marks are written', () => {
    expect(uidsIn('@Trần Thị Lan'.normalize('NFD'))).toEqual([1]);
  });

  test('is whoever has a name within blanks, or none, of which the user id stands in place', () => {
    const unnamed = somebody(5, ' ');
    expect(handleOf(unnamed, STAFF)).toBe('#5');
    expect(uidsIn('@#5, @Hoa!', [unnamed, somebody(6, ' Hoa ')])).toEqual([5, 6]);
  });

  test('is not called once more within a name that has an @', () => {
    expect(uidsIn('@Lan @An', [somebody(5, 'An'), somebody(6, 'Lan @An')])).toEqual([6]);
  });

  test('stands in the note as its own part, and the words around it as theirs, of which none is empty', () => {
    expect(partsOfNote('Nhờ @Trần Thị Lan xem, @Nguyễn Văn An (4)', STAFF)).toEqual([
      { text: 'Nhờ ' },
      { text: '@Trần Thị Lan', calls: LAN },
      { text: ' xem, ' },
      { text: '@Nguyễn Văn An (4)', calls: OTHER_AN },
    ]);
    expect(partsOfNote('@Trần Thị Lan.', STAFF)).toEqual([{ text: '@Trần Thị Lan', calls: LAN }, { text: '.' }]);
    expect(partsOfNote('', STAFF)).toEqual([]);
  });
});

const aName = fc.stringMatching(/^[A-Za-zĐđăâêôơưạẾ]{1,6}( [A-Za-zĐđăâêôơưạẾ]{1,6}){0,2}$/);
const staffOf = fc
  .uniqueArray(aName, { maxLength: 6, minLength: 1 })
  .map((names) => names.map((name, at) => somebody(at + 1, name.normalize('NFC'))));

test('every note is in its parts, without loss', () => {
  fc.assert(
    fc.property(
      staffOf,
      fc.array(fc.oneof(fc.string(), fc.constant('@'), fc.nat(), fc.constant(' '))),
      (staff, words) => {
        const named = (at: number) => `@${staff[at % staff.length]?.display_name}`;
        const text = words.map((word) => (typeof word === 'number' ? named(word) : word)).join('');
        const parts = partsOfNote(text, staff);
        expect(parts.map((part) => part.text).join('')).toBe(text);
      },
    ),
  );
});

test('whoever is put in by the name that is offered is called, whatever stands around', () => {
  fc.assert(
    fc.property(staffOf, fc.nat(), fc.string(), (staff, nth, after) => {
      const one = staff[nth % staff.length] ?? expect.fail();
      expect(calledIn(`Nhờ @${handleOf(one, staff)}, ${after}`, staff)).toContain(one);
    }),
  );
});
