import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import screens from '../../src/i18n/vi/screens';
import { thorough } from '../support/depth';
import { type Console, listReady, startConsole } from './console';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

thorough(
  'what is kept from a member is seen in every width; what vouches for one is counted where there is no room',
  async () => {
    const { authentic, block } = screens.profiles;
    const { rows } = await sql<{ pubkey: string }>`SELECT pubkey FROM member ORDER BY created_at DESC LIMIT 1`.execute(
      server.store.db,
    );
    const id = rows[0]?.pubkey ?? '';
    await sql`UPDATE member SET authentic = true, blocks = '{BLOCK_POST,BLOCK_COMMENT,BLOCK_POST_ALLOW_ONLY_ME}' WHERE pubkey = ${id}`.execute(
      server.store.db,
    );
    for (const width of [1024, 1440]) {
      const page = await server.open('/dashboard/profile-manager', { width });
      await listReady(page);
      const row = page.locator(`[data-surface="list"] [data-row="${id}"]`);
      const chip = (words: string) => row.locator(`[title="${words}"]`).last();
      for (const kind of ['BLOCK_POST', 'BLOCK_COMMENT', 'BLOCK_POST_ALLOW_ONLY_ME'] as const)
        expect(await chip(block[kind]).isVisible(), `${block[kind]} at ${width}`).toBe(true);
      if (width > 1024) continue;
      await row.getByText('+1').waitFor();
      expect(await chip(authentic).isVisible()).toBe(false);
    }
  },
);

thorough(
  'why the last change of a row failed leaves the name in the row its room, its element and the focus',
  async () => {
    const page = await server.open('/dashboard/profile-manager', { width: 1024 });
    await page.route('**/api/users/setauthentic*', (route) =>
      route.fulfill({
        status: 500,
        json: { error: { code: 500, message: 'Máy chủ đang bận làm một việc khác rất lâu' }, data: null },
      }),
    );
    await listReady(page);
    const row = page.locator('[data-surface="list"] [data-row][tabindex="0"]');
    const name = row.locator('[role="gridcell"]').nth(1).locator('bdi').first();
    const widthOf = () => name.evaluate((element) => element.clientWidth);
    const cellPx = await row
      .locator('[role="gridcell"]')
      .nth(1)
      .evaluate((cell) => cell.clientWidth);
    const before = await widthOf();
    const held = await name.elementHandle();
    await held?.evaluate((element) => {
      element.tabIndex = -1;
      element.focus();
    });
    await page.keyboard.press('s');
    await row.locator('.text-danger svg').first().waitFor();
    await row.locator('[data-trouble]').waitFor();
    // The words come beside what is there: nothing of it is made anew, and what has the focus keeps it.
    expect(await held?.evaluate((element) => element.isConnected && element === document.activeElement)).toBe(true);
    // The face, the gaps and the paddings have their room as well.
    await expect.poll(widthOf).toBeGreaterThanOrEqual(Math.min(before, cellPx * 0.6 - 44));
  },
);

thorough('a sanction keeps its words beside a list that the post is promoted into, which is counted', async () => {
  const { rows } = await sql<{ post_id: string }>`SELECT post_id FROM post p WHERE deleted_at IS NULL AND EXISTS
    (SELECT 1 FROM curated_media c JOIN media m USING (media_id) WHERE m.post_id = p.post_id AND c.list = 'hotlive')
    ORDER BY created_at DESC LIMIT 1`.execute(server.store.db);
  const id = rows[0]?.post_id ?? '';
  await sql`UPDATE post SET hidden = true WHERE post_id = ${id}`.execute(server.store.db);
  for (const width of [1280, 1440]) {
    const page = await server.open(`/dashboard/post-manager?row=${id}`, { width });
    await page.keyboard.press('Escape');
    const row = page.locator(`[data-surface="list"] [data-row="${id}"]`);
    const words = row.getByText(screens.posts.hidden, { exact: true });
    await words.waitFor();
    const isCut = () => words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    await expect.poll(isCut, { message: `at ${width}` }).toBe(false);
    const chips = row.locator(`[title*="${screens.posts.hidden}"]`).first();
    expect(await chips.getAttribute('title')).toContain('Đang ở hotlive');
  }
});

