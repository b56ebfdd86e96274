import * as z from 'zod/mini';
import { commaSeparatedInts, Id, UnixSeconds } from './codecs';
import { Code } from './codes';
import { MEDIA_TYPES, type MediaType } from './constants';
import { endpoint } from './endpoint';
import { paging } from './paging';
import { Person } from './people';

/** 1 and 10 image, 2 and 3 video, 4 embedded video, 6 placeholder image, 7 stream video (SPEC.md section 3). A server may have others. */
export const MediaTypeSchema = z.int();

/** Of a medium of another type no more can be shown than which it is. */
export const isKnownType = (mediaType: number): mediaType is MediaType =>
  (MEDIA_TYPES as readonly number[]).includes(mediaType);

/** The lists that media are promoted into. */
export const MEDIA_LISTS = ['hotlive', 'tvslider'] as const;
export type MediaList = (typeof MEDIA_LISTS)[number];

/** One medium of a post, comment or report. `thumb` is empty where there is no still picture. */
export const Media = z.object({
  idmedia: Id,
  mediaType: MediaTypeSchema,
  url: z.string(),
  thumb: z.string(),
  /** Where it is promoted already; only posts say it, and only a server that goes beyond section 7. */
  lists: z.optional(z.array(z.enum(MEDIA_LISTS))),
});
export type Media = z.output<typeof Media>;

/** A medium on its own, with the post it stands in and who put it there. */
export const MediaEntry = z.extend(Media, {
  /** Only ever true in the console, between a removal and the row's leaving: no server sends a removed medium. */
  removed: z.optional(z.boolean()),
  idpost: Id,
  ownerInfo: Person,
  timestamps: UnixSeconds,
  content: z.string(),
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
