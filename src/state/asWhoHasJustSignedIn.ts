import { Code } from '../../contract/wire/codes';
import type { Answer } from '../../contract/wire/endpoint';
import { handedOver } from './comeIn';
import { askToSignInAnew } from './signInAnew';

/**
 * Makes a call, and where the server wants to know first that it is still them (311) once more after another sign-in. Answers the 311 to
 * whoever would rather leave it. What they are at below stays as it is.
 */
export async function asWhoHasJustSignedIn<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await ask();
  if (answer.refused !== Code.signInAnew || !(await askToSignInAnew())) return answer;
  // Of a sign-in that leads nowhere but back to what they are at.
  handedOver.password = null;
  return ask();
}
