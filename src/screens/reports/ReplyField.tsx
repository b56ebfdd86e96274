import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { TextKey } from '../../../commands/core/textKey';
import type { ReplyDraft } from '../../../commands/replies';
import { withReporters } from '../../../commands/reporters';
import * as replies from '../../../contract/replies';
import type { ReportCase } from '../../../contract/reports';
import type { Refusal } from '../../../contract/wire/endpoint';
import { useT } from '../../i18n';
import { reason } from '../../i18n/reason';
import { labelOf } from '../../keys';
import { handOver } from '../../keys/handOver';
import { isModEnter } from '../../keys/isModEnter';
import { invoke } from '../../run';
import { activeView } from '../../state/activeView';
import { announce } from '../../ui/announcer';
import { CommandButton } from '../../ui/CommandButton';
import { Icon } from '../../ui/Icon';
import { revealed } from '../../ui/revealed';
import { useCanCall } from '../components/useCall';
import { fillReply, hasPlaceholders, namesDecision, unknownPlaceholders } from './fillReply';
import { nameOfRecipient, Recipients } from './Recipients';
import { replyDrafts, replyVerbs, writeReply } from './replyDrafts';
import { useInSight } from './useInSight';
import { askPolicies, byReport, type Policies } from './usePolicies';
import { type Asked, askWhole } from './useReporters';
import { type CaseThread, type Recipient, reportersOf } from './useThread';

/** Lines that the field shows at least and at most, and letters in one of them. */
const ROWS = [3, 12] as const;
const LETTERS = 56;
const linesOf = (text: string) =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LETTERS)), 0);

interface ReplyFieldProps {
  readonly row: ReportCase;
  readonly draft: ReplyDraft;
  readonly thread: CaseThread | undefined;
  /** To whom it goes is shown once it is known who made the reports. */
  readonly asked: Asked;
  /** What the decisions rest on; undefined until that is known. */
  readonly policies: Policies | undefined;
}

