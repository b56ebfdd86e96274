import * as serviceAccounts from '../../contract/serviceAccounts';
import { TOKEN_DAYS_MAX } from '../../contract/serviceAccounts';
import { defineMutation, many, mapAnswer, nothing, text } from '../core/definition';
import { ok } from '../core/disabledReason';
import { displayName, fields, userName } from './fields';
import { NO_ROLE } from './noRole';

declare module '../core/world' {
  interface ScreenVerbs {
    readonly serviceAccount: {
      /** Shows a token, which nobody can show again. */
      readonly showToken: (token: string) => void;
    };
  }
}

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
      check: (value) => {
        const days = Number(value);
        return Number.isInteger(days) && days >= 1 && days <= TOKEN_DAYS_MAX ? ok : 'serviceAccount.daysInvalid';
      },
    }),
  },
  icon: 'key-round',
  run: async (world, _none, { userName, displayName, role, days }) => {
    const answer = await world.call(serviceAccounts.make, {
      body: {
        user_name: userName.trim(),
        display_name: displayName.trim(),
        ...(role === NO_ROLE ? {} : { role_id: Number(role) }),
        ...(days.trim() === '' ? {} : { days: Number(days) }),
      },
    });
    if (answer.refused === undefined) {
      world.screen('serviceAccount').showToken(answer.data.token);
      world.revealNewRow('adminUser', String(answer.data.user.uid));
    }
    return mapAnswer(answer, () => null);
  },
});

export const revokeServiceAccount = defineMutation({
  id: 'serviceAccount.revoke',
  on: many('adminUser'),
  endpoint: serviceAccounts.revoke,
  tone: 'danger',
  icon: 'shield-off',
  confirm: 'always',
  when: ({ service, gone }) =>
    gone ? 'adminUser.gone' : !service ? 'serviceAccount.isPerson' : service.has_token ? ok : 'serviceAccount.noToken',
  change: (row) => ({ ...row, service: { has_token: false, expires: null } }),
  noopMessage: 'serviceAccount.noToken',
  run: ({ call }, row) => call(serviceAccounts.revoke, { id: row.uid }),
});
