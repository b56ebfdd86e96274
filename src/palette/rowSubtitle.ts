import type { Kind } from '../../commands/core/rows';
import { t } from '../i18n';
import { viewedTitle } from '../navigation/viewedTitle';

/** What tells rows of one name apart: a member's number, an admin user's sign-in name, whose post it is or whom a case is about; empty where nothing does. */
export function rowSubtitle(kind: Kind, row: unknown): string {
  const { uid, user_name, owner, reported, city, country, address } = row as {
    readonly uid?: number;
    readonly user_name?: string;
    readonly address?: string;
    readonly city?: string;
    readonly country?: string;
    readonly owner?: { readonly displayName: string };
    readonly reported?: { readonly displayName: string };
  };
  if (kind === 'adminUser' && user_name) return `@${user_name}`;
  if (kind === 'report' && reported !== undefined) return reported.displayName;
  if (kind === 'post' && owner !== undefined) return owner.displayName;
  if (kind === 'teamView' && address !== undefined) return viewedTitle(address);
  if (kind === 'temple') return [city, country].filter(Boolean).join(', ');
  return uid === undefined ? '' : `${t('screens.profiles.uid')} ${uid}`;
}
