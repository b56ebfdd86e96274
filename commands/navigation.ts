import type { PermissionRule } from '../contract/permissions';
import { defineLook, nothing } from './definition';

/** A command that opens a screen. Its permission is the route's, SPEC.md section 6; the sidebar is printed from these. */
function goTo<const Id extends string>(id: Id, path: string, needs: PermissionRule, press: string, icon: string) {
  return defineLook({
    id,
    on: nothing(),
    needs,
    path,
    icon,
    key: { press, where: 'anywhere' },
    show: (world) => world.go(path),
  });
}

/** In the order of the sidebar, SPEC.md section 2. */
export const navigationCommands = [
  goTo('go.home', '/dashboard', 'STATISTICAL', 'g h', 'layout-dashboard'),
  goTo('go.profiles', '/dashboard/profile-manager', 'PROFILE_VIEW', 'g m', 'users'),
  goTo('go.posts', '/dashboard/post-manager', 'POST_VIEW', 'g p', 'newspaper'),
  goTo('go.reports', '/dashboard/report', 'REPORT_VIEW', 'g r', 'flag'),
  goTo('go.vip', '/dashboard/suggest', 'VIP_VIEW', 'g v', 'star'),
  goTo('go.tvUsers', '/dashboard/tvuser-manager', 'TV_ACCOUNT_VIEW', 'g c', 'tv'),
  goTo('go.tvSlider', '/dashboard/tvslider-manager', 'TV_SLIDER_VIEW', 'g l', 'gallery-horizontal'),
  goTo('go.hotlive', '/dashboard/hotliveuser-manager', 'TV_HOTLIVE_VIEW', 'g f', 'radio'),
  goTo('go.temples', '/dashboard/temple-manager', 'LOCATION_VIEW', 'g t', 'landmark'),
  goTo('go.adminUsers', '/dashboard/user-manager', 'USER_VIEW', 'g s', 'id-card'),
  goTo('go.roles', '/dashboard/role-manager', 'ONLY_SUPER_ADMIN', 'g k', 'key-round'),
  goTo('go.notifications', '/dashboard/notification-manager', 'TV_SLIDER_VIEW', 'g n', 'bell'),
  defineLook({
    id: 'go.audit',
    on: nothing(),
    needs: 'session',
    extension: 'audit',
    path: '/dashboard/audit',
    icon: 'book-open-text',
    key: { press: 'g b', where: 'anywhere' },
    show: (world) => world.go('/dashboard/audit'),
  }),
  goTo('jobs.open', '/dashboard/jobs', 'session', 'g j', 'list-checks'),
] as const;
