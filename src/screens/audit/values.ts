import type { AuditEntry } from '../../../contract/audit';
import { DECISIONS } from '../../../contract/reports';
import { isBlank } from '../../../contract/wire/isBlank';
import { excerpt } from '../../../contract/wire/shownText';
import { language, t, textOr, withoutIsolates } from '../../i18n';
import { format } from '../../i18n/format';
import { titleOf } from '../../i18n/titles';
import { staffName } from '../../ui/staffName';
import { audienceText } from '../notifications/audience';
import { agentText } from '../sessions/agent';

/** What deleting reported content is called by what it has deleted. */
function deletedLabel(kinds: readonly string[]): string | undefined {
  if (!kinds.includes('comment')) return undefined;
  return kinds.includes('post') ? 'screens.reports.deleteReported' : 'screens.reports.deleteComment';
}

/** The title of the command that made a change, in the language spoken: of a job that stands in one line, what is true of all of it. */
export const commandTitle = ({ command, target, job }: Pick<AuditEntry, 'command' | 'target' | 'job'>): string =>
  titleOf(command, command === 'report.deletePost' ? deletedLabel(job?.kinds ?? [target.kind]) : undefined);

/**
 * The name of a recorded field in the current language; a field without a translation is shown as recorded. An address `beside` a browser is
 * that of a machine, and no street.
 */
export const auditFieldName = (name: string, beside: readonly string[] = []): string =>
  name === 'address' && beside.includes('agent')
    ? t('screens.audit.ipAddress')
    : textOr(`screens.audit.fields.${name}`, name);

/** As the server has it. */
const asRecorded = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const said = (key: string, value: unknown) => textOr(key, asRecorded(value));
/** Fields whose values have words of their own. */
const WORDS: Readonly<Record<string, (value: unknown) => string>> = {
  action: (value) => said(`screens.reports.decision.${DECISIONS[Number(value)]}`, value),
  proposes: (value) => said(`screens.reports.decision.${value}`, value),
  status: (value) => said(`screens.adminUsers.status.${value}`, value),
  tier_id: (value) => said(`screens.adminUsers.tier.${value}`, value),
  mediaType: (value) => said(`screens.curated.types.${value}`, value),
  gender: (value) => said(`profile.update.gender.${value}`, value),
  type: (value) => said(`screens.temples.types.${value}`, value),
  blocks: (value) => said(`profile.block.kinds.${value}`, value),
  action_ids: (value) => said(`role.toggleAction.action.${value}`, value),
  languageTags: (value) => format.languageName(String(value)),
  roles: (value) => asRecorded(isObject(value) && 'role_name' in value ? value.role_name : value),
  place: (value) =>
    isObject(value) && 'lat' in value && 'lng' in value ? `${value.lat}, ${value.lng}` : asRecorded(value),
  // What stands beside it was recorded as people wrote it, and is judged as that: no isolates of ours.
  audience: (value) => withoutIsolates(audienceText(asRecorded(value), undefined)),
  replyState: (value) => said(`screens.replies.state.${value}`, value),
  language: (value) => format.languageName(String(value)),
  bornAt: (value) => format.day(Number(value)),
};
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A recorded value as words, one for each part of it; none for what is empty. */
export function valueTexts(name: string, value: unknown): readonly string[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((one) => valueTexts(name, one));
  if (typeof value === 'boolean') return [t(value ? 'screens.audit.yes' : 'screens.audit.no')];
  // A server's field may be called as what every object has.
  const words = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
  if (words) return [words(value)];
  if (typeof value === 'number') return [name.endsWith('At') ? format.dateTime(value) : format.number(value)];
  return [asRecorded(value)];
}

/** One field of a change, side by side. */
export interface FieldChange {
  readonly name: string;
  /** What it is called. */
  readonly title: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Said for the sake of recognition: it was not changed. */
  readonly isSame: boolean;
}

/** What a change did, field by field; what it did not touch comes last. */
export function fieldChanges({ before, after }: AuditEntry): readonly FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => ({
      name,
      title: auditFieldName(name, names),
      before: valueTexts(name, before?.[name]),
      after: valueTexts(name, after?.[name]),
      isSame: JSON.stringify(before?.[name]) === JSON.stringify(after?.[name]),
    }))
    .sort((one, other) => Number(one.isSame) - Number(other.isSame) || fromWhere(one) - fromWhere(other));
}
/** Where a session is comes after what became of it, and a browser's long name last. */
const FROM_WHERE: readonly string[] = ['address', 'agent'];
const fromWhere = ({ name }: { readonly name: string }) => FROM_WHERE.indexOf(name);

