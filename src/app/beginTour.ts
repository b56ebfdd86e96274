import { missingPermission } from '../../contract/wire/permissions';
import { navigate } from '../navigation/navigate';
import { startTour } from '../onboarding/tour';
import { firstOpen } from '../screens';
import { activeView } from '../state/activeView';
import { panels } from '../state/panels';
import { principal } from '../state/session';

/** The tour begins at home or in a list: from anywhere else it leads to one first. */
export function beginTour(): void {
  panels.open = null;
  startTour();
  const part = activeView.active?.part;
  if (part === 'list' || part === 'charts') return;
  const who = principal();
  const list =
    who &&
    firstOpen(
      ({ permission, extension }) => extension === undefined && missingPermission(who, permission) === undefined,
    );
  if (list) navigate(list);
}