thorough('what is done with a row by mouse covers neither when it came nor whose it is', async () => {
  for (const [path, kept] of [
    ['/dashboard/report', [3, 4]],
    ['/dashboard/post-manager', [1, 3, 4, 5, 6]],
    ['/dashboard/profile-manager', [1, 2, 7]],
  ] as const) {
    const page = await server.open(path);
    await listReady(page);
    for (const at of [3, 6, 9]) {
      const row = page.locator(`[data-surface="list"] [role="row"][aria-rowindex="${at}"]`);
      await row.locator('[role="gridcell"]').nth(1).hover();
      const acts = (await row.locator('.row-acts button').first().boundingBox()) ?? expect.fail('no buttons');
      const last = (await row.locator('.row-acts button').last().boundingBox()) ?? expect.fail('no buttons');
      for (const place of kept) {
        const cell = row.locator('[role="gridcell"]').nth(place);
        const content = await cell.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const { left, right } = range.getBoundingClientRect();
          return { left, right };
        });
        const isCovered = content.right > acts.x && content.left < last.x + last.width;
        expect(isCovered, `${path} row ${at} cell ${place}`).toBe(false);
      }
    }
  }
});

test('what is done with a row by mouse leaves the ring of the focused row whole', async () => {
  const page = await server.open('/dashboard/report');
  await listReady(page);
  await page.keyboard.press('Enter');
  await page.locator('[data-decisions]').waitFor();
  const row = page.locator('[data-row]:focus');
  await row.locator('[role="gridcell"]').nth(1).hover();
  const acts = (await row.locator('.row-acts').boundingBox()) ?? expect.fail('no buttons');
  const box = (await row.boundingBox()) ?? expect.fail('no row');
  expect(acts.y - box.y).toBeGreaterThanOrEqual(2);
  expect(box.y + box.height - (acts.y + acts.height)).toBeGreaterThanOrEqual(2);
  expect(box.x + box.width - (acts.x + acts.width)).toBeGreaterThanOrEqual(2);
});

thorough('a wide window gives what is left over to what is read, and none of it to moments', async () => {
  const widths = async (width: number) => {
    const page = await server.open('/dashboard/report', { width });
    await listReady(page);
    const heads = page.getByRole('columnheader');
    const [content, moment] = [heads.nth(1), heads.last()];
    return { content: (await content.boundingBox())?.width ?? 0, moment: (await moment.boundingBox())?.width ?? 0 };
  };
  const [narrow, wide] = [await widths(1440), await widths(1920)];
  expect(wide.moment).toBe(narrow.moment);
  expect(wide.content).toBeGreaterThan(narrow.content + 150);
});

thorough('in a window of a tablet the name of a row has its room, and what gives way is not drawn', async () => {
  for (const [path, column] of [
    ['/dashboard/temple-manager', 'Toạ độ'],
    ['/dashboard/profile-manager', 'Email'],
    ['/dashboard/post-manager', 'Lượt thích'],
  ] as const) {
    const page = await server.open(path, { width: 1024 });
    await listReady(page);
    const heads = page.locator('[role="columnheader"]');
    expect(await heads.allTextContents(), path).not.toContain(column);
    expect((await heads.nth(1).boundingBox())?.width, path).toBeGreaterThan(130);
    await page.setViewportSize({ width: 1440, height: 900 });
    await heads.getByText(column, { exact: true }).waitFor();
  }
});

thorough('coordinates stand below each other, digit below digit, at the edge that their head has', async () => {
  const page = await server.open('/dashboard/temple-manager');
  await listReady(page);
  const edges = await page.evaluate(() => {
    const head = [...document.querySelectorAll('[role="columnheader"] span')].find(
      (one) => one.textContent === 'Toạ độ',
    );
    const cells = [...document.querySelectorAll<HTMLElement>('[data-row] bdi.font-mono > span')];
    const endOf = (element: Element | undefined) => Math.round(element?.getBoundingClientRect().right ?? 0);
    const halves = (nth: number) => cells.filter((_, at) => at % 2 === nth);
    return {
      head: endOf(head),
      ends: [...new Set(halves(1).map(endOf))],
      widths: [...new Set(cells.map((one) => Math.round(one.getBoundingClientRect().width)))].length,
    };
  });
  expect(edges.ends).toEqual([edges.head]);
  expect(edges.widths).toBe(1);
});

thorough(
  'beside an open row the tools of a list fold before its count does, and on a phone its search has room',
  async () => {
    for (const path of ['/dashboard/report', '/dashboard/profile-manager']) {
      const page = await server.open(path, { width: 1366 });
      await listReady(page);
      await page.keyboard.press('Enter');
      await page.locator('[data-detail], [data-surface="detail"]').first().waitFor();
      if (path.endsWith('report')) await page.locator('[data-report-count]').waitFor();
      const count = page.locator('.list-header h1 + span > span').first();
      await expect
        .poll(() => count.evaluate((one) => one.textContent !== '' && one.scrollWidth - one.clientWidth), {
          message: path,
        })
        .toBeLessThanOrEqual(0);
    }
    const phone = await server.open('/dashboard/temple-manager', { width: 390 });
    await listReady(phone);
    expect((await phone.locator('label:has([data-command="list.search"])').boundingBox())?.width).toBeGreaterThan(180);
  },
);
