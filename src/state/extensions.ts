import { capabilities } from '../../contract/server';
import { Code } from '../../contract/wire/codes';
import type { Extension, Refusal } from '../../contract/wire/endpoint';
import { call } from '../client';

/** What a server has beyond section 7, and whether it has said so itself. */
export interface Extensions {
  readonly extensions: readonly Extension[];
  readonly areExtensionsKnown: boolean;
  /** Whether it has no call that says so: it is not asked again before the next sign-in. */
  readonly isSilent?: true;
}

const SILENT: Extensions = { extensions: [], areExtensionsKnown: true, isSilent: true };

/** Section 7 names no such call: signing in waits for it no longer than this. */
const WITHIN_MS = 3000;

/**
 * Asks what the server has. One that says anything but a list has nothing (docs/specification.md section 12.7). One that does not answer
 * now, or says that it can't, is taken to have what it had `before`: it may be its first day, and may be a bad moment. Null: it was silent.
 */
export async function extensionsOfServer(before: readonly Extension[] | null = []): Promise<Extensions> {
  if (before === null) return SILENT;
  const answer = await call(capabilities, {}, { signal: AbortSignal.timeout(WITHIN_MS) });
  // Of what this console does not know it asks nothing.
  if (answer.refused === undefined)
    return { extensions: answer.data as readonly Extension[], areExtensionsKnown: true };
  return isPassing(answer) ? { extensions: before, areExtensionsKnown: false } : SILENT;
}

/** Whether a refusal may pass: no answer, too many calls, an error of the server, no store. */
export const isPassing = ({ refused, status = 0 }: Refusal): boolean => PASSING.has(refused) || status >= 500;

const PASSING: ReadonlySet<Code> = new Set([Code.lost, Code.tooManyTries, Code.unexpected, Code.unavailable]);
