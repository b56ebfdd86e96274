import * as adminUsers from '../../contract/adminUsers';
import { USER_NAME } from '../../contract/adminUsers';
import { Code } from '../../contract/wire/codes';
import { mayCall, TIER_STAFF, TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { oneOf, picture, text } from '../core/definition';
import { AVAILABLE, ok } from '../core/disabledReason';
import type { StaffRow } from '../core/rows';
import { lateChoices } from '../lateChoices';
import { lookups } from '../lateLookups';
import { NO_ROLE, UNSAID_ROLE } from './noRole';

const firstOf = (rows: readonly unknown[]) => (rows as readonly StaffRow[])[0];
/** What a field starts from: as the row has it, or as a new user would (docs/specification.md section 3). */
const from =
  <T>(field: (row: StaffRow) => T, otherwise: T) =>
  (rows: readonly unknown[]) => {
    const row = firstOf(rows);
    return row ? field(row) : otherwise;
  };

const wholeNumber = (field: 'organ_id' | 'position' | 'rank_id', otherwise: string) =>
  text({
    prefill: from((row) => String(row[field] ?? ''), otherwise),
    isNumber: true,
    hint: 'adminUser.numbersHint',
    check: (value) => (/^-?\d{1,9}$/.test(value.trim()) ? ok : 'adminUser.notANumber'),
    optional: true,
  });

export const userName = text({
  prefill: from((row) => row.user_name, ''),
  check: (value) =>
    value.trim() === '' ? 'adminUser.nameMissing' : USER_NAME.test(value.trim()) ? ok : 'adminUser.nameInvalid',
  rules: (value) => [{ text: 'adminUser.nameInvalid', isMet: USER_NAME.test(value.trim()) }],
  refusals: { codes: [Code.alreadyExists] },
  // Who may add and not see admin users is told when it is sent.
  validateRemotely: async (value, { call, me }, rows) => {
    const principal = me();
    // The user's present name in other letter case is not taken.
    if (value.trim().toLowerCase() === firstOf(rows)?.user_name.toLowerCase()) return AVAILABLE;
    if (principal === null || !mayCall(principal, adminUsers.checkName.permission)) return ok;
    const isFree = await (await lookups()).isNameFree({ call }, value.trim());
    return isFree === undefined ? ok : isFree ? AVAILABLE : 'adminUser.nameTaken';
  },
});
export const displayName = text({
  prefill: from((row) => row.display_name, ''),
  check: (value) => (value.trim() === '' ? 'adminUser.displayNameMissing' : ok),
});
/** The role that counts, as the question has it. */
export const roleOf = ({ roles }: StaffRow) =>
  roles === undefined ? UNSAID_ROLE : String(roles[0]?.role_id ?? NO_ROLE);
/** The fields besides names and password. */
export const fields = {
  role: oneOf<string>([], {
    loadOptions: lateChoices('roleOptions'),
    hint: 'adminUser.roleHint',
    refusals: { fields: ['roles'] },
    initial: from(roleOf, NO_ROLE),
  }),
  tier: oneOf<string>([{ value: String(TIER_STAFF) }, { value: String(TIER_SUPER_ADMIN) }], {
    loadOptions: lateChoices('tierOptions'),
    hint: 'adminUser.roleHint',
    refusals: { fields: ['tier_id'] },
    initial: from((row) => String(row.tier_id), String(TIER_STAFF)),
  }),
  avatar: picture({ prefill: from((row) => row.avatar, ''), optional: true }),
  organId: wholeNumber('organ_id', '0'),
  position: wholeNumber('position', '1'),
  rankId: wholeNumber('rank_id', '0'),
};
