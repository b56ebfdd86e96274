import * as z from 'zod/mini';
import { ReplyText } from './replies';
import { Id, UnixSeconds } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';
import { LANGUAGES } from './wire/languages';
import { nfc } from './wire/texts';

export const TEMPLATE_NAME_MAX = 80;

/** Filled in when a reply is sent, for each reporter separately; `date` is the day of their report. */
export const PLACEHOLDERS = ['reporter', 'reason', 'decision', 'policy', 'policyText', 'date', 'postExcerpt'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Text that staff begin a reply with, in the reader's language. */
export const ReplyTemplate = z.object({
  id: Id,
  language: z.enum(LANGUAGES),
  name: z.string(),
  text: z.string(),
  updated: UnixSeconds,
});
export type ReplyTemplate = z.output<typeof ReplyTemplate>;

const Body = z.object({
  language: z.enum(LANGUAGES),
  name: z.string().check(nfc, z.trim(), z.minLength(1), z.maxLength(TEMPLATE_NAME_MAX)),
  text: ReplyText,
});

export const list = endpoint({
  method: 'GET',
  path: '/replytemplate/list',
  permission: 'REPORT_VIEW',
  data: z.array(ReplyTemplate),
  extension: 'reply.templates',
  summary: 'All templates of replies, by language and name.',
});

export const create = endpoint({
  method: 'POST',
  path: '/replytemplate/create',
  permission: 'ONLY_SUPER_ADMIN',
  body: Body,
  data: ReplyTemplate,
  errors: [Code.alreadyExists],
  creates: true,
  extension: 'reply.templates',
  summary: 'Adds a template; a language has each name once.',
});

export const edit = endpoint({
  method: 'PUT',
  path: '/replytemplate/edit',
  permission: 'ONLY_SUPER_ADMIN',
  query: { id: Id },
  body: z.extend(Body, { updated: z.optional(UnixSeconds) }),
  data: ReplyTemplate,
  errors: [Code.notFound, Code.alreadyExists, Code.changedMeanwhile],
  extension: 'reply.templates',
  summary: 'Changes a template; refused where somebody else has changed it since `updated`.',
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/replytemplate/delete',
  permission: 'ONLY_SUPER_ADMIN',
  query: { id: Id },
  data: z.object({ id: Id }),
  errors: [Code.notFound],
  extension: 'reply.templates',
  summary: 'Removes a template; replies that were written with it stay as they are.',
});
