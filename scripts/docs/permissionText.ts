import type { PermissionRule } from '../../contract/wire/permissions';
import { code, listed } from './markdown';

/** Who may call, in words and with the permissions as code. */
export function permissionText(rule: PermissionRule): string {
  if (rule === 'public') return 'anybody';
  if (rule === 'session') return 'whoever is signed in';
  if (typeof rule === 'string') return code(rule);
  if ('anyOf' in rule) return listed(rule.anyOf.map(code), 'or');
  if ('allOf' in rule) return listed(rule.allOf.map(code), 'and');
  const each = Object.entries(rule.of).map(([value, permission]) => `${code(permission)} for ${value}`);
  return `by ${code(rule.by)}: ${each.join(', ')}`;
}
