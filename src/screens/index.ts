import type { ComponentType } from 'react';
import type { Extension } from '../../contract/wire/endpoint';
import type { PermissionRule } from '../../contract/wire/permissions';
import { withDeferredTexts } from '../i18n/deferredTexts';

/** A route of the console and what draws it, loaded when it is opened. */
export interface Route {
  /** As wouter takes it; `:pubkey` and the like are handed to the screen. */
  readonly path: string;
  readonly needs: PermissionRule;
  /** What it shows only some servers have. */
  readonly extension?: Extension;
  readonly load: () => Promise<{ default: ComponentType<Record<string, never>> }>;
}

/** Every screen there is. The sidebar and the palette offer no other. SPEC.md section 2. */
export const ROUTES: readonly Route[] = [
  { path: '/dashboard', needs: 'STATISTICAL', load: () => withDeferredTexts(() => import('./statistics/Statistics')) },
  { path: '/dashboard/report', needs: 'REPORT_VIEW', load: () => import('./reports/Reports') },
  { path: '/dashboard/post-manager', needs: 'POST_VIEW', load: () => import('./posts/Posts') },
  { path: '/dashboard/profile-manager', needs: 'PROFILE_VIEW', load: () => import('./profiles/Profiles') },
  {
    path: '/dashboard/user-detail/:pubkey',
    needs: 'PROFILE_VIEW',
    load: () => withDeferredTexts(() => import('./profileDetail/ProfileRoute')),
  },
  { path: '/dashboard/suggest', needs: 'VIP_VIEW', load: () => import('./vip/VipAccounts') },
  { path: '/dashboard/tvuser-manager', needs: 'TV_ACCOUNT_VIEW', load: () => import('./tvUsers/TvUsers') },
  { path: '/dashboard/tvslider-manager', needs: 'TV_SLIDER_VIEW', load: () => import('./tvSlider/TvSlider') },
  { path: '/dashboard/hotliveuser-manager', needs: 'TV_HOTLIVE_VIEW', load: () => import('./hotlive/Hotlive') },
  { path: '/dashboard/user-manager', needs: 'USER_VIEW', load: () => import('./adminUsers/AdminUsers') },
  {
    path: '/dashboard/role-manager',
    needs: 'ONLY_SUPER_ADMIN',
    load: () => withDeferredTexts(() => import('./roles/Roles')),
  },
  { path: '/dashboard/temple-manager', needs: 'LOCATION_VIEW', load: () => import('./temples/Temples') },
  {
    path: '/dashboard/temple-manager/import',
    needs: 'LOCATION_ADD',
    load: () => withDeferredTexts(() => import('./templeImport/TempleImport')),
  },
  {
    path: '/dashboard/temple-manager/imports',
    needs: { anyOf: ['LOCATION_VIEW', 'LOCATION_ADD'] },
    extension: 'imports',
    load: () => withDeferredTexts(() => import('./imports/Imports')),
  },
  {
    path: '/dashboard/notification-manager',
    needs: 'TV_SLIDER_VIEW',
    extension: 'notifications',
    load: () => withDeferredTexts(() => import('./notifications/Notifications')),
  },
  {
    path: '/dashboard/sticker-manager',
    needs: 'STICKER_VIEW',
    extension: 'stickers',
    load: () => withDeferredTexts(() => import('./stickers/Stickers')),
  },
  {
    path: '/dashboard/audit',
    needs: 'session',
    extension: 'audit',
    load: () => withDeferredTexts(() => import('./audit/Audit')),
  },
  { path: '/dashboard/jobs', needs: 'session', load: () => withDeferredTexts(() => import('./jobs/Jobs')) },
];

/** The first of `HOME_ORDER` that may be opened. */
export const firstOpen = (mayOpen: (route: Route) => boolean): string | undefined =>
  HOME_ORDER.find((path) => ROUTES.some((route) => route.path === path && mayOpen(route)));

/** Where `/dashboard` leads who may not see the statistics: the first of these that the person may. */
export const HOME_ORDER: readonly string[] = [
  '/dashboard/report',
  '/dashboard/profile-manager',
  '/dashboard/post-manager',
  '/dashboard/suggest',
  '/dashboard/tvuser-manager',
  '/dashboard/tvslider-manager',
  '/dashboard/hotliveuser-manager',
  '/dashboard/temple-manager',
  '/dashboard/temple-manager/import',
  '/dashboard/temple-manager/imports',
  '/dashboard/user-manager',
  '/dashboard/role-manager',
  '/dashboard/notification-manager',
  '/dashboard/sticker-manager',
  '/dashboard/audit',
  '/dashboard/jobs',
];
