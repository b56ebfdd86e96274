import type { Kind } from '../../commands/core/rows';
import type { TextKey } from '../../commands/core/textKey';
import { hasText } from '../i18n';
import { serverHas } from '../state/session';

/** Whether members are found by an exact number or key alone: the server can't search for them. */
export const findsExactly = (): boolean => !serverHas('search.profiles');

/** What rows of a kind are found by. */
export function whichText(kind: Kind): TextKey {
  const key = `palette.which.${kind === 'profile' && findsExactly() ? 'profileExactly' : kind}`;
  return hasText(key) ? key : 'palette.searchPlaceholder';
}

/** What is said where no row of a kind was found. */
export function notFoundText(kind: Kind): TextKey {
  const key = `palette.notFound.${kind === 'profile' && findsExactly() ? 'profileExactly' : kind}`;
  return hasText(key) ? key : 'palette.notFound.other';
}
