import type { Reply } from '../contract/replies';
import * as replies from '../contract/replies';
import * as templates from '../contract/replyTemplates';
import { Code } from '../contract/wire/codes';
import { LANGUAGES, type Language } from '../contract/wire/languages';
import {
  defineConsoleCommand,
  defineMutation,
  internal,
  many,
  mapAnswer,
  nothing,
  one,
  oneOf,
  text,
} from './core/definition';
import { ok } from './core/disabledReason';
import { lateChoices } from './lateChoices';

const LENGTH_MAX = 5000;
const NAME_MAX = 80;

/** A reply as it is written, with its placeholders. */
export interface ReplyDraft {
  readonly text: string;
  /** What placeholders are filled in. */
  readonly language: Language;
  /** The report whose reporter gets it; null for all reporters of the case. */
  readonly to: string | null;
}

/** The reply draft of a case: kept by case and person until it is sent. */
export interface ReplyVerbs {
  /** Shows its field, with the focus. */
  readonly open: (caseId: string) => void;
  /** Puts words where the person was writing. */
  readonly insert: (caseId: string, words: Pick<ReplyDraft, 'text' | 'language'>) => void;
  /** It is on its way: the field is empty again. */
  readonly take: (caseId: string) => void;
  /** It was not sent: back into the field, before any text written since. */
  readonly giveBack: (caseId: string, draft: ReplyDraft) => void;
}

declare module './core/world' {
  interface ScreenVerbs {
    readonly reply: ReplyVerbs;
  }
}

/** What one reporter gets, with nothing left to fill in. */
export interface ReplyMessage {
  readonly reportId: string;
  readonly text: string;
}

/**
 * Sends what was written about a case to one or all of its reporters, a call and a mail each. Nothing takes a mail back, so it is held
 * first (docs/specification.md section 11.2), and pulled back it is a draft again.
 */
const sendReply = defineMutation({
  id: 'report.sendReply',
  recordedAs: 'report.reply',
  on: one('report'),
  endpoint: replies.send,
  asks: {
    messages: internal<readonly ReplyMessage[]>(),
    draft: internal<ReplyDraft>(),
    /** No mail server is set. */
    isOnlySaved: internal<boolean>(),
  },
  icon: 'send',
  listed: false,
  holds: true,
  form: {
    onSend: (world, row) => world.screen('reply').take(row.caseId),
    onUnsent: (world, row, { draft }) => world.screen('reply').giveBack(row.caseId, draft),
  },
  words: {
    savesAs: ({ isOnlySaved }) =>
      isOnlySaved
        ? { title: 'report.sendReply.saves', held: 'report.sendReply.savesHeld', savesIn: 'report.sendReply.savesIn' }
        : undefined,
  },
  isSeveralCalls: (_row, { messages }) => messages.length > 1,
  run: async ({ call }, _row, { messages }) => {
    for (const { reportId, text } of messages) {
      const answer = await call(replies.send, { idreport: reportId, body: { text } });
      if (answer.refused !== undefined) return answer;
    }
    return { data: null };
  },
});

/** Pulls back what the mail server has put off; the words are a draft again. */
const pullBackReply = defineMutation({
  id: 'report.pullBackReply',
  on: one('report'),
  endpoint: replies.pullBack,
  asks: { reply: internal<Reply>(), language: internal<Language>() },
  icon: 'undo-2',
  listed: false,
  run: async (world, row, { reply, language }) => {
    const answer = await world.call(replies.pullBack, { idreply: reply.replyId });
    if (answer.refused === undefined)
      world.screen('reply').giveBack(row.caseId, { text: reply.text, language, to: reply.reportId });
    return mapAnswer(answer, () => null);
  },
  words: { noopMessage: 'report.replyHasLeft' },
});

/** Retries a reply that was not sent: an address or a mail server may be set by now. */
const sendReplyAgain = defineMutation({
  id: 'report.sendReplyAgain',
  on: one('report'),
  endpoint: replies.sendAgain,
  asks: { reply: internal<Reply>() },
  icon: 'rotate-ccw',
  listed: false,
  run: async ({ call }, _row, { reply }) =>
    mapAnswer(await call(replies.sendAgain, { idreply: reply.replyId }), () => null),
});

