import type { ComponentType } from 'react';
import type { PermissionRule } from '../../contract/permissions';

/** A route of the console and what draws it, loaded when it is opened. */
export interface Route {
  /** As wouter takes it; `:pubkey` and the like are handed to the screen. */
  readonly path: string;
  readonly needs: PermissionRule;
  readonly load: () => Promise<{ default: ComponentType<Record<string, never>> }>;
}

/** Every screen there is. The sidebar and the palette offer no other. SPEC.md section 2. */
export const ROUTES: readonly Route[] = [
  { path: '/dashboard/report', needs: 'REPORT_VIEW', load: () => import('./reports/Reports') },
  { path: '/dashboard/post-manager', needs: 'POST_VIEW', load: () => import('./posts/Posts') },
  { path: '/dashboard/profile-manager', needs: 'PROFILE_VIEW', load: () => import('./profiles/Profiles') },
  { path: '/dashboard/user-detail/:pubkey', needs: 'PROFILE_VIEW', load: () => import('./profileDetail/ProfileRoute') },
  { path: '/dashboard/temple-manager', needs: 'LOCATION_VIEW', load: () => import('./temples/Temples') },
  { path: '/dashboard/audit', needs: 'session', load: () => import('./audit/Audit') },
  { path: '/dashboard/jobs', needs: 'session', load: () => import('./jobs/Jobs') },
];

/** Where `/dashboard` leads: the first of these that the person may see. */
export const HOME_ORDER: readonly string[] = [
  '/dashboard/report',
  '/dashboard/profile-manager',
  '/dashboard/post-manager',
  '/dashboard/temple-manager',
  '/dashboard/audit',
];
