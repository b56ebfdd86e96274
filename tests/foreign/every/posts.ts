import type { ForeignConsole } from '../console';
import { type Scene, step } from './stage';

const UNKNOWN = 'Máy chủ không cho biết đó là thành viên nào';
const isMore = ({ server }: ForeignConsole) => server.switches.fields === 'extra';
const owner = ({ server }: ForeignConsole, idpost: string) =>
  server.data.posts.find((post) => post.idpost === idpost)?.owner;

/** A report on a comment, and the case that it makes: nobody else has reported that. */
const REPORT = 703;
const CASE = 'cc20';

export const reports: Scene = {
  of: 'reports',
  by: 'go.reports',
  steps: [
    step(['report.open', 'report.comments', 'report.openAuthor', 'report.reply'], async (stage) => {
      const { page, on, run, press, cannot } = stage;
      await on(CASE);
      await run('report.open');
      await page.locator('[data-detail]').waitFor();
      await press('Escape');
      await on(CASE);
      await run('report.comments');
      await page.locator('[data-detail] [data-comment]').first().waitFor();
      await press('Escape');
      await on(CASE);
      await cannot('report.openAuthor', UNKNOWN);
      await on(CASE);
      await run('report.reply');
      await page.locator('[data-detail] textarea:focus').waitFor();
      await press('Escape', 'Escape');
    }),
    step(['report.ignore', 'list.back'], async ({ server, page, on, run, press, is }) => {
      const action = () => server.server.data.reports.find(({ reportId }) => reportId === REPORT)?.action;
      await on(CASE);
      await run('report.ignore');
      await page.getByRole('button', { name: 'Gửi ngay' }).first().click();
      await is(action, 1);
      await press('Escape');
      const isBack = () =>
        page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? null);
      await press('Shift+L');
      await is(isBack, CASE);
      await run('list.back');
      await is(async () => (await isBack()) === CASE, false);
    }),
  ],
};

export const posts: Scene = {
  of: 'posts and comments',
  by: 'go.posts',
  steps: [
    step(['post.promoteHotlive', 'post.unpromoteHotlive'], async ({ server, on, run, is, toast, undo }) => {
      const { hotlive } = server.server.data;
      await on('p2001');
      await run('post.promoteHotlive');
      await is(() => hotlive.includes('m3010'), true);
      await toast('Thêm media thành công');
      await undo();
      await is(() => hotlive.includes('m3010'), false);
    }),
    step(['post.promoteSlider', 'post.unpromoteSlider'], async ({ server, on, run, is, toast, undo }) => {
      const { slider } = server.server.data;
      await on('p2000');
      await run('post.promoteSlider');
      await is(() => slider.includes('m3000'), true);
      await toast('Thêm media thành công');
      await undo();
      await is(() => slider.includes('m3000'), false);
    }),
    step(['post.openAuthor'], async ({ server, page, on, run, cannot }) => {
      await on('p2004');
      if (!isMore(server)) return cannot('post.openAuthor', UNKNOWN);
      await run('post.openAuthor');
      await page.waitForURL((url) => url.href.includes(String(owner(server, 'p2004')?.pubkey)));
      await page.goBack();
    }),
    step(['post.open', 'post.comments', 'comment.replies'], async ({ page, on, run, is, press }) => {
      const comments = () => page.locator('[data-detail] [data-comment]').count();
      await on('p2005');
      await run('post.open');
      await is(comments, 3);
      await press('Escape');
      await on('p2005');
      await run('post.comments');
      await is(comments, 3);
      await page.locator('[data-detail] [data-comment="c100"]').focus();
      await run('comment.replies');
      await is(comments, 6);
    }),
    step(['comment.openAuthor', 'comment.blockAuthor'], async ({ page, cannot }) => {
      for (const id of ['comment.openAuthor', 'comment.blockAuthor'] as const) {
        await page.locator('[data-detail] [data-comment="c100"]').focus();
        await cannot(id, UNKNOWN);
      }
    }),
  ],
};
