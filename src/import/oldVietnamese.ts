// Two ways in which Vietnamese was written with 8 bits before Unicode, each for fonts of its own. Both are read as Latin-1 first, so
// that commas, quotation marks and line ends are found, and cells are turned into letters afterwards.

/**
 * TCVN3 from 0xA1 on, a letter a byte. What the fonts for capitals share with small letters is small; unused places are those of TCVN
 * 5712.
 */
const TCVN3 =
  'ĂÂÊÔƠƯĐăâêôơưđẰ\u0300\u0309\u0303\u0301\u0323àảãáạẲằẳẵắẴẮẦẨẪẤỀặầẩẫấậèỂẻẽéẹềểễếệìỉỄẾỒĩíịòỔỏõóọồổỗốộờởỡớợùỖủũúụừửữứựỳỷỹýỵỐ';
const TCVN3_FIRST = 0xa1;

/** VNI: letters with a byte of their own. */
const VNI_LETTERS: Readonly<Record<string, string>> = {
  ñ: 'đ',
  ô: 'ơ',
  ö: 'ư',
  í: 'í',
  ì: 'ì',
  æ: 'ỉ',
  ó: 'ĩ',
  ò: 'ị',
  î: 'ỵ',
};
/** VNI: marks, each a byte after its letter. Circumflex and breve come with the tone in one. */
const VNI_MARKS: Readonly<Record<string, string>> = {
  ...{ ù: '\u0301', ø: '\u0300', û: '\u0309', õ: '\u0303', ï: '\u0323' },
  ...{ â: '\u0302', á: '\u0302\u0301', à: '\u0302\u0300', å: '\u0302\u0309', ã: '\u0302\u0303', ä: '\u0302\u0323' },
  ...{ ê: '\u0306', é: '\u0306\u0301', è: '\u0306\u0300', ú: '\u0306\u0309', ü: '\u0306\u0303', ë: '\u0306\u0323' },
};
const VNI = /([aeouyôö])([ùøûõïâáàåãäêéèúüë])|[ñôöíìæóòî]/giu;

const HIGH = /[\u00a1-\u00ff]/;
const PLAIN_SMALL = /[a-zđăâêôơư]/;
const PLAIN_CAPITALS = /[A-ZĐĂÂÊÔƠƯ]/g;

/** A cell that was read as Latin-1 and is TCVN3. All in capitals where every letter is that has them: their fonts have no other bytes. */
export function fromTcvn3(latin1: string): string {
  if (!HIGH.test(latin1)) return latin1;
  const text = latin1
    .replace(/[\u00a1-\u00ff]/g, (letter) => TCVN3[letter.charCodeAt(0) - TCVN3_FIRST] ?? letter)
    .normalize('NFC');
  const plain = latin1.replace(/[\u00a8-\u00ae]/g, '').replace(/[\u00af-\u00ff]/g, '');
  const isCapital = !PLAIN_SMALL.test(plain) && (plain.match(PLAIN_CAPITALS) ?? []).length > 1;
  return isCapital ? text.toUpperCase() : text;
}

/** A cell that was read as Latin-1 and is VNI. */
export function fromVni(latin1: string): string {
  if (!HIGH.test(latin1)) return latin1;
  return latin1
    .replace(VNI, (all, vowel: string | undefined, mark: string | undefined) => {
      if (vowel === undefined || mark === undefined) return inCase(all, VNI_LETTERS[all.toLowerCase()] ?? all);
      const base = VNI_LETTERS[vowel.toLowerCase()];
      return (base === undefined ? vowel : inCase(vowel, base)) + (VNI_MARKS[mark.toLowerCase()] ?? mark);
    })
    .normalize('NFC');
}

const inCase = (like: string, text: string) => (like === like.toUpperCase() ? text.toUpperCase() : text);

const ONSET = '(?:ngh|ng|nh|gh|gi|kh|ph|th|tr|ch|qu|[bcdđghklmnprstvx])?';
const NUCLEUS =
  '(?:uyê|uya|uyu|iêu|yêu|ươi|ươu|oai|oay|oeo|uây|uôi|ai|ao|au|ay|âu|ây|eo|êu|ia|iê|iu|oa|oă|oe|oi|oo|ôi|ơi|ua|uâ|uê|ui|uô|uơ|uy|ưa|ươ|ưi|ưu|yê|[aăâeêioôơuưy])';
const SYLLABLE = new RegExp(`^${ONSET}${NUCLEUS}(?:ch|ng|nh|[cmnpt])?$`);
const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;
const WORDS = /[\p{L}\p{M}]+/gu;

/** How much of a text is spelt as Vietnamese is: words with marks that could be a syllable, less those that could not. */
export function vietnameseIn(text: string): number {
  let score = 0;
  for (const [word] of text.toLowerCase().matchAll(WORDS)) {
    if (!/[^a-z]/.test(word)) continue;
    const apart = word.normalize('NFD');
    const tones = (apart.match(TONES) ?? []).length;
    score += tones < 2 && SYLLABLE.test(apart.replace(TONES, '').normalize('NFC')) ? 1 : -1;
  }
  return score;
}
