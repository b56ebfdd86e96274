import { Code } from '../../contract/codes';
import { PASSWORD_MIN_LENGTH } from '../../contract/constants';
import { brokenRule } from '../../contract/passwords';
import { Refused } from '../http/refused';
import { hashPassword } from './passwords';

const WORDS = {
  longEnough: `at least ${PASSWORD_MIN_LENGTH} characters`,
  notTheUserName: 'not the user name',
} as const;

/** The hash of a password that somebody is to have from now on. 400 where it breaks a rule; `field` is where it stands in the body. */
export async function hashOfNew(password: string, userName: string, field: string): Promise<string> {
  const broken = brokenRule(password, userName);
  if (broken)
    throw new Refused(Code.malformed, `${field}: ${WORDS[broken]}`, {
      issues: [{ path: `body.${field}`, message: WORDS[broken] }],
    });
  return hashPassword(password);
}
