import { AUDIENCES, roleOfAudience } from '../../../contract/notifications';
import { t } from '../../i18n';

/** Whom a notification is for, in words; a role by its name, while there is one. What a server has of its own says what it is. */
export function audienceText(audience: string, roleName: string | undefined): string {
  const roleId = roleOfAudience(audience);
  if (roleId !== undefined)
    return roleName === undefined
      ? t('screens.notifications.goneRole', { id: roleId })
      : t('screens.notifications.role', { name: roleName });
  const known = AUDIENCES.find((one) => one === audience);
  if (known !== undefined) return t(`notification.send.audience.${known}`);
  return audience === '' ? '—' : t('screens.notifications.otherAudience', { audience });
}
