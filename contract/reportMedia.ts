import * as z from 'zod/mini';
import { Media, MediaTypeSchema } from './media';
import { ID_MAX_LENGTH, Id } from './wire/codecs';

/** A report knows a picture and a film only (docs/specification.md section 3, Report); posts know more ways to show one. */
const MOVES: ReadonlySet<number> = new Set([2, 3, 4, 7]);

const WireReportMedia = z.object({
  /** Section 3 names the type and the address; the rest may be absent. */
  mediaType: MediaTypeSchema,
  url: z.string(),
  idmedia: z.optional(Id),
  thumb: z.optional(z.string()),
  /** The type that the medium has in its post, by which a console can tell a player from a file. */
  typeInPost: z.optional(MediaTypeSchema),
});

type Said = z.output<typeof WireReportMedia>;

const read = ({
  mediaType,
  typeInPost = mediaType,
  url,
  idmedia = url.slice(-ID_MAX_LENGTH) || '-',
  thumb = '',
}: Said): Media => ({ idmedia, mediaType: typeInPost, url, thumb });

const mediumAsServed = ({ idmedia, mediaType, url = '', thumb }: Media) => {
  const said = MOVES.has(mediaType) ? 2 : 1;
  return { idmedia, mediaType: said, url, thumb, ...(said === mediaType ? {} : { typeInPost: mediaType }) };
};

/** A medium of a report: 1 or 2 on the wire, and in the console what it is in its post, where the server says so. */
export const ReportMediaOnWire = z.codec(WireReportMedia, Media, { decode: read, encode: mediumAsServed });

/** The same in a list of cases, without its id: one whose type is left out is a picture, as most are. */
export const ListedMediaOnWire = z.codec(
  z.object({ ...WireReportMedia.shape, mediaType: z.optional(MediaTypeSchema) }),
  Media,
  {
    decode: ({ mediaType = 1, ...medium }) => read({ mediaType, ...medium }),
    encode: listedMediumAsServed,
  },
);

function listedMediumAsServed(medium: Media) {
  const { mediaType, ...said } = mediumAsServed(medium);
  return { ...said, idmedia: undefined, ...(mediaType === 1 ? {} : { mediaType }) };
}
