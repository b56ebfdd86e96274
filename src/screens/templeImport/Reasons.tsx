import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import type { ReasonCount } from '../../import/verdicts';
import { currentPath } from '../../navigation/basePath';
import { navigate } from '../../navigation/navigate';
import { CommandButton } from '../../ui/CommandButton';
import { importing } from './importing';
import { WHY } from './why';
import { reasonText } from './words';

/** What mends many rows at once; rows refused for another reason are mended one by one. */
const REMEDIES: Readonly<Partial<Record<ReasonCount['code'], { command: string; args?: Record<string, unknown> }>>> = {
  noName: { command: 'temple.fillEmpty', args: { field: 'name' } },
  unreadablePlace: { command: 'temple.setColumn' },
  halfPlace: { command: 'temple.setColumn' },
  placeOffEarth: { command: 'temple.setColumn' },
};

/** Why rows are refused, and how many for each reason: each shows its rows alone, or all again, and beside that is what mends them. */
export function Reasons() {
  const t = useT();
  const { reasons } = useSnapshot(importing) as typeof importing;
  const shown = new URLSearchParams(useSearch()).get(WHY);
  if (reasons.length === 0) return null;
  const chosen = reasons.find(({ code }) => code === shown);
  const remedy = chosen && REMEDIES[chosen.code];
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-2" data-reasons={reasons.length}>
      <span id="why-refused" className="text-sm text-soft">
        {t('screens.templeImport.whyRefused')}
      </span>
      <ul aria-labelledby="why-refused" className="contents">
        {reasons.map((reason) => (
          <li key={reason.code}>
            <button
              type="button"
              data-reason={reason.code}
              aria-pressed={reason.code === shown}
              className="button-plain toggle h-7 rounded-md px-2 text-xs tabular-nums"
              onClick={() => showRefusedFor(reason.code === shown ? null : reason.code)}
            >
              {reasonText(reason)} · {format.number(reason.count)}
            </button>
          </li>
        ))}
      </ul>
      {remedy && <CommandButton command={remedy.command} {...(remedy.args && { args: remedy.args })} />}
    </div>
  );
}

/** Shows the rows that are refused for this reason, or all; the rest of the address is kept. */
function showRefusedFor(code: string | null): void {
  const address = new URLSearchParams(location.search);
  address.delete(WHY);
  if (code !== null) {
    address.delete('verdict');
    address.set(WHY, code);
  }
  navigate(address.size > 0 ? `${currentPath()}?${address}` : currentPath());
}
