import * as z from 'zod/mini';

/**
 * The action links of a comment: "first entry text is JSON containing a link" (docs/specification.md section 3). Ours are entries with a
 * `text`; of others nothing is known, so that whatever is no link is left out.
 */
export const ActionLinks = z.union([z.array(z.object({ text: z.string() })), z.unknown()]);

/** The addresses in them. */
export function linksIn(actionLinks: unknown): string[] {
  if (!Array.isArray(actionLinks)) return [];
  return actionLinks.flatMap((entry: unknown) => {
    const text = typeof entry === 'string' ? entry : (entry as { readonly text?: unknown } | null)?.text;
    return typeof text === 'string' ? linkIn(text) : [];
  });
}

function linkIn(text: string): string[] {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return isAddress(text) ? [text] : [];
  }
  if (typeof found !== 'object' || found === null) return isAddress(found) ? [found] : [];
  const { link } = found as { readonly link?: unknown };
  if (typeof link === 'string') return [link];
  // By whatever name: section 3 says only that it contains one.
  return Object.values(found).filter(isAddress).slice(0, 1);
}

const isAddress = (value: unknown): value is string => typeof value === 'string' && /^https?:\/\//i.test(value);