/** Puts a template into the reply, to be changed as need be; its placeholders are filled when it is sent. */
const insertReplyTemplate = defineConsoleCommand({
  id: 'report.replyTemplate',
  on: one('report'),
  permission: 'REPORT_VIEW',
  extension: 'reply.templates',
  icon: 'file-text',
  asks: {
    template: oneOf<string>([], {
      loadOptions: lateChoices('templateOptions'),
    }),
  },
  run: async (world, [row], { template }) => {
    const answer = await world.call(templates.list, {});
    if (answer.refused !== undefined) return world.notifyRefusal(answer);
    const chosen = answer.data.find(({ id }) => id === template);
    if (!chosen) return world.notifyRefusal({ refused: Code.notFound, message: '' });
    if (row) world.screen('reply').insert(row.caseId, chosen);
  },
});

const language = (initial?: (rows: readonly unknown[]) => Language) =>
  oneOf<string>(
    LANGUAGES.map((value) => ({ value, language: value })),
    initial ? { initial } : {},
  );
const line = (max: number) => (value: string) =>
  value.trim() === '' ? 'replyTemplate.empty' : value.trim().length > max ? 'replyTemplate.tooLong' : ok;
/** A language has each name once. */
const taken = { codes: [Code.alreadyExists] } as const;
const templateOf = (rows: readonly unknown[]) => rows[0] as templates.ReplyTemplate;

/** A template as the server keeps it: what was typed loses the blanks around it. */
const withoutBlanks = ({
  language,
  name,
  text,
}: {
  readonly language: string;
  readonly name: string;
  readonly text: string;
}) => ({
  language: language as Language,
  name: name.trim(),
  text: text.trim(),
});

const addReplyTemplate = defineMutation({
  id: 'replyTemplate.add',
  on: nothing(),
  endpoint: templates.create,
  asks: {
    language: language(),
    name: text({ check: line(NAME_MAX), refusals: taken }),
    text: text({ as: 'long', check: line(LENGTH_MAX) }),
  },
  icon: 'file-plus',
  key: { press: 'c', where: 'replyTemplate' },
  form: { keepsDraft: true },
  run: async ({ call }, _none, typed) =>
    mapAnswer(await call(templates.create, { body: withoutBlanks(typed) }), () => null),
});

/** Refused when somebody else has changed it since it was read (409). */
const editReplyTemplate = defineMutation({
  id: 'replyTemplate.edit',
  on: one('replyTemplate'),
  endpoint: templates.edit,
  asks: {
    language: language((rows) => templateOf(rows).language),
    name: text({ check: line(NAME_MAX), refusals: taken, prefill: (rows) => templateOf(rows).name }),
    text: text({ as: 'long', check: line(LENGTH_MAX), prefill: (rows) => templateOf(rows).text }),
  },
  key: { press: 'Mod+E', where: 'replyTemplate' },
  icon: 'file-pen-line',
  change: (row, typed) => ({ ...row, ...withoutBlanks(typed) }),
  run: ({ call }, { id, updated }, typed) => call(templates.edit, { id, body: { ...withoutBlanks(typed), updated } }),
  undo: ({ language, name, text }) => ['replyTemplate.edit', { language, name, text }],
});

/** There is no call that brings it back, so it asks first. */
const deleteReplyTemplate = defineMutation({
  id: 'replyTemplate.delete',
  on: many('replyTemplate'),
  endpoint: templates.remove,
  tone: 'danger',
  icon: 'file-x',
  confirm: 'always',
  run: async ({ call }, row) => mapAnswer(await call(templates.remove, { id: row.id }), () => null),
});

export const replyCommands = [
  sendReply,
  pullBackReply,
  sendReplyAgain,
  insertReplyTemplate,
  addReplyTemplate,
  editReplyTemplate,
  deleteReplyTemplate,
] as const;
