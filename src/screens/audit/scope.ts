import type { TextKey } from '../../../commands/core/textKey';
import type { AuditEntry } from '../../../contract/audit';
import { t } from '../../i18n';

/** A line of the log. `isFolded`: it stands for all changes of its job, of which it is the first. */
export type LogLine = AuditEntry & { readonly isFolded?: true };

/** What else a folded line was done to: how many, and the text that says so after the first. */
interface Others {
  readonly count: number;
  readonly key: TextKey;
}

/** What a decision calls alike, whichever of them it met. */
const WRITTEN = ['post', 'comment'];
const KEYS: Readonly<Record<string, TextKey>> = {
  report: 'did.andCases',
  case: 'did.andCases',
  profile: 'did.andMembers',
  vip: 'did.andMembers',
  tvUser: 'did.andMembers',
  adminUser: 'did.andMembers',
};

/** Undefined where a line tells only of what it names. Of very many, and on other servers, just the number of changes is known. */
export function othersOf({ isFolded, job, target: { kind } }: LogLine): Others | undefined {
  if (!isFolded || !job) return undefined;
  const known = kind === 'report' ? job.cases : alike(kind, job.targets);
  const count = (known ?? job.size) - 1;
  if (count < 1) return undefined;
  const key = known !== undefined && Object.hasOwn(KEYS, kind) ? KEYS[kind] : undefined;
  return { count, key: key ?? 'did.andOthers' };
}

function alike(kind: string, targets: Readonly<Record<string, number>> | undefined): number | undefined {
  if (targets === undefined) return undefined;
  const kinds = WRITTEN.includes(kind) ? WRITTEN : [kind];
  return kinds.reduce((sum, one) => sum + (targets[one] ?? 0), 0);
}

/** What the sentence of a folded line does not say of its job: reports, and cases or changes where those are another number. */
export function scopeText(line: LogLine): string {
  const { isFolded, job } = line;
  if (!isFolded || !job) return '';
  const said = (othersOf(line)?.count ?? 0) + 1;
  const { size, cases, reports } = job;
  const texts =
    cases === undefined || reports === undefined
      ? [size === said ? '' : t('screens.audit.inJob', { count: size })]
      : [
          cases === said ? '' : t('screens.reports.cases', { count: cases }),
          reports === 1 ? '' : t('screens.reports.complaints', { count: reports }),
        ];
  return texts.filter(Boolean).join(' · ');
}
