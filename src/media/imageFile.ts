import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '../../contract/photos';
import { Code } from '../../contract/wire/codes';

/** Why a file of this machine can't be sent as a picture, or null; the server looks at its content once more. */
export const wrongWith = ({ type, size }: Blob): Code | null =>
  !(PHOTO_TYPES as readonly string[]).includes(type) ? Code.notAnImage : size > PHOTO_MAX_BYTES ? Code.tooLarge : null;
