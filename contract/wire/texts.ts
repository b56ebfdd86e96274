import * as z from 'zod/mini';

/**
 * For what people write: a letter and its marks are one (NFC), however a keyboard or a file has them apart, so that what looks the
 * same is the same. It comes before limits of length. Passwords, addresses of files and ids stay as they are.
 */
export const nfc = z.overwrite<string>((text) => text.normalize('NFC'));
