import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTION_IDS, type ActionId, isGivenBy } from '../../contract/wire/areas';
import { mayCall, missingPermission, type PermissionRule } from '../../contract/wire/permissions';

const staff = (...actions: string[]) => ({ actions: new Set(actions), tierId: 99 });
const anybody = fc.subarray([...ACTION_IDS]).map((actions) => staff(...actions));
const several = fc.uniqueArray(fc.constantFrom(...ACTION_IDS), { minLength: 1, maxLength: 4 });

describe('who may make a call', () => {
  test.each(['public', 'session'] as const)('everybody, where it asks for %s', (rule) => {
    expect(missingPermission(staff(), rule)).toBeUndefined();
    expect(mayCall(staff(), rule)).toBe(true);
  });

  test('whoever has the action that it asks for', () => {
    const holds = ({ actions }: { actions: ReadonlySet<string> }, one: ActionId) => actions.has(one);
    fc.assert(
      fc.property(anybody, fc.constantFrom(...ACTION_IDS), (who, one) => {
        expect(missingPermission(who, one)).toBe(holds(who, one) ? undefined : one);
        expect(mayCall(who, one)).toBe(holds(who, one));
      }),
    );
  });

  test('whoever has one of several, or all of them; the first that is missing is named', () => {
    fc.assert(
      fc.property(anybody, several, (who, actions) => {
        const had = actions.filter((one) => who.actions.has(one));
        const lacked = actions.filter((one) => !who.actions.has(one));
        expect(missingPermission(who, { anyOf: actions })).toBe(had.length > 0 ? undefined : actions[0]);
        expect(missingPermission(who, { allOf: actions })).toBe(lacked[0]);
      }),
    );
  });

  test('where it asks by what is sent: whoever may send this; asked before that, whoever may send anything', () => {
    const rule: PermissionRule = { by: 'action', of: { 1: 'REPORT_VIEW', 2: 'REPORT_DELETE_POST' } };
    const viewer = staff('REPORT_VIEW');
    expect(missingPermission(viewer, rule, { action: 1 })).toBeUndefined();
    expect(missingPermission(viewer, rule, { action: '2' })).toBe('REPORT_DELETE_POST');
    expect(missingPermission(viewer, rule)).toBeUndefined();
    expect(missingPermission(staff('REPORT_DELETE_POST'), rule)).toBeUndefined();
    expect(missingPermission(staff('POST_VIEW'), rule)).toBe('REPORT_VIEW');
    // What the rule does not know is refused for being malformed.
    expect(missingPermission(viewer, rule, { action: 9 })).toBeUndefined();
  });

  test('to see temples, whoever may by the old name of that action, which stands for nothing else', () => {
    const byOldName = staff('TEMPLE_VIEW');
    expect(ACTION_IDS.filter((one) => mayCall(byOldName, one))).toEqual(['LOCATION_VIEW']);
  });

  test('the super admin alone, by rank, where no role can give it; by rank nothing else', () => {
    const superAdmin = { actions: new Set<string>(), tierId: 100 };
    expect(ACTION_IDS).not.toContain('ONLY_SUPER_ADMIN');
    expect(mayCall(superAdmin, 'ONLY_SUPER_ADMIN')).toBe(true);
    expect(mayCall(staff('ONLY_SUPER_ADMIN'), 'ONLY_SUPER_ADMIN')).toBe(false);
    expect(missingPermission(superAdmin, 'POST_VIEW')).toBe('POST_VIEW');
  });
});

test('a role can be given every action, but the one of team views only where the server has them', () => {
  const refused = (...extensions: string[]) =>
    ACTION_IDS.filter((one) => !isGivenBy(one, (it) => extensions.includes(it)));
  expect(refused('teamViews')).toEqual([]);
  expect(refused('search.posts')).toEqual(['OTHER_TEAM_VIEWS']);
});
