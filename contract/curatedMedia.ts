import * as z from 'zod/mini';
import { MediaEntry } from './media';
import { onlyWith } from './wire/beyond';
import { Id } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';
import { NameOrder, positionPaging } from './wire/paging';

const query = { ...positionPaging, sort: onlyWith('sort', z.optional(NameOrder)) };
const idmedia = { idmedia: Id };
/** Where a server says so: whether the medium is new there (docs/specification.md section 4: never twice). */
const AddedMedia = z.extend(MediaEntry, { added: z.optional(z.boolean()) });

/** Hotlive media: videos of posts, shown to everybody (docs/specification.md sections 5 and 7). */
export const hotlive = {
  list: endpoint({
    method: 'GET',
    path: '/hotlive/list',
    permission: 'TV_HOTLIVE_VIEW',
    query,
    data: z.array(MediaEntry),
    list: true,
    summary: 'Hotlive media, newest first or by display name.',
  }),
  detail: endpoint({
    method: 'GET',
    path: '/hotlive/detail',
    permission: 'TV_HOTLIVE_VIEW',
    query: idmedia,
    data: MediaEntry,
    errors: [Code.notFound],
    summary: 'One hotlive medium.',
  }),
  create: endpoint({
    method: 'POST',
    path: '/hotlive/create',
    permission: 'TV_HOTLIVE_ADD',
    query: idmedia,
    data: AddedMedia,
    errors: [Code.notFound],
    creates: true,
    summary: 'Adds a medium of type 2, 3, 4 or 7; one that is there is not added twice.',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/hotlive/delete',
    permission: 'TV_HOTLIVE_DELETE',
    query: idmedia,
    data: z.object(idmedia),
    errors: [Code.notFound],
    summary: 'Takes a medium out of hotlive.',
  }),
};

/** TV slider media: pictures of posts (docs/specification.md sections 5 and 7). */
export const tvSlider = {
  list: endpoint({
    method: 'GET',
    path: '/tvslider/list',
    permission: 'TV_SLIDER_VIEW',
    query,
    data: z.array(MediaEntry),
    list: true,
    summary: 'TV slider media, newest first or by display name.',
  }),
  detail: endpoint({
    method: 'GET',
    path: '/tvslider/detail',
    permission: 'TV_SLIDER_VIEW',
    query: idmedia,
    data: MediaEntry,
    errors: [Code.notFound],
    summary: 'One TV slider medium.',
  }),
  create: endpoint({
    method: 'POST',
    path: '/tvslider/create',
    permission: 'TV_SLIDER_ADD',
    query: idmedia,
    data: AddedMedia,
    errors: [Code.notFound],
    creates: true,
    summary: 'Adds a medium of type 1; one that is there is not added twice.',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/tvslider/delete',
    permission: 'TV_SLIDER_DELETE',
    query: idmedia,
    data: z.object(idmedia),
    errors: [Code.notFound],
    summary: 'Takes a medium out of the TV slider.',
  }),
};
