import * as z from 'zod/mini';
import { Person } from './people';
import { commaSeparatedInts, Id, UnixSeconds } from './wire/codecs';
import { Code } from './wire/codes';
import { MEDIA_TYPES, type MediaType } from './wire/constants';
import { endpoint } from './wire/endpoint';
import { paging } from './wire/paging';

/**
 * 1 and 10 image, 2 and 3 video, 4 embedded video, 6 placeholder image, 7 stream video (docs/specification.md section 3). A server may
 * have others.
 */
export const MediaTypeSchema = z.int();

/** Of a medium of another type no more can be shown than which it is. */
export const isKnownType = (mediaType: number): mediaType is MediaType =>
  (MEDIA_TYPES as readonly number[]).includes(mediaType);

/** The lists that media are promoted into. */
export const MEDIA_LISTS = ['hotlive', 'tvslider'] as const;
export type MediaList = (typeof MEDIA_LISTS)[number];

/**
 * One medium of a post, comment or report. Of a post's docs/specification.md section 3 names the type alone, and of a report's the address.
 * `thumb` is empty or absent where there is no still picture.
 */
export const Media = z.object({
  idmedia: z.optional(Id),
  mediaType: MediaTypeSchema,
  url: z.optional(z.string()),
  thumb: z.optional(z.string()),
  /** Where it is promoted already; only posts say it, and only a server that goes beyond section 7. */
  lists: z.optional(z.array(z.enum(MEDIA_LISTS))),
});
export type Media = z.output<typeof Media>;

/** As much of a medium as can be shown. */
export type ShownMedia = Partial<Media>;

/**
 * A medium on its own. docs/specification.md section 3 gives it an id and the name of who put it there, "plus media fields", which may be
 * any of these.
 */
export const MediaEntry = z.extend(Media, {
  idmedia: Id,
  mediaType: z.optional(MediaTypeSchema),
  /** Only ever true in the console, between a removal and the row's leaving: no server sends a removed medium. */
  removed: z.optional(z.boolean()),
  idpost: z.optional(Id),
  ownerInfo: Person,
  timestamps: z.optional(UnixSeconds),
  content: z.optional(z.string()),
});
export type MediaEntry = z.output<typeof MediaEntry>;

export const list = endpoint({
  method: 'GET',
  path: '/media/getlistmediafrompos',
  permission: 'MEDIA_VIEW',
  query: { ...paging, mediaType: z.optional(commaSeparatedInts) },
  data: z.array(MediaEntry),
  list: true,
  summary: 'Media of all posts, newest first, of the given types (`2,3`) or of all.',
});

export const byId = endpoint({
  method: 'GET',
  path: '/media/getbyid',
  permission: { anyOf: ['MEDIA_VIEW', 'TV_SLIDER_ADD', 'TV_HOTLIVE_ADD'] },
  query: { idmedia: Id },
  data: MediaEntry,
  errors: [Code.notFound],
  summary: 'One medium.',
});
