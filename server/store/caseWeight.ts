import { REPORTER_RECORD_MAX } from '../../contract/records';
import { DAY_SECONDS } from '../../contract/wire/constants';
import { fold } from '../../contract/wire/fold';

/**
 * How urgent a case is, in waiting: the queue by weight begins with the case that has waited longest, where to the wait since its first
 * report is added
 *
 * - for those who report it, 30 days with each doubling of one more than they are: one person is 30 days, three are 60, seven are 90. A
 *   person counts by what became of the other reports that they had made by then: hardly where none was agreed with, nearly twice where all
 *   were, and once where nothing is known;
 * - for the gravest reason given, a year where somebody may be hurt, 60 days where somebody is wronged or robbed.
 *
 * A queue goes back for months: with days in place of these months, the oldest cases would come first by weight as well.
 *
 * All cases age alike, so that of two the one that comes first stays first for as long as nothing happens to them. What remains when the
 * wait is taken out is a moment, `weighs_from` of `report_case`, which orders, counts and pages as the time of a row does. The open reports
 * count, since the others have been judged; of a decided case all do.
 */
export function weighsFrom(reports: readonly WeighedReport[]): number {
  const open = reports.filter(({ action }) => action === 0);
  const counted = open.length > 0 ? open : reports;
  const trusts = new Map<number, number>();
  for (const { reporter_uid, trust } of counted)
    trusts.set(reporter_uid, Math.max(trust, trusts.get(reporter_uid) ?? 0));
  const people = [...trusts.values()].reduce((sum, trust) => sum + trust, 0) / TRUST_UNKNOWN;
  const gravest = Math.max(...counted.map(({ gravity }) => gravity)) as Gravity;
  const since = Math.min(...counted.map(({ created_at }) => created_at));
  return since - Math.round(DOUBLING_SECONDS * Math.log2(1 + people)) - DAY_SECONDS * GRAVITY_DAYS[gravest];
}

/** What of a report its case is weighed by. */
export interface WeighedReport {
  readonly reporter_uid: number;
  readonly created_at: number;
  readonly action: number;
  readonly trust: number;
  readonly gravity: Gravity;
}

export type Gravity = 0 | 1 | 2;
const GRAVITY_DAYS = [0, 60, 365] as const;
const DOUBLING_SECONDS = 30 * DAY_SECONDS;

/** For how much a person counts of whose reports nothing is known: thousandths, as `report.trust` has them. */
const TRUST_UNKNOWN = 1000;

/** For how much the reporter counts who was agreed with so often, and ignored so often. */
export const trustOf = ({ agreed, ignored }: { readonly agreed: number; readonly ignored: number }): number =>
  Math.round((2 * TRUST_UNKNOWN * (agreed + 1)) / (agreed + ignored + 2));

/** Words of reasons that say that somebody may be hurt. */
const MAY_HURT = [
  ...['đe doạ', 'đe dọa', 'doạ đánh', 'dọa đánh', 'doạ giết', 'dọa giết', 'bạo lực', 'hành hung', 'đánh người'],
  ...['đánh nhau', 'giết', 'khủng bố', 'vũ khí', 'tự tử', 'tự sát', 'tự hại', 'trẻ em', 'xâm hại', 'hiếp dâm'],
  ...['ấu dâm', 'khiêu dâm', 'bắt cóc', 'mua bán người', 'thấy sợ', 'threat', 'threats', 'threatens', 'threatening'],
  ...['violence', 'violent', 'kill', 'terrorism', 'weapons', 'suicide', 'self harm', 'child', 'children', 'sexual'],
  ...['rape', 'kidnapping', 'trafficking'],
];
/** That somebody is wronged or robbed. */
const WRONGS = [
  ...['lừa đảo', 'lừa người', 'giả mạo', 'mạo danh', 'chiếm đoạt', 'mã độc', 'mất tài khoản', 'nặng lãi', 'đa cấp'],
  ...['thù ghét', 'kỳ thị', 'kì thị', 'phân biệt', 'xúc phạm', 'quấy rối', 'bôi nhọ', 'thông tin riêng', 'cờ bạc'],
  ...['thông tin cá nhân', 'đánh bạc', 'tin giả', 'tin sai', 'hàng giả', 'fraud', 'scam', 'scams', 'impersonation'],
  ...['malware', 'phishing', 'hate speech', 'racism', 'harassment', 'bullying', 'doxxing', 'private information'],
];
const GRADED = [
  [2, MAY_HURT],
  [1, WRONGS],
] as const;

