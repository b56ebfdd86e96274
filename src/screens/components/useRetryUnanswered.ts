import { use } from 'react';
import { Code } from '../../../contract/wire/codes';
import { useT } from '../../i18n';
import { type Refused, reason } from '../../i18n/reason';
import { UnansweredTogether, useAmongUnanswered } from '../../ui/unanswered';
import { useAutoRetry } from '../../ui/useAutoRetry';

const isUnanswered = (refused: number | null | undefined): boolean =>
  refused === Code.lost || refused === Code.unavailable;

/** Makes a call again that got no answer, or that the server could not take: `refused` is its code, if it was refused. */
export function useRetryUnanswered(refused: Code | null | undefined, again: () => void): void {
  const hasFailed = isUnanswered(refused);
  useAutoRetry(hasFailed, again);
  useAmongUnanswered(hasFailed, again);
}

/** Whether what was refused is said elsewhere, once for all parts of a detail, with the way to try again. */
export function useIsSaidTogether(): (refused: number | undefined) => boolean {
  const together = use(UnansweredTogether);
  return (refused) => together !== null && isUnanswered(refused);
}

/** In the place of what was refused: why, or that it is not loaded where the why is said once for all parts. */
export function useReason(): (refusal: Refused) => string {
  const t = useT();
  const isSaidTogether = useIsSaidTogether();
  return (refusal) => (isSaidTogether(refusal.refused) ? t('screens.notLoaded') : reason(refusal));
}
