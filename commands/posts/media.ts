import type { Post } from '../../contract/posts';

/** A medium of a post by what promotes it. */
export interface PromotedBy {
  readonly idmedia: string;
  /** What it may be: its type, or where the server says less, those of all the post's media; none where it says nothing. */
  readonly types: readonly number[];
  readonly thumb: string | undefined;
  readonly lists: Post['media'][number]['lists'];
}

/**
 * The media of a post that have an id, their own or else the one that docs/specification.md section 3 gives the post for all of them:
 * which it is, where they are of several types, is then only known to the server (`GET /media/getbyid`).
 */
export function promotedBy({ media, idmedia }: Post): readonly PromotedBy[] {
  const own = media.flatMap(({ idmedia: id, mediaType, thumb, lists }) =>
    id === undefined ? [] : [{ idmedia: id, types: [mediaType], thumb, lists }],
  );
  if (own.length > 0 || idmedia === undefined) return own;
  const types = [...new Set(media.map(({ mediaType }) => mediaType))];
  return [{ idmedia, types, thumb: media.length === 1 ? media[0]?.thumb : undefined, lists: undefined }];
}

/** Whether a list of these types may take it, as far as anybody here can say. */
export const mayBeOf = (types: readonly number[], medium: PromotedBy): boolean =>
  medium.types.length === 0 || medium.types.some((type) => types.includes(type));

/** Whether only the server can say that the list takes it. */
export const isUnsure = (types: readonly number[], medium: PromotedBy): boolean =>
  medium.types.length === 0 || !medium.types.every((type) => types.includes(type));
