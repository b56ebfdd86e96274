import { Code } from '../../../contract/wire/codes';
import { useAutoRetry } from '../../ui/useAutoRetry';

/** Makes a call again that got no answer, or that the server could not take: `refused` is its code, if it was refused. */
export const useRetryUnanswered = (refused: Code | null | undefined, again: () => void): void =>
  useAutoRetry(refused === Code.lost || refused === Code.unavailable, again);
