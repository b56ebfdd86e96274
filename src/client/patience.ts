import { Code } from '../../contract/wire/codes';
import type { Answer } from '../../contract/wire/endpoint';

/** A server that asks for more patience than this is not waited for. */
const PATIENCE_SECONDS = 90;

/** Reads again what was read too often, as soon as the server allows it: an export or a fast search then goes on by itself. */
export async function servedLater(
  first: Answer<unknown>,
  read: () => Promise<Answer<unknown>>,
  signal: AbortSignal | undefined,
): Promise<Answer<unknown>> {
  let answer = first;
  while (answer.refused === Code.tooManyTries) {
    const { retryAfterSeconds = PATIENCE_SECONDS + 1 } = answer;
    if (retryAfterSeconds > PATIENCE_SECONDS || signal?.aborted) return answer;
    await new Promise<unknown>((done) => {
      setTimeout(done, retryAfterSeconds * 1000);
      signal?.addEventListener('abort', done);
    });
    if (signal?.aborted) return answer;
    answer = await read();
  }
  return answer;
}
