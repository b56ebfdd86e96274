import dayjs from 'dayjs';
import { RECORDED } from '../../../commands/recorded';
import type { AuditEntry } from '../../../contract/audit';
import * as audit from '../../../contract/audit';
import { call } from '../../client';
import { ago, Badge, text } from '../../grid/columns';
import { detailPart } from '../../grid/list/detailPart';
import type { Query } from '../../grid/rows/source';
import { listScreen } from '../../grid/screen';
import { session } from '../../state/session';
import { staffName } from '../../ui/staffName';
import { auditChangesText, auditTargetName, commandTitle } from './values';

/** Before a search text, this asks for what one person did; without it, for a target by id. */
const BY = '@';
const ME = 'me';
const FOLDED = 'jobs';

/** A day of the person's own clock, `YYYY-MM-DD`, as its first second. */
const dayStart = (day: string) => dayjs(day).startOf('day');

/** What the call is asked for by the filters and the search text. */
function askedFor({ filters, text: words }: Pick<Query, 'filters' | 'text'>) {
  const searched = words.startsWith(BY) ? { actor: words.slice(BY.length) } : words === '' ? {} : { target: words };
  const { command, from, to, job } = filters;
  const actor = searched.actor ?? (filters.actor === ME ? session.user?.user_name : filters.actor);
  const target = searched.target ?? filters.target;
  return {
    ...(command ? { command } : {}),
    ...(actor ? { actor } : {}),
    ...(target ? { target } : {}),
    ...(job ? { job } : {}),
    ...(from ? { from: dayStart(from).unix() } : {}),
    // Up to the end of that day.
    ...(to ? { to: dayStart(to).add(1, 'day').unix() } : {}),
    // What happened to one target is told whole, and so is a job.
    ...(filters.fold === FOLDED && !target && !job ? { folded: true } : {}),
  };
}

/** Who did what: the user's own changes, or everybody's for a super admin. */
export default listScreen<AuditEntry>({
  go: 'go.audit',
  kind: null,
  idOf: (entry) => entry.id,
  list: {
    key: 'audit',
    load: ({ pos, count, signal, ...query }) => call(audit.list, { pos, count, ...askedFor(query) }, { signal }),
  },
  columns: [
    ago<AuditEntry>({ id: 'at', title: 'screens.audit.at', width: 135, of: (entry) => entry.at }),
    text<AuditEntry>({
      id: 'actor',
      title: 'screens.audit.actor',
      width: 130,
      of: (entry) => staffName(entry.actor),
      accessor: (entry) => `${entry.actor.display_name} @${entry.actor.user_name}`,
    }),
    {
      id: 'command',
      title: 'screens.audit.command',
      width: 240,
      cell: (entry) => <CommandCell entry={entry} />,
      accessor: commandTitle,
    },
    text<AuditEntry>({
      id: 'target',
      title: 'screens.audit.target',
      width: 170,
      of: auditTargetName,
      accessor: (entry) => {
        const name = auditTargetName(entry);
        return name === entry.target.id ? name : `${name} (${entry.target.id})`;
      },
    }),
    text<AuditEntry>({
      id: 'changes',
      onCard: 'note',
      title: 'screens.audit.changes',
      width: 300,
      isSentence: true,
      of: (entry) => auditChangesText(entry),
      accessor: (entry) => auditChangesText(entry, Number.POSITIVE_INFINITY),
    }),
  ],
  detail: detailPart(() => import('./AuditDetail')),
  empty: 'screens.audit.empty',
  filters: [
    {
      id: 'actor',
      title: 'screens.audit.actor',
      as: 'text',
      options: [{ value: ME, title: 'screens.audit.me' }],
    },
    {
      id: 'command',
      title: 'screens.audit.command',
      options: RECORDED.map((id) => ({ value: id, title: `${id}.title` as const })),
    },
    { id: 'target', title: 'screens.audit.target', as: 'text' },
    { id: 'from', title: 'screens.audit.from', as: 'day' },
    { id: 'to', title: 'screens.audit.to', as: 'day' },
    {
      id: 'fold',
      title: 'screens.audit.fold',
      options: [{ value: FOLDED, title: 'screens.audit.folded' }],
      initial: FOLDED,
    },
    { id: 'job', title: 'screens.audit.job', as: 'text', onlyWhenSet: true },
  ],
  canSearch: () => true,
  // An exported file has every change, including those folded on screen.
  exported: ({ filters: { fold: _, ...filters }, ...query }) => ({ ...query, filters }),
});

function CommandCell({ entry }: { entry: AuditEntry }) {
  const { job } = entry;
  return (
    <span className="flex items-center gap-1.5 min-w-0">
      <span className="truncate" title={commandTitle(entry)}>
        {commandTitle(entry)}
      </span>
      {job && job.size > 1 && (
        <span className="flex shrink-0 gap-1">
          {job.cases !== undefined && job.reports !== undefined ? (
            <>
              <Badge text="screens.reports.cases" params={{ count: job.cases }} tone="fact" />
              <Badge text="screens.reports.complaints" params={{ count: job.reports }} tone="fact" />
            </>
          ) : (
            <Badge text="screens.audit.inJob" params={{ count: job.size }} tone="fact" />
          )}
        </span>
      )}
    </span>
  );
}
