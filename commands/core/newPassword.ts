import { brokenRule, PASSWORD_RULES, type PasswordRule } from '../../contract/passwords';
import type { Answers, AskText } from './definition';
import { ok } from './disabledReason';

/**
 * Asks for a password that somebody is to have from now on: masked, made up on request, each rule shown as it is met, and kept
 * nowhere. `userNameOf` says whose it will be; without it the server alone sees that it is not the user name. `oldOf` says which one it
 * takes the place of, as far as that is known.
 */
export function newPassword(
  userNameOf?: (rows: readonly unknown[], given: Answers) => string,
  oldOf?: (given: Answers) => string,
): AskText {
  const rules = (Object.keys(PASSWORD_RULES) as PasswordRule[]).filter(
    (rule) => userNameOf !== undefined || rule !== 'notTheUserName',
  );
  const nameOf = (rows: readonly unknown[], given: Answers) => userNameOf?.(rows, given) ?? '';
  return {
    as: 'secret',
    generates: true,
    refusals: { fields: ['password', 'password_new'] },
    check: (value, rows, given) => {
      const broken = brokenRule(value, nameOf(rows, given));
      if (broken !== undefined) return `password.${broken}`;
      return value === oldOf?.(given) ? 'password.notTheOld' : ok;
    },
    rules: (value, rows, given) => [
      ...rules.map((rule) => ({
        text: `password.${rule}` as const,
        isMet: PASSWORD_RULES[rule](value, nameOf(rows, given)),
      })),
      ...(oldOf === undefined
        ? []
        : [{ text: 'password.notTheOld' as const, isMet: value !== '' && value !== oldOf(given) }]),
    ],
  };
}
