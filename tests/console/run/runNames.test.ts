import { expect, test } from 'vitest';
import '../../../commands/every';
import { mutationById, targetName } from '../../../src/run/call/runNames';
import { aCase, aPerson, aPost } from '../../commands/rows';

const TEXT = `Chợ phiên họp rằm tháng tư ${'và đông vui lắm '.repeat(20)}`;
const nameOf = (commandId: string, ...[kind, row, signs]: [kind: 'post' | 'report', row: unknown, signs?: number]) =>
  targetName(mutationById(commandId) ?? expect.fail(commandId), kind, row, signs);

test('what a row is called is as long as there is room for, of the author whom a command falls on too', () => {
  const post = aPost({ content: TEXT });
  expect(nameOf('post.hide', 'post', post)).toHaveLength(61);
  expect(nameOf('post.hide', 'post', post, 200).length).toBeGreaterThan(190);
  const row = aCase({ content: TEXT, reported: aPerson({ displayName: 'Lan' }) });
  expect(nameOf('report.blockUser', 'report', row).length).toBeLessThan(80);
  expect(nameOf('report.blockUser', 'report', row, 200).length).toBeGreaterThan(190);
});
