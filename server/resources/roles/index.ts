import type { ServedCall } from '../../http/serve';
import { changeRoles } from './change';
import { readRoles } from './read';

/** Roles and what they allow: SPEC.md section 7. */
export const rolesResource: readonly ServedCall[] = [...readRoles, ...changeRoles];
