import { roleOfAudience } from '../../../contract/notifications';
import { t } from '../../i18n';

/** Whom a notification is for, in words; a role by its name, while there is one. */
export function audienceText(audience: string, roleName: string | undefined): string {
  const roleId = roleOfAudience(audience);
  if (roleId === undefined) return t(`notification.send.audience.${audience}`);
  return roleName === undefined
    ? t('screens.notifications.goneRole', { id: roleId })
    : t('screens.notifications.role', { name: roleName });
}
