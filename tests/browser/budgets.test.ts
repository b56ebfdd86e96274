import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFERRED } from '../../src/i18n/deferredTexts';
import { thorough, varied } from '../support/depth';
import { type Console, countHiddenPosts, focusedRow, keyboardOnly, listReady, startConsole } from './console';
import { keptInBrowser } from './keptInBrowser';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const member = (pubkey: string) =>
  server.store.db.selectFrom('member').selectAll().where('pubkey', '=', pubkey).executeTakeFirstOrThrow();

/** What a person of another language or at another size has before him: the budgets are the same (docs/specification.md section 10.7). */
const LOOKS = [
  { lang: 'vi', width: 1440 },
  { lang: 'ar', width: 1440 },
  { lang: 'fr', width: 390 },
] as const;
/** The others, where only what a person has to type is different. */
const MORE_LOOKS = [
  { lang: 'en', width: 768 },
  { lang: 'zh', width: 1221 },
  { lang: 'it', width: 1220 },
  { lang: 'es', width: 390 },
] as const;
type Look = (typeof LOOKS | typeof MORE_LOOKS)[number];

/** The row a list shows first, by the member's or post's name in it. */
const opened = async (path: string, look: Look) => {
  const page = await server.open(path, look);
  await listReady(page);
  return { page, keys: await keyboardOnly(page) };
};

/** As somebody types who leaves the marks to the search. */
const withoutMarks = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('đ', 'd');

type Whole = typeof import('../../src/i18n/vi/commands')['default'] &
  typeof import('../../src/i18n/vi/deferredCommands')['default'] &
  typeof import('../../src/i18n/vi/deferred')['default'];
const textsOf = async ({ lang }: Look) => (await DEFERRED[lang]()).default as unknown as Whole;

describe.each(varied(LOOKS))('in $lang, $width px wide', (look) => {
  test('1, 2, 3: a report is ignored, its post deleted, its author blocked with 1 press each', async () => {
    const { keys } = await opened('/dashboard/report', look);
    for (const [key, action] of [
      ['n', 1],
      ['v', 2],
      ['b', 3],
    ] as const) {
      const [next] = await server.store.db
        .selectFrom('report_case')
        .select('case_id')
        .where('action', '=', 0)
        .orderBy('newest_at', 'desc')
        .orderBy('case_id', 'desc')
        .limit(1)
        .execute();
      const before = keys.presses();
      await keys.press(key);
      expect(keys.presses() - before).toBe(1);
      await expect
        .poll(
          async () =>
            (
              await server.store.db
                .selectFrom('report_case')
                .select('action')
                .where('case_id', '=', next?.case_id ?? '')
                .executeTakeFirst()
            )?.action,
        )
        .toBe(action);
    }
  });

  thorough("5: a member's phone number is verified with 2 presses", async () => {
    const texts = await textsOf(look);
    const [target] = await server.store.db
      .selectFrom('member')
      .selectAll()
      .where('phone_verified', '=', false)
      .where('phone', '!=', '')
      .orderBy('created_at', 'desc')
      .limit(1)
      .execute();
    const { page, keys } = await opened(`/dashboard/profile-manager?text=${target?.pubkey}`, look);
    expect((await focusedRow(page)).text).toContain(target?.display_name);
    await keys.press('t');
    await page.getByLabel(texts.profile.verifyPhone.phone.label, { exact: true }).waitFor();
    await keys.press('Enter');
    expect(keys.presses()).toBe(2);
    await expect.poll(async () => (await member(target?.pubkey ?? '')).phone_verified).toBe(true);
  });

  thorough('6: a post is promoted to hotlive with 1 press, 2 where a choice is needed', async () => {
    const { page, keys } = await opened('/dashboard/post-manager', look);
    const promoted = async () =>
      (await server.store.db.selectFrom('curated_media').select('media_id').where('list', '=', 'hotlive').execute())
        .length;
    const curated = server.store.db.selectFrom('curated_media').select('media_id');
    // A post near the top whose only medium is a video that is not there yet.
    const posts = await server.store.db
      .selectFrom('post')
      .select('post_id')
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('post_id', 'desc')
      .limit(100)
      .execute();
    const media = await server.store.db
      .selectFrom('media')
      .select(['post_id', 'media_type', 'media_id'])
      .where(
        'post_id',
        'in',
        posts.map(({ post_id }) => post_id),
      )
      .where('media_id', 'not in', curated)
      .execute();
    const at = posts.findIndex(({ post_id }) => {
      const own = media.filter((one) => one.post_id === post_id);
      return own.length === 1 && [2, 3, 4, 7].includes(own[0]?.media_type ?? 0);
    });
    expect(at).toBeGreaterThanOrEqual(0);
    for (let down = 0; down < at; down += 1) await page.keyboard.press('j');
    await expect.poll(async () => (await focusedRow(page)).index).toBe(at + 2);
    const before = await promoted();
    await keys.press('p');
    expect(keys.presses()).toBe(1);
    await expect.poll(promoted).toBe(before + 1);
  });
});

