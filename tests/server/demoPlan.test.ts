import { expect, test } from 'vitest';
import { joiningTimes, memberAt } from '../../server/demo/members';
import type { Plan } from '../../server/demo/plan';
import { Random } from '../../server/demo/random';
import { threads } from '../../server/demo/threads';
import { COMMENTS, REPLIES } from '../../server/demo/words/comments';
import { DAILY } from '../../server/demo/words/daily';
import { ODDITIES } from '../../server/demo/words/oddities';
import { OUTDOORS } from '../../server/demo/words/outdoors';
import { filled } from '../../server/demo/words/slots';
import { BAD_COMMENTS, TROUBLE } from '../../server/demo/words/trouble';

const aPlan = (changes: Partial<Plan> = {}): Plan => ({
  seed: 7,
  now: 1_763_700_000,
  members: 300,
  posts: 800,
  comments: 2000,
  reports: 400,
  moderators: [2],
  ...changes,
});

function everything(plan: Plan) {
  const joinedAt = joiningTimes(plan);
  const members = Array.from({ length: plan.members }, (_, i) => memberAt(plan, i + 1, joinedAt(i + 1)));
  return { members, threads: [...threads(plan)] };
}

test('the same seed gives the same community, another seed another one', () => {
  expect(everything(aPlan())).toEqual(everything(aPlan()));
  expect(everything(aPlan({ seed: 8 })).threads).not.toEqual(everything(aPlan()).threads);
});

test.each([
  ['as many reports as posts', aPlan({ reports: 800 })],
  ['more reports than posts', aPlan({ reports: 5000 })],
  ['no comment and no report', aPlan({ comments: 0, reports: 0 })],
  ['one post with everything on it', aPlan({ posts: 1, comments: 50, reports: 9 })],
  ['a single member', aPlan({ members: 1, reports: 5 })],
])('a plan is kept to the row: %s', (_, plan) => {
  const all = [...threads(plan)];
  expect(all).toHaveLength(plan.posts);
  expect(all.flatMap((thread) => thread.comments)).toHaveLength(plan.comments);
  expect(all.flatMap((thread) => thread.reports)).toHaveLength(plan.reports);
});

test('ids never repeat', () => {
  const all = [...threads(aPlan({ posts: 3000, comments: 9000, reports: 3000 }))];
  for (const ids of [
    all.map((thread) => thread.post.post_id),
    all.flatMap((thread) => thread.media.map((one) => one.media_id)),
    all.flatMap((thread) => thread.comments.map((one) => one.comment_id)),
    all.flatMap((thread) => thread.reports.map((one) => one.report_id)),
  ])
    expect(new Set(ids).size).toBe(ids.length);
});

test('every sentence can be filled, and there are enough of them not to sound alike', () => {
  const sentences = [
    ...[...DAILY, ...OUTDOORS, ...TROUBLE].flatMap((topic) => [...topic.lines, ...topic.more, ...topic.ends]),
    ...TROUBLE.flatMap((topic) => topic.reasons),
    ...BAD_COMMENTS.map((comment) => comment.text),
    ...COMMENTS,
    ...REPLIES,
    ...ODDITIES,
  ];
  const random = new Random(1);
  for (const sentence of sentences) expect(filled(sentence, random)).not.toMatch(/[{}]/);
  expect(new Set(sentences).size).toBeGreaterThan(300);
});
