import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Command } from '../../../commands/core/definition';
import type { Judged, TempleRow } from '../../../commands/core/templeRow';
import type { TextKey } from '../../../commands/core/textKey';
import { sendNotification } from '../../../commands/notifications';
import type { AuditEntry } from '../../../contract/audit';
import type { StaffNotification } from '../../../contract/notifications';
import * as notifications from '../../../contract/notifications';
import { readAnyway } from '../../../src/client/oddRows';
import type { LedgerRow } from '../../../src/run/job/ledger';

// Texts whose key is made of what a server says, or of what an earlier console has kept: it may say anything.
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
const { setLanguage, t } = await import('../../../src/i18n');
const { loadConsoleTexts, loadDeferredTexts } = await import('../../../src/i18n/deferredTexts');
const { permissionName } = await import('../../../src/i18n/permission');
const { permissionNames } = await import('../../../src/i18n/rights');
const { reason, reasonOf } = await import('../../../src/i18n/reason');
const { titleOf } = await import('../../../src/i18n/titles');
const { typeText } = await import('../../../src/media/typeName');
const { optionText } = await import('../../../src/i18n/optionText');
const { audienceText } = await import('../../../src/screens/notifications/audience');
const { auditChangesText, auditFieldName, commandTitle } = await import('../../../src/screens/audit/values');
const { templeTypeName } = await import('../../../src/screens/temples/fields');
const { whyText } = await import('../../../src/screens/templeImport/words');
const { whyOf } = await import('../../../src/screens/jobs/why');

beforeAll(async () => {
  await Promise.all([loadConsoleTexts(), loadDeferredTexts()]);
  await setLanguage('en');
});

/** Words that no text is there for: some are names that every object or text has as well. */
const WORDS = ['', 'zzz', 'a.b', 'toString', 'constructor', 'valueOf', '__proto__'];
const NUMBERS = [-1, 7.5, Number.NaN];
const ANYTHING = [...WORDS, ...NUMBERS, undefined, null, true, {}, [], { a: [{}] }, ['zzz', null]];
/** A locale key, or what a value becomes that nobody looked at. */
const RAW =
  /\b(screens|notification|profile|post|temple|role|errors|palette|run|grid|common|shell|password)\.|undefined|\[object|NaN|native code/;

const entry = (change: Partial<AuditEntry>): AuditEntry => ({
  id: '1',
  at: 1_790_000_000,
  actor: { uid: 1, user_name: 'hoa', display_name: 'Hoa' },
  command: 'post.hide',
  target: { kind: 'post', id: 'post1' },
  before: null,
  after: null,
  ...change,
});
/** Recorded fields whose values have words of their own, and some that no object should be asked for. */
const FIELDS = [
  ...['action', 'status', 'tier_id', 'mediaType', 'gender', 'type', 'blocks', 'action_ids', 'languageTags', 'roles'],
  ...['place', 'audience', 'replyState', 'language', 'bornAt', 'toString', 'constructor', 'zzz'],
];

/** Shows no key and breaks nothing; what has come is shown as it is, also where it looks like a key. */
const expectWords = (shown: unknown, said: unknown) => {
  expect(typeof shown).toBe('string');
  expect(String(shown).replaceAll(String(said) || ' ', '')).not.toMatch(RAW);
};

/** Each place that makes a key of a text: the client has made texts of whatever came (src/client/oddRows.ts). */
const OF_TEXTS: Readonly<Record<string, (said: string) => string>> = {
  'the audience of a notification': (said) => audienceText(said, undefined),
  'a permission': permissionName,
  'permissions that were given': (said) => permissionNames([said]),
  'a refusal of a command': (said) => reasonOf('post.hide', said),
  'the title of a command': (said) => titleOf(said),
  'the title of a command on a row': (said) => titleOf('post.hide', said),
  'a type of temple': templeTypeName,
  'an option': (said) => optionText(sendNotification as unknown as Command, 'audience', { value: said }),
  'a field of the audit log': auditFieldName,
  'a command of the audit log': (said) => commandTitle({ command: said, target: { kind: said, id: said } }),
  'why a row of a file is refused': (said) => whyText(aRow({ is: 'refused', code: said, field: said })),
  'why a row of a job is as it is': (said) => whyOf('post.hide', aLine({ why: said, code: 500 })),
  'how a row of a job was settled': (said) => whyOf('post.hide', aLine({ settledAs: { how: said as TextKey } })),
};
const aRow = (judged: Judged): TempleRow => ({
  ...{ rowId: '1', line: 1, name: '', cells: [], fields: {}, decision: 'skip', write: null, judged },
});
const aLine = (more: Partial<LedgerRow>): LedgerRow => ({
  ...{ rowId: '1', name: '', state: 'failed', before: null, ...more },
});

describe.each(Object.entries(OF_TEXTS))('%s', (_, words) => {
  test.each(WORDS)('that is %j shows no key, and breaks nothing', (said) => expectWords(words(said), said));
});

test.each(NUMBERS)('a type of media, and a refusal, that is %j has words', (said) => {
  expectWords(typeText(said), said);
  expectWords(reason({ refused: said }), said);
});

describe.each(FIELDS)('a recorded %s', (name) => {
  test.each(ANYTHING)('that is %j shows no key, and breaks nothing', (said) =>
    expectWords(auditChangesText(entry({ before: { [name]: 'was' }, after: { [name]: said } })), said),
  );
});

test.each(ANYTHING)('a notification for %j is shown, whatever that is', (audience) => {
  const decode = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value);
  const answer = { data: [{ id: '1', audience }] };
  const { data } = readAnyway(notifications.list, answer, decode) ?? expect.fail('it is not read');
  const [row] = data as readonly [StaffNotification];
  expectWords(audienceText(row.audience, row.role_name), audience);
});

test('an audience that no text is there for says what it is; one that the server does not say is absent', () => {
  expect(audienceText('zzz', undefined)).toBe('Other (zzz)');
  // The name of the question stands beside its answers in the texts, and is none of them.
  expect(audienceText('label', undefined)).toBe('Other (label)');
  expect(audienceText('', undefined)).toBe('—');
  expect(audienceText('all', undefined)).toBe(t('notification.send.audience.all'));
});

test('a permission that only another server has is called as it is called there', () => {
  expect(permissionNames(['POST_VIEW', 'GARDEN_RAKE'])).toContain('GARDEN_RAKE');
});

test('a key without a text, or with whatever a server says in it, does not compile', () => {
  const said: string = 'zzz';
  const count: number = 700;
  // @ts-expect-error: no text
  expect(t('common.savee')).toBe('common.savee');
  // @ts-expect-error: what stands above texts
  expect(t('common')).toBe('common');
  // @ts-expect-error: one of the forms of a text
  expect(t('grid.rows.other')).toContain('rows');
  // @ts-expect-error: any text
  expect(t(`screens.temples.types.${said}`)).toBe('screens.temples.types.zzz');
  // @ts-expect-error: any number
  expect(t(`screens.curated.types.${count}`)).toBe('screens.curated.types.700');
  // @ts-expect-error: one of two
  expect(t(count > 1 ? `${said}.title` : 'common.save')).toBe('zzz.title');
});
