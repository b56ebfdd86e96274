import type { Kind } from '../../commands/core/rows';
import { hasText } from '../i18n';
import { serverHas } from '../state/session';

/** Whether members are found by an exact number or key alone: the server can't search for them. */
export const findsExactly = (): boolean => !serverHas('search.profiles');

/** What rows of a kind are found by, a locale key. */
export const whichText = (kind: Kind): string =>
  `palette.which.${kind === 'profile' && findsExactly() ? 'profileExactly' : kind}`;

/** What is said where no row of a kind was found, a locale key. */
export function notFoundText(kind: Kind): string {
  const key = `palette.notFound.${kind === 'profile' && findsExactly() ? 'profileExactly' : kind}`;
  return hasText(key) ? key : 'palette.notFound.other';
}
