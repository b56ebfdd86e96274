import { readFile } from 'node:fs/promises';
import { type Scene, type Stage, step } from './stage';

const addressHas = ({ page }: Stage, words: RegExp) => page.waitForURL((url) => words.test(url.search));
const addressHasNot = ({ page }: Stage, words: RegExp) => page.waitForURL((url) => !words.test(url.search));
type Asked = { readonly startTime?: string; readonly endTime?: string; readonly timeSerialType?: string };
/** The call of that kind, among those for the calendar and for the range before. */
const asked = ({ sent }: Stage, fits: (query: Asked) => boolean): Asked | undefined =>
  sent('GET /statistical/post').findLast(({ query }) => fits(query))?.query;
const has = (stage: Stage, fits: (query: Asked) => boolean) => stage.is(() => asked(stage, fits) !== undefined, true);
/** Today counts from its first hour on. */
const days = ({ startTime, endTime }: Asked) => Math.ceil((Number(endTime) - Number(startTime)) / 86_400);

export const statistics: Scene = {
  of: 'the statistics',
  by: 'go.home',
  ready: '[data-figure="posts"]',
  steps: [
    step(['stats.range'], async (stage) => {
      await stage.run('stats.range');
      await stage.choose('90 ngày');
      await addressHas(stage, /range=90d/);
      await has(stage, (query) => days(query) === 90);
    }),
    step(['stats.bucket'], async (stage) => {
      await stage.run('stats.bucket');
      await stage.choose('Tuần');
      await addressHas(stage, /bucket=week/);
      await has(stage, ({ timeSerialType }) => timeSerialType === 'WEEK');
    }),
    step(['stats.compare', 'stats.bars', 'stats.table'], async (stage) => {
      for (const [id, word] of [
        ['stats.compare', /compare/],
        ['stats.bars', /bars/],
        ['stats.table', /table/],
      ] as const) {
        await stage.run(id);
        await addressHas(stage, word);
      }
      await stage.page.locator('main table').first().waitFor();
      await stage.run('stats.table');
      await addressHasNot(stage, /table/);
    }),
    step(['stats.refresh'], async ({ sent, run, is }) => {
      const before = sent('GET /statistical/post').length;
      await run('stats.refresh');
      await is(() => sent('GET /statistical/post').length > before, true);
    }),
    step(['stats.ownRange'], async (stage) => {
      await stage.run('stats.ownRange');
      await stage.answer('Từ ngày', '2026-01-05');
      await stage.answer('Đến hết ngày', '2026-01-11');
      await addressHas(stage, /2026-01-05/);
      const start = String(Date.parse('2026-01-05T00:00:00+07:00') / 1000);
      await has(stage, (query) => query.startTime === start && days(query) === 7);
    }),
    step(['stats.exportCsv'], async (stage) => {
      const { page, run, server, choose } = stage;
      await run('stats.exportCsv');
      await choose('90 ngày');
      const [file] = await Promise.all([page.waitForEvent('download'), choose('Tháng')]);
      const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1);
      const { startTime, endTime } = asked(stage, ({ timeSerialType }) => timeSerialType === 'MONTH') ?? {};
      const made = server.server.data.posts.filter(
        ({ timestamps }) => timestamps >= Number(startTime) && timestamps < Number(endTime),
      );
      const total = lines.reduce((sum, line) => sum + Number(line.split(/[;,]/).at(-1)?.replaceAll('"', '')), 0);
      await stage.is(() => total, made.length);
    }),
  ],
};
