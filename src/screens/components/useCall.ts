import { useEffect, useState } from 'react';
import { isServed } from '../../../contract/server';
import type { Answer, Endpoint } from '../../../contract/wire/endpoint';
import { mayCall } from '../../../contract/wire/permissions';
import { useRights } from '../../run';
import { useRetryUnanswered } from './useRetryUnanswered';

/** A detail that is passed by with a held key asks the server for nothing: only after this rest does it. */
export const DEBOUNCE_MS = 120;

/**
 * Runs `ask` when the key `of` changes (null: does not run), and retries while the server is unreachable. Returns undefined while loading.
 * `ask` may be another function in each render: `of` alone says what is asked. It is asked again when `changes` is another, and what was
 * answered stays until then.
 */
export function useCall<T>(
  of: string | null,
  ask: (signal: AbortSignal) => Promise<Answer<T>>,
  changes = 0,
): Answer<T> | undefined {
  const [asked, setAsked] = useState<{ of: string; answer: Answer<T> }>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (of === null) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask(abort.signal);
      if (!abort.signal.aborted) setAsked({ of, answer });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [of, turn, changes]);
  const answer = asked?.of === of ? asked.answer : undefined;
  useRetryUnanswered(answer?.refused, () => setTurn(turn + 1));
  return answer;
}

/** Whether this person, on this server, would be answered: what would be refused is not asked, nor shown. */
export function useCanCall(of: Endpoint): boolean {
  const context = useRights();
  return context.principal !== null && mayCall(context.principal, of.permission) && isServed(of, context);
}
