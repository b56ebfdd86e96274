import type { Policy } from '../../../contract/policies';
import { PLACEHOLDERS, type Placeholder } from '../../../contract/replyTemplates';
import { DECISION_WORDS, NO_TEXT } from '../../../contract/replyWords';
import type { CaseReport } from '../../../contract/reports';
import type { Language } from '../../../contract/wire/languages';
import { excerpt } from '../../../contract/wire/shownText';

const EXCERPT_MAX = 79;
/** The placeholder for a value that the server does not send. */
const NOT_SAID = '…';
const NAMED = /\{([A-Za-z]+)\}/g;

/** What a reply is about, for one reporter. */
export interface ReplySubject {
  readonly content: string;
  readonly report: Pick<CaseReport, 'reporter' | 'reason' | 'decision' | 'createdAt'>;
  /** What the decision on it rests on, where it says that. */
  readonly policy?: Policy | undefined;
}

const isKnown = (name: string): name is Placeholder => PLACEHOLDERS.some((one) => one === name);

/** The text as one reporter reads it. What is filled in is not looked through again: a name may hold what looks like a placeholder. */
export function fillReply(text: string, language: Language, { content, report, policy }: ReplySubject): string {
  const values: Readonly<Record<Placeholder, () => string>> = {
    reporter: () => report.reporter?.displayName || NOT_SAID,
    reason: () => report.reason || NOT_SAID,
    decision: () => DECISION_WORDS[language][report.decision],
    policy: () => policy?.name ?? NOT_SAID,
    policyText: () => policy?.text || policy?.name || NOT_SAID,
    date: () => (report.createdAt === undefined ? NOT_SAID : dayIn(language, report.createdAt)),
    postExcerpt: () => excerptOf(content) || NO_TEXT[language],
  };
  return text.replaceAll(NAMED, (all, name: string) => (isKnown(name) ? values[name]() : all));
}

/** What stands in braces in it, known or not. */
const namesIn = (text: string): readonly string[] => [...text.matchAll(NAMED)].map(([, name = '']) => name);

/** Whether anything in it differs from one reporter, or case, to the next. */
export const hasPlaceholders = (text: string): boolean => namesIn(text).some(isKnown);

const OF_DECISION: ReadonlySet<string> = new Set<Placeholder>(['decision', 'policy', 'policyText']);
/** Whether it says how the case was decided, or on what that rests. */
export const namesDecision = (text: string): boolean => namesIn(text).some((name) => OF_DECISION.has(name));

/** Names in braces that stand for nothing, each once: misspelt, most likely. */
export const unknownPlaceholders = (text: string): readonly string[] => [
  ...new Set(namesIn(text).filter((name) => !isKnown(name))),
];

const dayIn = (language: Language, at: number) =>
  new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : language, {
    dateStyle: 'long',
    timeZone: 'Asia/Ho_Chi_Minh',
  }).format(at * 1000);

/** The beginning in one line. */
const excerptOf = (content: string) => excerpt(content.replaceAll(/\s+/g, ' '), EXCERPT_MAX);
