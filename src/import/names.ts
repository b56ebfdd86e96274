import { folded } from './fold';

const ADDRESS_OF_PAGE = /^(?:https?:\/\/|www\.)\S+$|^\S+@\S+\.\S+$/i;
/** Numbers, coordinates, phone numbers, dates. */
const NUMBER = /^(?=.*\d)[\d\s.,:;/()°'"′″+\-–#№]+$/;
/** Keys that programs make: `node/123`, `way:45`, a UUID, 24 hexadecimal digits. */
const KEY = /^(?:node|way|relation|[nwr])[/:]?\d+$|^[0-9a-f]{8}-[0-9a-f-]{27}$|^(?=.*\d)[0-9a-f]{16,}$/i;
const STREET =
  /\b(?:duong|pho|ngo|ngach|hem|phuong|quan|huyen|thi xa|thi tran|ap|khu pho|so nha|street|st|road|rd|avenue|ave|lane|jalan|jl|gang|rue|via|calle)\b/;

/** Why a text is no name of a temple, for the one cell: it is only a number, a key or an address of the web; null where it can be one. */
export function isNoName(text: string): boolean {
  const plain = text.trim();
  return plain !== '' && (NUMBER.test(plain) || ADDRESS_OF_PAGE.test(plain) || KEY.test(plain));
}

/** `12 Lê Lợi, phường 1`, `Jalan Raya 5, Ubud`: a number and a street, or a list of places with a number. */
export function looksLikeAddress(text: string): boolean {
  const key = folded(text);
  const hasNumber = /\d/.test(text);
  return (
    (hasNumber && (STREET.test(key) || /^\d+\S*\s+\D/.test(text.trim()) || text.includes(','))) ||
    text.split(',').length > 2
  );
}

/** Of what is filled. Some names have a street in them, so that it takes more of these to say that a column is none of names. */
const NO_NAMES_SHARE = 0.5;
const ADDRESSES_SHARE = 0.8;
const ADDRESSES_FEW = 3;

/** Whether a column can hold names: what is in it is not mostly numbers, keys, addresses of the web or of streets. Empty, it can. */
export function canBeNames(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const share = (holds: (cell: string) => boolean) => filled.filter(holds).length / Math.max(1, filled.length);
  if (share(isNoName) >= NO_NAMES_SHARE) return false;
  return filled.length < ADDRESSES_FEW || share(looksLikeAddress) < ADDRESSES_SHARE;
}
