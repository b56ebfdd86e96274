import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import type { TextKey } from '../../../commands/core/textKey';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { WARNING_CODES } from '../../import/values';
import type { ReasonCount } from '../../import/verdicts';
import { CommandButton } from '../../ui/CommandButton';
import { importing } from './importing';
import { reasonText } from './reasonText';
import { showRows } from './showRows';
import { WHY } from './why';

/** What mends many rows at once; rows refused for another reason are mended one by one. */
const REMEDIES: Readonly<Partial<Record<ReasonCount['code'], { command: string; args?: Record<string, unknown> }>>> = {
  noName: { command: 'temple.fillEmpty', args: { field: 'name' } },
  unreadablePlace: { command: 'temple.setColumn' },
  halfPlace: { command: 'temple.setColumn' },
  placeOffEarth: { command: 'temple.setColumn' },
  swappedPlace: { command: 'temple.setColumn' },
  unknownType: { command: 'temple.mapType' },
};

/** Whether rows are created all the same for which this is said. */
const isWarning = ({ code }: ReasonCount) => WARNING_CODES.some((one) => one === code);

/**
 * Why rows are refused, why others are worth a look, and how many for each reason: each shows its rows alone, or all again, and beside that
 * is what mends them, unless all is written.
 */
export function Reasons({ isFixed }: { isFixed: boolean }) {
  const { reasons } = useSnapshot(importing) as typeof importing;
  const shown = new URLSearchParams(useSearch()).get(WHY);
  if (reasons.length === 0) return null;
  const chosen = reasons.find(({ code }) => code === shown);
  const remedy = chosen && !isFixed && REMEDIES[chosen.code];
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-2" data-reasons={reasons.length}>
      <ReasonList title="screens.templeImport.whyRefused" of={reasons.filter((one) => !isWarning(one))} shown={shown} />
      <ReasonList title="screens.templeImport.worthChecking" of={reasons.filter(isWarning)} shown={shown} />
      {remedy && <CommandButton command={remedy.command} {...(remedy.args && { args: remedy.args })} />}
    </div>
  );
}

interface ReasonListProps {
  readonly title: TextKey;
  readonly of: readonly ReasonCount[];
  /** The code of the reason whose rows alone are shown. */
  readonly shown: string | null;
}

function ReasonList({ title, of, shown }: ReasonListProps) {
  const t = useT();
  const id = useId();
  if (of.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span id={id} className="text-sm text-soft">
        {t(title)}
      </span>
      <ul aria-labelledby={id} className="contents">
        {of.map((reason) => (
          <li key={reason.code}>
            <button
              type="button"
              data-reason={reason.code}
              aria-pressed={reason.code === shown}
              className="button-plain toggle h-7 rounded-md px-2 text-xs tabular-nums"
              onClick={() => showRows(WHY, reason.code === shown ? null : reason.code)}
            >
              {reasonText(reason)} · {format.number(reason.count)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
