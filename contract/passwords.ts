import { PASSWORD_MIN_LENGTH } from './wire/constants';

/** What a new password has to be, each rule by itself so that a form can show them as they are met (docs/specification.md section 5). */
export const PASSWORD_RULES = {
  longEnough: (password: string, _userName: string) => [...password].length >= PASSWORD_MIN_LENGTH,
  notTheUserName: (password: string, userName: string) =>
    password !== '' && password.trim().toLowerCase() !== userName.trim().toLowerCase(),
} as const;
export type PasswordRule = keyof typeof PASSWORD_RULES;

/** The first rule that a password breaks, or undefined. */
export function brokenRule(password: string, userName: string): PasswordRule | undefined {
  const rules = Object.keys(PASSWORD_RULES) as PasswordRule[];
  return rules.find((rule) => !PASSWORD_RULES[rule](password, userName));
}
