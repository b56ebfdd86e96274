import { brokenRule } from '../../contract/passwords';
import { Code } from '../../contract/wire/codes';
import { PASSWORD_MIN_LENGTH } from '../../contract/wire/constants';
import { RefusalError } from '../http/refusalError';
import { isCommon } from './commonPasswords';
import { hashPassword } from './passwords';

const WORDS = {
  longEnough: `at least ${PASSWORD_MIN_LENGTH} characters`,
  notTheUserName: 'not the user name',
} as const;

const COMMON = 'too easy to guess: not a common password, nor the user name or this site with something around it';

/** The hash of a user's new password. 400 where it breaks a rule; `field` is its field in the body. */
export async function hashNewPassword(password: string, userName: string, field: string): Promise<string> {
  const why = await whyNot(password, userName);
  if (why !== undefined) {
    const issue = { path: `body.${field}`, message: why };
    throw new RefusalError(Code.malformed, `${issue.path}: ${why}`, { issues: [issue] });
  }
  return hashPassword(password);
}

/**
 * The rule that a new password breaks, in words; undefined where it may be one. Rules that a form can show stand in
 * contract/passwords.ts.
 */
export async function whyNot(password: string, userName: string): Promise<string | undefined> {
  const broken = brokenRule(password, userName);
  if (broken) return WORDS[broken];
  return (await isCommon(password, userName)) ? COMMON : undefined;
}
