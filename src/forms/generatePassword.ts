/** Letters and digits that can't be confused with one another when a password is read out. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** A password that is easy to read out and hard to guess: four groups of four, 79 bits. */
export function generatePassword(random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = randomBytes): string {
  const letters: string[] = [];
  while (letters.length < GROUPS * GROUP_LENGTH) {
    for (const byte of random(new Uint8Array(32))) {
      // What is left over beyond a multiple of the alphabet would make its first letters likelier.
      if (byte < 256 - (256 % ALPHABET.length)) letters.push(ALPHABET.charAt(byte % ALPHABET.length));
    }
  }
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}

const randomBytes = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
