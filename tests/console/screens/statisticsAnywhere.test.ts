import { expect, test } from 'vitest';
import { atLocal } from '../../../contract/buckets';
import { posts } from '../../../contract/statistics';
import { Code } from '../../../contract/wire/codes';
import { DAY_SECONDS } from '../../../contract/wire/constants';
import { createClient } from '../../../src/client/client';
import { daysOf } from '../../../src/screens/statistics/month';

/** The client before a server of section 7 alone that answers so, and the calls that it was asked for. */
function aClient(answer: (path: string) => Response) {
  const asked: string[] = [];
  const { call } = createClient({
    config: { apiUrl: 'http://back', sessionHeader: 'X-Session', sessionScheme: '', photoUploadUrl: '' },
    key: () => 'khoa',
    extensions: () => [],
    fetch: async (address) => {
      const { pathname } = new URL(String(address));
      asked.push(pathname);
      return answer(pathname);
    },
    onSessionEnded: () => {},
    onForbidden: () => {},
    onPending: () => {},
  });
  return { call, asked };
}
const yes = (data: unknown) => new Response(JSON.stringify({ error: { code: 200, message: '' }, data }));
const input = { startTime: 0, endTime: DAY_SECONDS, timeSerialType: 'DAY' } as const;

test.each<[string, unknown, unknown]>([
  ['numbers in strings', [{ time: '0', total: '7' }], [{ time: 0, total: 7 }]],
  ['the name of the parameter', [{ startTime: 0, total: 7 }], [{ time: 0, total: 7 }]],
  ['nothing, where nothing happened', null, []],
])('a series is understood with %s', async (_as, said, data) => {
  expect(await aClient(() => yes(said)).call(posts, input)).toEqual({ data });
});

test('a series of which one count cannot be read fails as a whole: a sum without it would be another', async () => {
  const { call } = aClient(() =>
    yes([
      { time: 0, total: 7 },
      { time: 86_400, total: 'nhiều' },
    ]),
  );
  expect(await call(posts, input)).toMatchObject({ refused: Code.unexpected });
});

test('the days of a month are counted from the series where a server answers its own call otherwise', async () => {
  const first = atLocal(2026, 2);
  const day = (nth: number, total: number) => ({ time: first + nth * DAY_SECONDS + 7 * 3600, total });
  const counts: Record<string, unknown> = {
    '/statistical/registeruser': [day(0, 3), day(27, 4)],
    '/statistical/comment': [],
    '/statistical/post': [day(1, 5)],
  };
  const { call, asked } = aClient((path) =>
    counts[path] ? yes(counts[path]) : new Response('{"error":{"code":400,"message":"year and m are needed"}}'),
  );
  const read = async () => {
    const answer = await daysOf(call, { year: 2026, month: 2 }, new AbortController().signal);
    return answer.refused === undefined ? answer.data : [];
  };
  const days = await read();
  expect(days).toHaveLength(28);
  expect(days[0]).toEqual({ time: first, registered: 3, comments: 0, posts: 0 });
  expect(days[1]).toMatchObject({ registered: 0, posts: 5 });
  expect(days[27]).toMatchObject({ registered: 4 });
  await read();
  expect(asked.filter((path) => path === '/statistical/dailymonth')).toHaveLength(1);
});
