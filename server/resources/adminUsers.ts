import type { Served } from '../http/serve';
import { changeAdminUsers } from './adminUsers/change';
import { comeAndGo } from './adminUsers/comeAndGo';
import { readAdminUsers } from './adminUsers/read';

/** The staff themselves: SPEC.md section 7, admin users. */
export const adminUsersResource: readonly Served[] = [...readAdminUsers, ...comeAndGo, ...changeAdminUsers];
