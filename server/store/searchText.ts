import { fold } from '../../contract/wire/fold';

/** Separates the author's name from the rest of `postText`: a new name is put before it without reading the content. */
export const AFTER_NAME = ' \n ';

/**
 * What a search for members looks through beside their ids, for `member.folded`. Each part has a space before it, so that a word of one or
 * two letters can be looked up by its beginning (store/search.ts). A Vietnamese number is also there as people write it, `0912…`.
 */
export function memberText(member: {
  readonly display_name: string;
  readonly phone: string;
  readonly email: string;
}): string {
  const { phone } = member;
  const national = phone.startsWith('+84') ? `0${phone.slice(3)}` : '';
  return ` ${[member.display_name, phone, national, member.email].map(fold).join(' ')}`;
}

/** What a search for posts looks through, for `post.folded`: author's name and content. */
export function postText(authorName: string, content: string): string {
  return ` ${fold(authorName)}${AFTER_NAME}${fold(content)}`;
}

/** What a search for temples looks through, for `temple.folded`. Punctuation stays: an address is found as it is written. */
export function templeText(temple: {
  readonly name: string;
  readonly nickname: string;
  readonly address: string;
  readonly city: string;
  readonly country: string;
}): string {
  const { name, nickname, address, city, country } = temple;
  return ` ${[name, nickname, address, city, country].map(fold).join(' ')}`;
}
