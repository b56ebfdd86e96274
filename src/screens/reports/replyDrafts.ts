import { proxy, ref } from 'valtio/vanilla';
import type { ReplyDraft, ReplyVerbs } from '../../../commands/replies';
import { DEFAULT_LANGUAGE } from '../../../contract/wire/languages';
import { t } from '../../i18n';
import { typeAhead } from '../../keys/typeAhead';
import { activeView } from '../../state/activeView';
import { readPersonal, writePersonal } from '../../state/personalStorage';

/** By case what has been read or written since the page was loaded, and the case whose field is to take the focus when it is there. */
export const replyDrafts = proxy<{ byCase: Record<string, ReplyDraft>; wanted: string | null; caret: number | null }>({
  byCase: {},
  wanted: null,
  caret: null,
});

export const EMPTY_REPLY: ReplyDraft = { text: '', language: DEFAULT_LANGUAGE, to: null };

/** Each person's drafts are that person's: the next one at this browser sees none of them. */
const placeOf = (caseId: string) => `reply.${caseId}`;

/** The draft of a case; undefined if there is none. */
export function keptReply(caseId: string): ReplyDraft | undefined {
  const kept = readPersonal(placeOf(caseId));
  return kept === null ? undefined : draftIn(kept);
}

/** What an earlier version kept is the text alone. */
function draftIn(kept: string): ReplyDraft {
  try {
    const draft = JSON.parse(kept);
    if (typeof draft?.text === 'string') return { ...EMPTY_REPLY, ...draft };
  } catch {
    // No JSON: words that somebody wrote.
  }
  return { ...EMPTY_REPLY, text: kept };
}

/** Keeps what is written so far; without a text there is nothing to keep. */
export function writeReply(caseId: string, draft: ReplyDraft): void {
  replyDrafts.byCase[caseId] = ref({ ...draft });
  writePersonal(placeOf(caseId), draft.text === '' ? '' : JSON.stringify(draft));
}

const present = (caseId: string) => replyDrafts.byCase[caseId] ?? keptReply(caseId) ?? EMPTY_REPLY;

/** What commands do with the draft of a case. */
export const replyVerbs: ReplyVerbs = {
  open: (caseId) => {
    const view = activeView.active;
    if (view?.part === 'list') view.verb('open');
    replyDrafts.wanted = caseId;
    // From this key on letters are the reply, however late its field is: none of them judges the case.
    typeAhead(t('report.reply.title'), () => {
      replyDrafts.wanted = null;
      activeView.active?.focus();
    });
  },
  insert: (caseId, { text, language }) => {
    const draft = present(caseId);
    const at = replyDrafts.caret ?? draft.text.length;
    writeReply(caseId, { ...draft, language, text: draft.text.slice(0, at) + text + draft.text.slice(at) });
    replyDrafts.caret = at + text.length;
    replyDrafts.wanted = caseId;
  },
  take: (caseId) => writeReply(caseId, { ...present(caseId), text: '' }),
  giveBack: (caseId, draft) => {
    const { text } = present(caseId);
    writeReply(caseId, { ...draft, text: text === '' ? draft.text : `${draft.text}\n\n${text}` });
  },
};
