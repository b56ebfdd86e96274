import * as serviceAccounts from '../../contract/serviceAccounts';
import { defineMutation, many, nothing, text } from '../core/definition';
import { ok } from '../core/disabledReason';
import { displayName, fields, userName } from './fields';
import { saving } from './saving';

export const makeServiceAccount = defineMutation({
  id: 'serviceAccount.make',
  on: nothing(),
  endpoint: serviceAccounts.make,
  asks: {
    userName,
    displayName,
    role: fields.role,
    days: text({
      optional: true,
      check: (value) => (/^[1-9]\d{0,3}$/.test(value) ? ok : 'serviceAccount.daysInvalid'),
    }),
  },
  icon: 'key-round',
  run: async (world, _none, args) => (await saving()).makeService(world, args),
});

export const revokeServiceAccount = defineMutation({
  id: 'serviceAccount.revoke',
  on: many('adminUser'),
  endpoint: serviceAccounts.revoke,
  tone: 'danger',
  icon: 'shield-off',
  confirm: 'always',
  when: ({ service }) => (service?.has_token ? ok : service ? 'serviceAccount.noToken' : 'serviceAccount.isPerson'),
  change: (row) => ({ ...row, service: { has_token: false, expires: null } }),
  words: { noopMessage: 'serviceAccount.noToken' },
  run: ({ call }, row) => call(serviceAccounts.revoke, { id: row.uid }),
});
