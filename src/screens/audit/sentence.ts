import type { TextKey } from '../../../commands/core/textKey';
import { RECORDED, type Recorded } from '../../../commands/recorded';
import type { AuditEntry } from '../../../contract/audit';
import { isBlank } from '../../../contract/wire/isBlank';
import { excerpt } from '../../../contract/wire/shownText';
import { inOwnWay, t, withoutIsolates } from '../../i18n';
import { type LogLine, othersOf } from './scope';
import { auditActorName, auditTargetName, commandTitle, isContent, valueTexts } from './values';

/** A part of a sentence: words of ours, who did it, what it was done to, or what else was recorded. */
export interface Part {
  readonly is: 'ours' | 'who' | 'what' | 'recorded';
  readonly text: string;
}

/** What an act that its name does not tell wholly is told by, and what else its sentence names. */
interface Telling {
  readonly key?: TextKey | undefined;
  readonly whom?: unknown;
  readonly how?: string | undefined;
  /** What it was done to, where that is not the entry's target. */
  readonly what?: unknown;
}

const passkey = ({ before, after }: AuditEntry): Telling => ({ what: after?.name ?? before?.name });
const byKind =
  (keys: Readonly<Record<string, TextKey>>) =>
  ({ target: { kind } }: AuditEntry): Telling => ({ key: Object.hasOwn(keys, kind) ? keys[kind] : undefined });

const TELLINGS: Readonly<Partial<Record<Recorded, (entry: AuditEntry) => Telling>>> = {
  'report.deletePost': byKind({ comment: 'did.as.deletedComment', report: 'did.as.deletedReported' }),
  'report.blockUser': byKind({ report: 'did.as.blockedReported' }),
  'report.reopen': byKind({
    post: 'did.as.restoredPost',
    comment: 'did.as.restoredComment',
    profile: 'did.as.unblockedMember',
  }),
  'report.takeOver': ({ before }) => ({ whom: before?.claimedBy }),
  'report.assign': ({ actor, after }) => ({
    whom: after?.assignee,
    key:
      after?.assignee == null
        ? 'did.as.freedCase'
        : after.assignee === actor.display_name
          ? 'did.as.tookCase'
          : undefined,
  }),
  'report.reply': ({ after }) => ({ whom: after?.reporter }),
  'adminUser.setStatus': ({ after }) => ({ how: valueTexts('status', after?.status).join() }),
  'session.addPasskey': passkey,
  'passkey.rename': passkey,
  'passkey.remove': passkey,
};

const isRecorded = (command: string): command is Recorded => RECORDED.some((one) => one === command);
/** Every act has a sentence of its own: one without does not compile. */
const keyOf = (command: Recorded): TextKey => `did.${command}`;

/** Who did what to whom, in the language spoken: one sentence, in parts that can be drawn each in its own way. */
export function sentenceParts(entry: LogLine): readonly Part[] {
  const { command, after } = entry;
  const { key, whom, how, what } = (isRecorded(command) && TELLINGS[command]?.(entry)) || ({} as Telling);
  const sentence = filled(key ?? (isRecorded(command) ? keyOf(command) : 'did.other'), {
    who: [{ is: 'who', text: auditActorName(entry) }],
    what: typeof what === 'string' ? quoted('recorded', what) : whatParts(entry),
    whom: [recorded(typeof whom === 'string' && !isBlank(whom) ? whom : t('common.nameless'))],
    how: [recorded(how ?? commandTitle(entry))],
  });
  if (typeof after?.policy !== 'string') return sentence;
  return filled('did.because', { sentence, policy: [recorded(after.policy)] });
}

/** The same as a text: for a search, a copy, a file, and whoever listens. */
export const sentenceText = (entry: LogLine): string =>
  sentenceParts(entry)
    .map(({ is, text }) => (is === 'ours' ? text : inOwnWay(text)))
    .join('');

const recorded = (text: string): Part => ({ is: 'recorded', text });
const ours = (text: string): Part => ({ is: 'ours', text });

/** People and places are called by their names as they are; the name of anything else could be words of the sentence. */
const CALLED_AS_THEY_ARE: ReadonlySet<string> = new Set(['profile', 'vip', 'tvUser', 'adminUser', 'temple', 'session']);
/** What is about content: "the report on … by An" would say that An made the report. */
const ABOUT_CONTENT: ReadonlySet<string> = new Set(['report', 'case']);
/** So much of a post is enough to know it again, and leaves room for whose it was. */
const SIGNS = 40;
/** And of one of several, for how many more. */
const SIGNS_OF_FIRST = 24;

/** What it was done to, and by whom that was written; of several the first, and how many more. */
function whatParts(entry: LogLine): readonly Part[] {
  const { target } = entry;
  const isWordless = isContent(target.kind) && target.name !== undefined && isBlank(target.name);
  const name = isWordless ? t('did.wordless') : auditTargetName(entry);
  const isName = !isWordless && name !== target.id && !CALLED_AS_THEY_ARE.has(target.kind);
  const others = othersOf(entry);
  const what: readonly Part[] = isName
    ? quoted('what', name, others ? SIGNS_OF_FIRST : SIGNS)
    : [{ is: 'what', text: name }];
  if (others) return filled(others.key, { what }, others.count);
  if (target.author === undefined) return what;
  return filled(ABOUT_CONTENT.has(target.kind) ? 'did.ofReported' : 'did.of', {
    what,
    author: [recorded(target.author)],
  });
}

const quoted = (is: 'what' | 'recorded', text: string, signs = SIGNS): readonly Part[] =>
  filled('palette.quoted', { title: [{ is, text: excerpt(text, signs) }] });

/** No characters of any text: they stand for what is put into one of ours. Its isolates go, since what is put in has its own. */
const FIRST_MARK = 0xfdd1;
const MARKS = /([\uFDD1-\uFDDF])/;

function filled(key: TextKey, values: Readonly<Record<string, readonly Part[]>>, count?: number): readonly Part[] {
  const names = Object.keys(values);
  const marks = names.map((_, index) => String.fromCharCode(FIRST_MARK + index));
  const marked = Object.fromEntries(names.map((name, index) => [name, marks[index] ?? '']));
  const text = t(key, { ...marked, ...(count !== undefined && { count }) });
  return withoutIsolates(text)
    .split(MARKS)
    .flatMap((piece) => values[names[marks.indexOf(piece)] ?? ''] ?? (piece === '' ? [] : [ours(piece)]));
}
