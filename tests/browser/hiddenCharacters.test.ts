import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JOINED_WORDS } from '../support/joinedWords';
import { type Console, listReady, startConsole } from './console';

const NAME = 'Sen\u200b Vàng';
/** An override, an isolate that is not closed, one that closes what it has not opened, a soft hyphen, and words that need their joiners. */
const TEXT = `ảnh \u202egpj.exe và \u2067mot hai và \u2069ba bon\u00ad ${JOINED_WORDS.join(' ')}`;

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

/** The left edges of these words, as they are drawn. */
const edgesOf = (page: Page, selector: string, words: readonly string[]) =>
  page.locator(selector).evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const edges: Record<string, number> = {};
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const word of wanted) {
        const at = node.textContent?.indexOf(word) ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        edges[word] = range.getBoundingClientRect().left;
      }
    return wanted.map((word) => edges[word] ?? -1);
  }, words);

test('what nobody sees in a post is a mark in the list and in the post, turns nothing round, and is copied as it was written', async () => {
  const { post_id, uid } = await server.store.db
    .selectFrom('post')
    .select(['post_id', 'uid'])
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await server.store.db.updateTable('post').set({ content: TEXT }).where('post_id', '=', post_id).execute();
  await server.store.db.updateTable('member').set({ display_name: NAME }).where('uid', '=', uid).execute();
  const page = await server.open(`/dashboard/post-manager?row=${post_id}`);
  await page.locator('[data-detail]').waitFor();
  await listReady(page);
  const codes = (within: string) =>
    page.locator(`${within} .hidden-character`).evaluateAll((marks) => marks.map((mark) => mark.ariaLabel));
  const inText = ['U+202E', 'U+2067', 'U+2069', 'U+00AD'];
  // What draws the marks comes in the quiet after the first list, as do other parts.
  await expect
    .poll(async () => (await codes(`[data-row="${post_id}"]`)).toSorted())
    .toEqual(['U+200B', ...inText].toSorted());
  const text = '[data-detail] p.text-base';
  await expect.poll(() => codes(text)).toEqual(inText);

  // Each word stands to the right of the one before it, and none of its letters is turned round.
  const words = ['ảnh', 'gp', 'j.', 'exe', 'mot', 'hai', 'ba', 'bon'];
  const edges = await edgesOf(page, text, words);
  expect(Math.min(...edges)).toBeGreaterThan(0);
  expect(edges).toEqual(edges.toSorted((one, other) => one - other));

  const copied = await page.locator(text).evaluate((paragraph) => {
    getSelection()?.selectAllChildren(paragraph);
    return getSelection()?.toString();
  });
  expect(copied).toBe(TEXT);

  // What the browser draws itself has no boxes.
  expect(await page.title()).toContain('ảnh [U+202E]gpj.exe');
  const name = page.locator(`[data-row="${post_id}"] [title*="Sen"]`);
  await name.hover();
  await expect.poll(() => name.getAttribute('title')).toBe('Sen[U+200B] Vàng');
});