const FIELDS_IN_LINE = 3;
const PARTS_IN_LINE = 4;
const joined = (parts: readonly string[]) =>
  format.list(parts.slice(0, PARTS_IN_LINE)) +
  (parts.length > PARTS_IN_LINE ? ` +${parts.length - PARTS_IN_LINE}` : '');

/** From what to what; of what only came, or only went, that alone, after its sign in the direction of the language. */
function turned(gone: readonly string[], come: readonly string[]): string {
  const mark = language.dir === 'rtl' ? '\u200f' : '';
  if (gone.length === 0) return `${mark}+ ${joined(come)}`;
  if (come.length === 0) return `${mark}− ${joined(gone)}`;
  return t('screens.audit.became', { before: joined(gone), after: joined(come) });
}

/**
 * A change in a line: `Hidden: no → yes`. What was made or removed is said as it is, without an arrow. With `most` as many fields as that are
 * named, and of long values the beginning where the line would lose just that.
 */
export function auditChangesText(entry: AuditEntry, most = FIELDS_IN_LINE): string {
  const isWhole = entry.before === null || entry.after === null;
  const asRead = language.dir === 'rtl' && Number.isFinite(most) ? beginningOf : (text: string) => text;
  const sayOf = (...field: Parameters<typeof inLine>) => inLine(...field).map(asRead);
  const changed = fieldChanges(entry)
    .filter(({ isSame }) => !isSame)
    .map((field) => (isWhole ? field : asState(field)))
    .map(({ name, title, before, after }) => ({
      title,
      gone: sayOf(name, before, after),
      come: sayOf(name, after, before),
    }))
    // What was put into another order says nothing in a line.
    .filter(({ gone, come }) => gone.length + come.length > 0);
  const lines = changed
    .slice(0, most)
    .map(({ title, gone, come }) => format.pair(title, isWhole ? joined([...gone, ...come]) : turned(gone, come)));
  return lines.join(' · ') + (changed.length > most ? ' …' : '');
}

/** Moments of which a line says whether they are: when that was is when the change was made. */
const STATES: Readonly<Record<string, string>> = { deletedAt: 'deleted' };

function asState(field: FieldChange): FieldChange {
  const state = Object.hasOwn(STATES, field.name) ? STATES[field.name] : undefined;
  if (state === undefined || (field.before.length > 0 && field.after.length > 0)) return field;
  const is = (moment: readonly string[]) => valueTexts(state, moment.length > 0);
  return { ...field, name: state, title: auditFieldName(state), before: is(field.before), after: is(field.after) };
}

const SIGNS_IN_LINE = 32;

/** A line from right to left is cut at its left, where what is written in Latin letters begins: that ends by itself before. */
const beginningOf = (text: string) => excerpt(text, SIGNS_IN_LINE);

/** What a line has of one side of a field. */
const inLine = (name: string, some: readonly string[], others: readonly string[]) =>
  without(some, others).map((one) => (name === 'agent' ? agentText(one) : one));

/** Of two lists only what differs; of two values all. */
const without = (some: readonly string[], others: readonly string[]) =>
  some.length > 1 || others.length > 1 ? some.filter((one) => !others.includes(one)) : some;

/** What is called by the words that somebody posted, of which there may be none. */
const CONTENT: ReadonlySet<string> = new Set(['post', 'comment', 'report', 'case', 'hotlive', 'tvSlider']);
export const isContent = (kind: string): boolean => CONTENT.has(kind);
const NAMES = ['role_name', 'title', 'display_name', 'displayName', 'name', 'user_name'] as const;

/** Who tried to sign in with a name is not known: neither the name's owner nor anybody else of the staff. */
export const isByUnknown = ({ command }: Pick<AuditEntry, 'command'>): boolean => command === 'session.signInFailed';

/** Who made a change. */
export const auditActorName = (entry: AuditEntry): string =>
  isByUnknown(entry) ? t('screens.audit.unknownActor') : staffName(entry.actor);

/**
 * The name of a change's target: as the server says, else its name at that time; its id if it has none. Of signing in, whether it went well
 * or not, the name that was typed.
 */
export function auditTargetName(entry: AuditEntry): string {
  const { target, before, after } = entry;
  if (isByUnknown(entry) && typeof after?.user_name === 'string') return after.user_name;
  if (target.name !== undefined && !isBlank(target.name)) return target.name;
  if (target.name !== undefined && isContent(target.kind)) return t('screens.reports.noText');
  for (const name of NAMES) {
    const found = after?.[name] ?? before?.[name];
    if (typeof found === 'string' && found !== '') return found;
  }
  return target.id;
}
