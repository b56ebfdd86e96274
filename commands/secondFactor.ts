import * as contract from '../contract/secondFactor';
import { Code } from '../contract/wire/codes';
import { defineConsoleCommand, defineMutation, mapAnswer, nothing, text } from './core/definition';
import { ok } from './core/disabledReason';

declare module './core/world' {
  interface ScreenVerbs {
    readonly secondFactor: {
      /** Shows recovery codes, or the token of a service account, which nobody can show again. */
      readonly showOnce: (secrets: readonly string[], isToken: boolean) => void;
    };
  }
}

/** What shows that it is the person: the password, and a code of the app or a recovery code. */
const proof = {
  password: text({
    as: 'secret',
    check: (value) => (value === '' ? 'session.passwordMissing' : ok),
    refusals: { codes: [Code.passwordWrong] },
  }),
  code: text({
    as: 'code',
    check: (value) => (value.trim() === '' ? 'session.codeMissing' : ok),
    refusals: { codes: [Code.codeNeeded] },
  }),
};

/** Opens what guides through it: a password, a picture to scan, a first code, and the recovery codes. */
const setUpSecondFactor = defineConsoleCommand({
  id: 'session.setUpSecondFactor',
  on: nothing(),
  permission: 'session',
  extension: 'secondFactor',
  icon: 'shield-check',
  asksPassword: true,
  run: (world) => world.show('secondFactor'),
});

const endSecondFactor = defineMutation({
  id: 'session.endSecondFactor',
  on: nothing(),
  endpoint: contract.end,
  asks: proof,
  tone: 'danger',
  icon: 'shield-off',
  asksPassword: true,
  run: async ({ call, session }, _none, { password, code }) => {
    const answer = await call(contract.end, { body: { password, code } });
    if (answer.refused === undefined) session.refresh();
    return mapAnswer(answer, () => null);
  },
});

const renewRecoveryCodes = defineMutation({
  id: 'session.renewRecoveryCodes',
  on: nothing(),
  endpoint: contract.renewRecoveryCodes,
  asks: proof,
  icon: 'key-round',
  asksPassword: true,
  run: async (world, _none, { password, code }) => {
    const answer = await world.call(contract.renewRecoveryCodes, { body: { password, code } });
    if (answer.refused === undefined) {
      world.screen('secondFactor').showOnce(answer.data.recovery_codes, false);
      world.session.refresh();
    }
    return mapAnswer(answer, () => null);
  },
});

export const secondFactorCommands = [setUpSecondFactor, endSecondFactor, renewRecoveryCodes] as const;