describe.each(varied([...LOOKS, ...MORE_LOOKS]))('in $lang, $width px wide', (look) => {
  test('4: from anywhere, a public key becomes a member blocked from posts and comments: 6 presses by paste, 7 by palette', async () => {
    const texts = await textsOf(look);
    const [one, two] = await server.store.db
      .selectFrom('member')
      .selectAll()
      .where(sql<boolean>`blocks = '{}'`)
      .limit(2)
      .execute();
    const { page, keys } = await opened('/dashboard/report', look);
    /** The member that was found is opened in the palette, and blocked from posts and comments. */
    const blockFound = async (words: string) => {
      await keys.press('Enter');
      await page.getByPlaceholder(texts.palette.subjectPlaceholder).waitFor();
      await keys.type(words);
      await page.locator('[cmdk-item][data-selected="true"]').filter({ hasText: texts.profile.block.title }).waitFor();
      await keys.press('Enter');
      await page.getByRole('listbox', { name: texts.profile.block.kinds.label }).waitFor();
      await keys.press('p');
      await keys.press('c');
      await keys.press('Enter');
    };
    await page.evaluate((key) => navigator.clipboard.writeText(key), one?.pubkey ?? '');
    await keys.press('Control+v');
    await page
      .locator('[cmdk-item]')
      .filter({ hasText: one?.display_name ?? '' })
      .first()
      .waitFor();
    await blockFound(texts.profile.block.title);
    expect(keys.presses()).toBe(6);
    await expect.poll(async () => (await member(one?.pubkey ?? '')).blocks).toEqual(['BLOCK_POST', 'BLOCK_COMMENT']);

    const before = keys.presses();
    await keys.press('Control+k');
    await page.getByPlaceholder(texts.palette.placeholder).waitFor();
    await keys.type(two?.pubkey ?? '');
    await page
      .locator('[cmdk-item][data-selected="true"]')
      .filter({ hasText: two?.display_name ?? '' })
      .waitFor();
    await blockFound(withoutMarks(texts.profile.block.title));
    expect(keys.presses() - before).toBeLessThanOrEqual(7);
    await expect.poll(async () => (await member(two?.pubkey ?? '')).blocks).toEqual(['BLOCK_POST', 'BLOCK_COMMENT']);
  });
});

thorough.each(varied([LOOKS[0], LOOKS[2]]))(
  '7: fifty loaded posts are hidden with 3 presses, any fifty in a row with 13, in $lang, $width px wide',
  async (look) => {
    const hidden = () => countHiddenPosts(server);
    const { page, keys } = await opened('/dashboard/post-manager?state=visible', look);
    const before = await hidden();
    await keys.press('Control+a');
    await keys.press('h');
    await page.getByRole('alertdialog').waitFor();
    const words = (await page.getByRole('alertdialog').textContent()) ?? '';
    const { question } = (await textsOf(look)).post.hide as { question: string | { other: string } };
    const [begins = '', ends = ''] = (typeof question === 'string' ? question : question.other).split('{{count}}');
    const count = Number(words.slice(words.indexOf(begins) + begins.length, words.indexOf(ends)));
    expect(count).toBeGreaterThanOrEqual(50);
    await keys.press('Enter');
    expect(keys.presses()).toBe(3);
    await expect.poll(hidden, { timeout: 30_000 }).toBe(before + count);
    // Else the next page would go on with them.
    await expect.poll(() => keptInBrowser(page)).toEqual({ newest: 'done', held: 0, owesWord: false });

    await page.reload();
    await listReady(page);
    for (let down = 0; down < 60; down += 1) await page.keyboard.press('j');
    const start = (await focusedRow(page)).index;
    const [pressesBefore, hiddenBefore] = [keys.presses(), await hidden()];
    await keys.press('x');
    // Past the fiftieth by pages, and back by rows: whichever way is shorter.
    await keys.press('Shift+PageDown');
    await expect.poll(async () => (await focusedRow(page)).index).toBeGreaterThan(start);
    const rows = (await focusedRow(page)).index - start;
    const [over, under] = [rows - (49 % rows), 49 % rows];
    const pages = Math.floor(49 / rows) + (over < under ? 1 : 0);
    for (let at = 1; at < pages; at += 1) await keys.press('Shift+PageDown');
    for (let by = Math.min(over, under); by > 0; by -= 1) await keys.press(over < under ? 'Shift+K' : 'Shift+J');
    await expect.poll(async () => (await focusedRow(page)).index).toBe(start + 49);
    await keys.press('h');
    await page.getByRole('alertdialog').getByText('50').first().waitFor();
    await keys.press('Enter');
    expect(keys.presses() - pressesBefore).toBeLessThanOrEqual(13);
    await expect.poll(hidden, { timeout: 30_000 }).toBe(hiddenBefore + 50);
  },
);
