import { DECISIONS, type Decision } from '../../../contract/reports';
import { Badge } from '../../grid/columns/badge';
import { format } from '../../i18n/format';
import { DECISION_TONES } from './columns';

/** How many cases there are of all decisions together, open ones too. */
export const countOf = (counts: Readonly<Record<Decision, number>>): number =>
  DECISIONS.reduce((sum, decision) => sum + counts[decision], 0);

/** How many cases have ended with each decision. */
export function Tally({ counts }: { counts: Readonly<Record<Decision, number>> }) {
  return DECISIONS.filter((decision) => counts[decision] > 0).map((decision) => (
    <span key={decision} className="inline-flex items-center gap-1 tabular-nums">
      <Badge text={`screens.reports.decision.${decision}`} tone={DECISION_TONES[decision]} />
      {format.number(counts[decision])}
    </span>
  ));
}
