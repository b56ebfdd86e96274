import * as z from 'zod/mini';

/** The last comment of a post, or reply of a comment: its text, or with some servers the comment as an object. Names no shape of its own. */
export const LastComment = z.optional(z.union([z.nullable(z.string()), z.unknown()]));

/** What it says; null where that cannot be made out. */
export function lastCommentText(last: unknown): string | null {
  if (typeof last === 'string') return last;
  const { content } = (last ?? {}) as { readonly content?: unknown };
  return typeof content === 'string' ? content : null;
}
