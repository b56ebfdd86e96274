import type { Kind } from './rows';

/** The public key of the member who wrote what a row is about; undefined where the row does not say, or is about nobody. */
export function authorOf(kind: Kind, row: unknown): string | undefined {
  const { reported, owner, ownerInfo } = (row ?? {}) as Readonly<
    Record<string, { readonly pubkey?: string } | undefined>
  >;
  const author = kind === 'report' ? reported : (owner ?? ownerInfo);
  return author?.pubkey;
}