/** Where one writes to the reporters of a case: `/` for a template, Mod+Enter to send. What is written stays until it is sent. */
export function ReplyField({ row, draft, thread, asked, policies }: ReplyFieldProps) {
  const t = useT();
  const { caseId } = row;
  const { text, language } = draft;
  const maySend = useCanCall(replies.send);
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState<string | null>(null);
  const composer = useRef<HTMLDivElement>(null);
  useFocusAsked(caseId, field);
  useInSight(composer);
  const reporters = asked !== 'said' && !thread ? null : reportersOf(row, thread);
  const chosen = chosenOf(reporters ?? [], draft);
  const isOnlySaved = thread?.canMail === false;
  const write = (some: Partial<ReplyDraft>) => {
    setSaid(null);
    writeReply(caseId, { ...draft, ...some });
  };
  const say = (key: TextKey) => sayWords(t(key));
  const sayWords = (words: string) => {
    setSaid(words);
    announce(words);
    // What is missing, or too long, is written here.
    field.current?.focus();
  };
  // Without who made which report somebody who made two of them would get two mails, and without when no date would be filled in.
  const saysAll =
    reporters !== null && (!hasPlaceholders(text) || row.reports.every(({ createdAt }) => createdAt !== undefined));
  const readWhole = async () => {
    const whole = await askWhole(row);
    return whole.refused === undefined ? withReporters(row, whole.data) : whole;
  };
  const send = async () => {
    if (!maySend) return say('screens.replies.notSent');
    if (text.trim() === '') return say('screens.replies.empty');
    const whole = saysAll ? row : await readWhole();
    if ('refused' in whole) return sayWords(reason(whole));
    const recipients = chosenOf(reportersOf(whole, thread), draft);
    const said = policies ?? (await readPolicies(caseId));
    if ('refused' in said) return sayWords(reason(said));
    const messages = recipients.map((one) => ({ reportId: one.reportId, text: filled(whole, draft, one, said) }));
    if (messages.some((one) => one.text.trim().length > replies.REPLY_MAX)) return say('screens.replies.tooLong');
    const args = { messages, draft, isOnlySaved };
    const { is } = await invoke('report.sendReply', { rows: [row], rowKind: 'report', args, source: 'button' });
    if (is === 'running') say('screens.replies.held');
    // On to the next case, with the key that pulls it back.
    if (is === 'ran') activeView.active?.focus();
  };
  const askForTemplate = async () => {
    const { is } = await invoke('report.replyTemplate', { rows: [row], rowKind: 'report', source: 'key' });
    // Whoever leaves the choice has meant the character.
    if (is === 'steppedOut') replyVerbs.insert(caseId, { text: '/', language });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { selectionStart: at, selectionEnd } = event.currentTarget;
    if (event.key === 'Escape') {
      // Back to the row; the case stays open, and what was written stays with it.
      event.preventDefault();
      activeView.active?.focus();
    }
    if (event.key === '/' && at === selectionEnd && (at === 0 || text[at - 1] === '\n')) {
      event.preventDefault();
      replyDrafts.caret = at;
      void askForTemplate();
    }
    if (!isModEnter(event)) return;
    event.preventDefault();
    void send();
  };
  const [first] = chosen;
  return (
    // Never higher than the detail: what is read and what is written give way, and the buttons stay in sight with them.
    <div ref={composer} data-writing="" className="flex flex-col max-h-[100cqh]">
      {maySend && (
        <Recipients
          reporters={reporters}
          isAsking={asked === 'asking'}
          to={chosen.length === 1 ? draft.to : null}
          onChange={(next) => write({ to: next })}
        />
      )}
      <textarea
        ref={field}
        dir="auto"
        rows={Math.min(ROWS[1], Math.max(ROWS[0], linesOf(text)))}
        value={text}
        aria-label={t('report.reply.title')}
        placeholder={t('screens.replies.placeholder')}
        className="w-full min-h-9 max-h-[45vh] rounded-lg border border-strong bg-surface px-3 py-2 text-sm"
        onChange={(event) => write({ text: event.target.value })}
        onSelect={({ currentTarget }) => {
          replyDrafts.caret = currentTarget.selectionStart;
        }}
        onKeyDown={onKeyDown}
      />
      <p className={`pt-1 text-xs ${said ? 'text-warn' : 'text-faint'}`}>
        {said ??
          t(`screens.replies.${!maySend ? 'notSent' : text !== '' ? 'kept' : isOnlySaved ? 'keysToSave' : 'keys'}`, {
            send: labelOf('Mod+Enter').join('+'),
          })}
      </p>
      {maySend && <Facts text={text} chosen={chosen} canMail={thread?.canMail} isOpen={row.decision === 'open'} />}
      {maySend && first && hasPlaceholders(text) && (
        <div
          className="mt-2 min-h-10 shrink-[9] overflow-y-auto border-s-4 border-line ps-3 text-sm"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by key
          tabIndex={0}
        >
          <p className="text-xs text-faint">{t('screens.replies.preview', { name: nameOfRecipient(first) })}</p>
          <p dir="auto" lang={language} className="whitespace-pre-wrap break-words text-soft">
            {revealed(filled(row, draft, first, policies))}
          </p>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2 pt-2 empty:hidden">
        <CommandButton command="report.replyTemplate" rows={[row]} rowKind="report" />
        {maySend && (
          <button
            type="button"
            data-command="report.sendReply"
            aria-disabled={text.trim() === ''}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            className="button-primary inline-flex items-center gap-1.5 h-8 px-3 rounded-md text-sm"
            onClick={() => void send()}
          >
            <Icon name={isOnlySaved ? 'save' : 'send'} />
            {t(isOnlySaved ? 'report.sendReply.saves' : 'report.sendReply.title')}
          </button>
        )}
      </div>
    </div>
  );
}

/** The one that the draft is to, else all of them. */
function chosenOf(reporters: readonly Recipient[], { to }: ReplyDraft): readonly Recipient[] {
  const one = reporters.find(({ reportId }) => reportId === to);
  return one ? [one] : reporters;
}

/** The text as one of the reporters reads it; of a report that the case does not name, what is known of it. */
function filled(
  row: ReportCase,
  { text, language }: ReplyDraft,
  { reportId, reporter }: Recipient,
  policies: Policies | undefined,
): string {
  const { decision, createdAt } = row;
  const known = row.reports.find((report) => report.reportId === reportId);
  const { reporter: _again, ...report } = known ?? { reason: '', decision, createdAt };
  return fillReply(text, language, {
    content: row.content ?? '',
    report: { ...report, ...(reporter && { reporter }) },
    policy: policies?.get(reportId),
  });
}

/** What the decisions rest on, of a reply that is sent before that is known: what it says of it would be left out. */
async function readPolicies(caseId: string): Promise<Policies | Refusal> {
  const answer = await askPolicies(caseId);
  return answer.refused === undefined ? byReport(answer.data) : answer;
}

/** What is to be known before one sends: who has no address, that there is no mail server, or no decision yet, what will not be filled in. */
function Facts({
  text,
  chosen,
  canMail,
  isOpen,
}: {
  text: string;
  chosen: readonly Recipient[];
  canMail: boolean | undefined;
  isOpen: boolean;
}) {
  const t = useT();
  const without = chosen.filter(({ hasAddress }) => hasAddress === false).length;
  const unknown = unknownPlaceholders(text);
  return (
    <ul className="text-xs text-warn grid gap-0.5 pt-0.5 empty:hidden">
      {canMail === false && <li>{t('screens.replies.noServer')}</li>}
      {/* Without a mail server nobody's address matters. */}
      {canMail !== false && without > 0 && (
        <li>
          {chosen.length === 1 ? t('screens.replies.noAddress') : t('screens.replies.noAddresses', { count: without })}
        </li>
      )}
      {isOpen && namesDecision(text) && <li>{t('screens.replies.undecided')}</li>}
      {unknown.map((name) => (
        <li key={name}>{t('screens.replies.unknown', { name: `{${name}}` })}</li>
      ))}
    </ul>
  );
}

/** The field takes the focus when its case is asked for, at the place where words were put in. */
function useFocusAsked(caseId: string, field: React.RefObject<HTMLTextAreaElement | null>) {
  const isWanted = useSnapshot(replyDrafts).wanted === caseId;
  useEffect(() => {
    const { caret } = replyDrafts;
    if (!isWanted) return;
    replyDrafts.wanted = null;
    if (caret !== null) field.current?.setSelectionRange(caret, caret);
    if (field.current) handOver(field.current);
  }, [isWanted, field]);
  // A place in one draft is none in another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each case has its own
  useEffect(
    () => () => {
      replyDrafts.caret = null;
    },
    [caseId],
  );
}
