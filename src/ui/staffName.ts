import { isBlank } from '../../contract/wire/isBlank';
import { t } from '../i18n';

interface OfStaff {
  readonly display_name: string;
  readonly user_name: string;
}

/**
 * What a column says of somebody of the staff: the display name, or the sign-in name where nothing of that can be seen; where the server
 * says neither, that there is no name.
 */
export function staffName({ display_name, user_name }: OfStaff): string {
  if (!isBlank(display_name)) return display_name;
  return isBlank(user_name) ? t('common.nameless') : `@${user_name}`;
}
