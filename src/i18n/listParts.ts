import { intlTag } from '.';

/** What stands side by side as `format.list` has it, in pieces: for what draws each part in its own way. It is no part of what signs in. */
export const listParts = (parts: readonly string[]) =>
  new Intl.ListFormat(intlTag(), { type: 'conjunction', style: 'narrow' }).formatToParts(parts);
