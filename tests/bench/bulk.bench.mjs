// 2,000 posts hidden by the page, from Enter on the question to the last row in the store: rows a second beside six bare connections that make
// a call for each, and what holds the page's main thread longest meanwhile.
import { Agent, request } from 'node:http';
import pg from 'pg';
import { onPages } from './consolePages.mjs';
import { median } from './median.mjs';

const POSTS = 2000;
const ROUNDS = 3;
const CONNECTIONS = 6;

/** Hides each post by a call of its own, on as many connections as a browser has; throws where one is refused. */
async function hideOneByOne(address, sessionKey, ids) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const rest = [...ids];
  const hide = (id) =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${sessionKey}` };
      const asked = request(
        `${address}/api/post/hidepost?idpost=${id}`,
        { method: 'POST', agent, headers },
        (answer) => {
          if (answer.statusCode !== 200) reject(new Error(`hidepost: ${answer.statusCode}`));
          answer.resume().on('end', resolve);
        },
      );
      asked.on('error', reject).end();
    });
  const inTurn = async () => {
    for (let id = rest.pop(); id !== undefined; id = rest.pop()) await hide(id);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, inTurn));
  agent.destroy();
}

export default () =>
  onPages({ members: 2_000, posts: 20_000 }, async ({ server, sessionKey, open }) => {
    const store = new pg.Client(server.storeUrl);
    await store.connect();
    try {
      await store.query('UPDATE post SET blocked = false');
      const { rows } = await store.query(
        'UPDATE post SET blocked = true WHERE post_id IN (SELECT post_id FROM post WHERE deleted_at IS NULL LIMIT $1) RETURNING post_id',
        [POSTS],
      );
      const ids = rows.map(({ post_id: id }) => id);
      const showAll = () => store.query('UPDATE post SET hidden = false WHERE blocked');
      const untilHidden = async () => {
        const hidden = 'SELECT count(*)::int AS count FROM post WHERE blocked AND hidden';
        while ((await store.query(hidden)).rows[0].count < POSTS) await new Promise((again) => setTimeout(again, 40));
      };
      const [ours, bare, longest] = [[], [], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        await showAll();
        let began = performance.now();
        await hideOneByOne(server.address, sessionKey, ids);
        bare.push(POSTS / ((performance.now() - began) / 1000));
        await showAll();
        const page = await open({ place: 'post-manager?state=blocked' });
        for (let twice = 0; twice < 2; twice += 1) {
          await page.keyboard.press('Control+a');
          await page.waitForTimeout(300);
        }
        await page.keyboard.press('h');
        await page.getByRole('alertdialog').waitFor();
        await page.waitForTimeout(600);
        await page.evaluate(() => window.longTasks.splice(0));
        began = performance.now();
        await page.keyboard.press('Enter');
        await untilHidden();
        ours.push(POSTS / ((performance.now() - began) / 1000));
        longest.push(Math.max(0, ...(await page.evaluate(() => window.longTasks))));
        await page.waitForTimeout(1000);
        await page.context().close();
      }
      const [rate, plain] = [median(ours), median(bare)];
      console.log(
        `${rate.toFixed(0)} rows/s   six connections ${plain.toFixed(0)}   ${(rate / plain).toFixed(2)} ×   longest task ${median(longest).toFixed(0)} ms`,
      );
    } finally {
      await store.end();
    }
  });
