import { fold } from '../../contract/wire/fold';

/** What people make passwords of here, as `coreOf` leaves it: the console's name and the words around it. */
const OF_THIS_PLACE = new Set(
  [
    'tamquan',
    'tamquandemo',
    'tamquanadmin',
    'admintamquan',
    'tamquanconsole',
    'tamquanmatkhau',
    'matkhautamquan',
  ].concat(
    [
      'matkhau',
      'matkhaumoi',
      'matkhaucuatoi',
      'quantri',
      'quantrivien',
      'nguoiquantri',
      'nhanvien',
      'xinchao',
      'vietnam',
    ],
    ['anhyeuem', 'emyeuanh', 'administrator'],
  ),
);
/** A user name shorter than this says nothing: everything would be made of it. */
const NAME_MIN = 3;

let common: Promise<ReadonlySet<string>> | undefined;
/** Loaded when the first password is chosen: 50,000 of them that others have chosen before. */
const commonPasswords = () => {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase())),
  );
  return common;
};

/** A password without what people put around a word so that it counts as another: marks, case, digits and signs. */
const plainOf = (password: string) => fold(password).replace(/[^\p{L}\p{N}]+/gu, '');
const coreOf = (plain: string) => plain.replace(/^\d+|\d+$/g, '');
const reversed = (word: string) => [...word].reverse().join('');

/** The word that is said again and again in it, or itself: “abcabc” is no better than “abc”. */
function onceOf(word: string): string {
  for (let length = 1; length <= word.length / 2; length += 1) {
    const part = word.slice(0, length);
    if (word.length % length === 0 && part.repeat(word.length / length) === word) return part;
  }
  return word;
}

/** Whether a password is one that is tried first: known from lists, or made of the user name or of this place's. */
export async function isCommon(password: string, userName: string): Promise<boolean> {
  const known = await commonPasswords();
  const lower = password.trim().toLowerCase();
  const plain = plainOf(password);
  const core = coreOf(plain);
  const forms = [lower, plain, core, onceOf(plain), onceOf(core)];
  // Digits alone have no core; a single sign said ten times is a list of its own.
  if (forms.some((form) => form.length <= 1 || known.has(form) || OF_THIS_PLACE.has(form))) return true;
  const name = coreOf(plainOf(userName));
  return name.length >= NAME_MIN && forms.some((form) => form === name || form === reversed(name));
}