/** One of these words, whole, as JavaScript and PostgreSQL read it alike. */
const oneOf = (words: readonly string[]) =>
  `(^|[^a-z0-9])(${words.join('|').replaceAll(' ', '[^a-z0-9]+')})([^a-z0-9]|$)`;
/** Whoever writes without marks writes none: only then are words compared without, since `từ từ` is not `tự tử`. */
const bare = (words: readonly string[]) => [...new Set(words.map(fold))];

const PATTERNS = GRADED.map(
  ([grade, words]) => [grade, new RegExp(oneOf(words)), new RegExp(oneOf(bare(words)))] as const,
);

/** How grave a reason is, which members give in words of their own. */
export function gravityOf(reason: string): Gravity {
  const text = reason.normalize('NFC').toLowerCase();
  const isBare = /^[\0-\x7F]*$/.test(text);
  return PATTERNS.find(([, marked, plain]) => (isBare ? plain : marked).test(text))?.[0] ?? 0;
}

const SMALL = 'đàáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ';

/**
 * The same in SQL: for reports that arrive, which the community's own program writes. The letters are made small by name, which the
 * database does by itself in some languages only.
 */
export const WEIGHT_FUNCTIONS: readonly string[] = [
  `CREATE FUNCTION gravity_of(reason text) RETURNS int2 LANGUAGE plpgsql IMMUTABLE AS $$
  DECLARE
    written text := lower(translate(normalize(reason, NFC), '${SMALL.toUpperCase()}', '${SMALL}'));
    is_bare bool := octet_length(written) = length(written);
  BEGIN
    RETURN CASE
      ${GRADED.map(
        ([grade, words]) =>
          `WHEN CASE WHEN is_bare THEN written ~ '${oneOf(bare(words))}' ELSE written ~ '${oneOf(words)}' END THEN ${grade}`,
      ).join('\n      ')}
      ELSE 0 END;
  END $$`,
  `CREATE FUNCTION trust_of(agreed int8, ignored int8) RETURNS int2 LANGUAGE sql IMMUTABLE AS $$
    SELECT floor(${2 * TRUST_UNKNOWN} * (agreed + 1)::float8 / (agreed + ignored + 2) + 0.5)::int2 $$`,
  `CREATE FUNCTION case_weighs_from(weighed text) RETURNS int8 LANGUAGE plpgsql STABLE AS $$
  BEGIN
    RETURN (
      SELECT min(since) - round(${DOUBLING_SECONDS} * ln(1 + sum(trust) / ${TRUST_UNKNOWN}.0::float8) / ln(2::float8))::int8
        - ${DAY_SECONDS} * (ARRAY[${GRAVITY_DAYS.join()}])[max(gravity) + 1]
      FROM (
        SELECT min(created_at) AS since, max(trust) AS trust, max(gravity) AS gravity FROM report
        WHERE case_id = weighed
          AND (action = 0 OR NOT EXISTS (SELECT FROM report WHERE case_id = weighed AND action = 0))
        GROUP BY reporter_uid) people);
  END $$`,
];

/** SQL for how often reports were agreed with, and ignored, among rows that have an `action`. */
export const AGREED = 'count(*) FILTER (WHERE action IN (2, 3))';
export const IGNORED = 'count(*) FILTER (WHERE action = 1)';

/** What weighs a report that comes without being weighed, and a case whenever its reports are written down in it. */
export const WEIGHT_TRIGGERS: readonly string[] = [
  `CREATE FUNCTION report_is_weighed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.gravity := gravity_of(NEW.reason);
    NEW.trust := (SELECT trust_of(${AGREED}, ${IGNORED}) FROM (
      SELECT action FROM report other WHERE other.reporter_uid = NEW.reporter_uid AND other.case_id <> NEW.case_id
      ORDER BY other.created_at DESC LIMIT ${REPORTER_RECORD_MAX}) newest);
    RETURN NEW;
  END $$`,
  `CREATE TRIGGER is_weighed BEFORE INSERT ON report FOR EACH ROW WHEN (NEW.trust IS NULL)
    EXECUTE FUNCTION report_is_weighed()`,
  `CREATE FUNCTION report_case_is_weighed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.weighs_from := coalesce(case_weighs_from(NEW.case_id), NEW.newest_at);
    RETURN NEW;
  END $$`,
  `CREATE TRIGGER is_weighed BEFORE INSERT ON report_case FOR EACH ROW WHEN (NEW.weighs_from IS NULL)
    EXECUTE FUNCTION report_case_is_weighed()`,
  `CREATE TRIGGER is_weighed_again BEFORE UPDATE OF action, newest_at, report_count, open_count ON report_case
    FOR EACH ROW EXECUTE FUNCTION report_case_is_weighed()`,
];
