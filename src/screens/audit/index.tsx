import dayjs from 'dayjs';
import { RECORDED } from '../../../commands/recorded';
import * as audit from '../../../contract/audit';
import { call } from '../../client';
import { text } from '../../grid/columns';
import { IN_TWO } from '../../grid/columns/text';
import { detailPart } from '../../grid/list/detailPart';
import type { Query } from '../../grid/rows/source';
import { listScreen } from '../../grid/screen';
import { format } from '../../i18n/format';
import { session } from '../../state/session';
import { Sentence } from './Sentence';
import { type LogLine, scopeText } from './scope';
import { sentenceText } from './sentence';
import { toTheSecond } from './toTheSecond';
import { auditActorName, auditChangesText, auditTargetName, commandTitle, isByUnknown } from './values';

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

const CHANGES = text<LogLine>({
  id: 'changes',
  onCard: 'line',
  title: 'screens.audit.changes',
  width: 300,
  isSentence: true,
  wraps: true,
  of: (line) => [auditChangesText(line), scopeText(line)].filter(Boolean).join(' · '),
  accessor: (entry) => auditChangesText(entry, Number.POSITIVE_INFINITY),
});

/** The sentence says it already; whoever compares many of them has it as columns, and so has every file. */
const ONLY_IN_FILES = { hidden: true, inFiles: true, onCard: 'none' } as const;

/** Who did what: the user's own changes, or everybody's for a super admin. */
export default listScreen<LogLine>({
  go: 'go.audit',
  kind: null,
  idOf: (entry) => entry.id,
  list: {
    key: 'audit',
    load: async ({ pos, count, signal, ...query }) => {
      const asked = askedFor(query);
      const answer = await call(audit.list, { pos, count, ...asked }, { signal });
      if (answer.refused !== undefined || !asked.folded) return answer;
      return { ...answer, data: answer.data.map((line) => ({ ...line, isFolded: true })) };
    },
  },
  columns: [
    {
      id: 'at',
      title: 'screens.audit.at',
      width: 165,
      keepsWidth: true,
      isFact: true,
      onCard: 'note',
      cell: ({ at }) => (
        <time dateTime={format.iso(at)} className="text-soft tabular-nums whitespace-nowrap">
          {toTheSecond(at)}
        </time>
      ),
      accessor: ({ at }) => toTheSecond(at),
    },
    text<LogLine>({
      ...ONLY_IN_FILES,
      id: 'actor',
      title: 'screens.audit.actor',
      width: 130,
      of: auditActorName,
      accessor: (entry) =>
        isByUnknown(entry) ? auditActorName(entry) : `${entry.actor.display_name} @${entry.actor.user_name}`,
    }),
    text<LogLine>({
      ...ONLY_IN_FILES,
      id: 'command',
      title: 'screens.audit.command',
      width: 200,
      of: commandTitle,
    }),
    text<LogLine>({
      ...ONLY_IN_FILES,
      id: 'target',
      title: 'screens.audit.target',
      width: 170,
      of: auditTargetName,
      accessor: (entry) => {
        const name = auditTargetName(entry);
        return name === entry.target.id ? name : `${name} (${entry.target.id})`;
      },
    }),
    {
      id: 'sentence',
      title: 'screens.audit.sentence',
      width: 440,
      cutsItself: true,
      onCard: 'title',
      cell: (entry) => <SentenceCell entry={entry} />,
      accessor: sentenceText,
    },
    { ...CHANGES, cell: (line) => <ChangesCell line={line} /> },
  ],
  detail: detailPart(() => import('./AuditDetail')),
  rowsText: 'screens.audit.entries',
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
      isManner: true,
    },
    { id: 'job', title: 'screens.audit.job', as: 'text', onlyWhenSet: true },
  ],
  canSearch: () => true,
  // An exported file has every change, including those folded on screen.
  exported: ({ filters: { fold: _, ...filters }, ...query }) => ({ ...query, filters }),
});

/** On a card in one line: the detail has the whole of it. */
const ChangesCell = ({ line }: { line: LogLine }) => (
  <span className="min-w-0 text-soft in-[.card-lines]:*:line-clamp-1">{CHANGES.cell(line)}</span>
);

/** In two lines at most, as close as the lowest row asks for: whose it was, and why, comes last. */
const SentenceCell = ({ entry }: { entry: LogLine }) => (
  <span data-sentence="" className={`card-text ${IN_TWO} in-[.card-lines]:leading-5 in-[.card-lines]:font-normal`}>
    <Sentence of={entry} />
  </span>
);
