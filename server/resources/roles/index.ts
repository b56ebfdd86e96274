import type { ServedCall } from '../../http/serve';
import { changeRoles } from './change';
import { readRoles } from './read';

/** Roles and what they allow: docs/specification.md section 7. */
export const rolesResource: readonly ServedCall[] = [...readRoles, ...changeRoles];
