import type { ActionId } from './areas';

/** What a session can be asked for: a role's action, or the tier that no role can give. */
export type Permission = ActionId | 'ONLY_SUPER_ADMIN';

/** Who may see the imports of temples: by this rule the calls say it, and the screen of them. */
export const SEES_IMPORTS = { anyOf: ['LOCATION_VIEW', 'LOCATION_ADD'] } as const;

export const TIER_SUPER_ADMIN = 100;
export const TIER_STAFF = 99;

/** Who is asking, as far as permissions go: the first role's actions and the tier, docs/specification.md section 6. */
export interface Principal {
  /** The user's id; needed only by rules against acting on the caller's own account. */
  readonly uid?: number;
  readonly actions: ReadonlySet<string>;
  readonly tierId: number;
  /** False where it is known that the user has none here; what asks for it is offered to everybody else. */
  readonly hasPassword?: boolean;
}

/** What a call asks of its caller. `by` reads a query parameter: processreport needs another action for each value. */
export type PermissionRule =
  | 'public'
  | 'session'
  | Permission
  | { readonly anyOf: readonly Permission[] }
  | { readonly allOf: readonly Permission[] }
  | { readonly by: string; readonly of: Readonly<Record<string, Permission>> };

/**
 * Whether the principal has one permission. `TEMPLE_VIEW` and `LOCATION_VIEW` are the same thing under two names (docs/specification.md
 * section 6).
 */
export function hasPermission(principal: Principal, permission: Permission): boolean {
  if (permission === 'ONLY_SUPER_ADMIN') return principal.tierId === TIER_SUPER_ADMIN;
  if (permission === 'LOCATION_VIEW' && principal.actions.has('TEMPLE_VIEW')) return true;
  return principal.actions.has(permission);
}

/**
 * Whether a call with this rule may be made. `query` is the parsed query, read only by rules that depend on a value;
 * without it such a rule answers whether any value would be allowed.
 */
export function mayCall(
  principal: Principal,
  rule: PermissionRule,
  query?: Readonly<Record<string, unknown>>,
): boolean {
  return missingPermission(principal, rule, query) === undefined;
}

/** The first permission that is missing for a call, for messages that name it; `undefined` when the call is allowed. */
export function missingPermission(
  principal: Principal,
  rule: PermissionRule,
  query?: Readonly<Record<string, unknown>>,
): Permission | undefined {
  if (rule === 'public' || rule === 'session') return undefined;
  if (typeof rule === 'string') return hasPermission(principal, rule) ? undefined : rule;
  if ('anyOf' in rule) return rule.anyOf.some((one) => hasPermission(principal, one)) ? undefined : rule.anyOf[0];
  if ('allOf' in rule) return rule.allOf.find((one) => !hasPermission(principal, one));
  if (query === undefined) {
    const all = Object.values(rule.of);
    return all.some((one) => hasPermission(principal, one)) ? undefined : all[0];
  }
  const needed = rule.of[String(query[rule.by])];
  return needed === undefined || hasPermission(principal, needed) ? undefined : needed;
}
