/** The address of a picture: one that is hosted begins with http (docs/specification.md section 5), one of this server with `/photos/`. */
const HOSTED = /^https?:\/\/[^\s/\\]+(?:[/?#]\S*)?$/i;
const OWN = /^\/photos\/[\w./-]+$/;
const WRONG = 'expected an address that begins with http:// or https://, or with /photos/ of this server';

/** Whether this may be kept as a picture's address: no script, no data, no other host by two slashes. Empty is none. */
const isPictureAddress = (value: string): boolean =>
  value === '' || HOSTED.test(value) || (OWN.test(value) && !value.split('/').includes('..'));

/**
 * The pictures of a body (`photo`, `avatar`, a list of `photos`), or of a row of one, that may not be kept. Asked here and not by the
 * contract, since a console has to pass on what another server has.
 */
export function strangePictures(value: unknown): readonly { path: readonly PropertyKey[]; message: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { photo, avatar, photos } = value as Readonly<Record<string, unknown>>;
  const listed = Array.isArray(photos) ? photos.map((one: unknown, index) => [['photos', index], one] as const) : [];
  return [[['photo'], photo] as const, [['avatar'], avatar] as const, ...listed]
    .filter(([, address]) => typeof address === 'string' && !isPictureAddress(address))
    .map(([path]) => ({ path, message: WRONG }));
}
