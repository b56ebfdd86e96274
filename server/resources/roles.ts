import type { Served } from '../http/serve';
import { changeRoles } from './roles/change';
import { readRoles } from './roles/read';

/** Roles and what they allow: SPEC.md section 7. */
export const rolesResource: readonly Served[] = [...readRoles, ...changeRoles];
