import { describe, expect, test } from 'vitest';
import * as posts from '../../../contract/posts';
import * as profiles from '../../../contract/profiles';
import { ConsoleConfig } from '../../../contract/server';
import { createClient } from '../../../src/client/client';

/** A client of a server that answers this data, with such a config.json. */
function clientOf(config: Record<string, unknown>, data: unknown) {
  return createClient({
    config: ConsoleConfig.parse({ apiUrl: '/api', ...config }),
    key: () => 'khoa',
    extensions: () => ['post.detail'],
    fetch: async () => new Response(JSON.stringify({ error: { code: 200, message: 'OK' }, data })),
    onSessionEnded: () => {},
    onForbidden: () => {},
    onPending: () => {},
  }).call;
}
/** A post as docs/specification.md section 3 has it, and what its server says of its state in its own way. */
const post = (more: Record<string, unknown> = {}) => ({
  idpost: 'p1',
  timestamps: 1_790_000_000,
  ownerInfo: { displayName: 'Bảy' },
  originPostContent: 'Chùa mở cửa',
  totalComment: 0,
  totalLike: 0,
  ...more,
});
async function statesOf(config: Record<string, unknown>, rows: readonly unknown[]) {
  const answer = await clientOf(config, rows)(posts.list, { pos: 0, count: 20 });
  if (answer.refused !== undefined) return expect.fail(answer.message);
  return answer.data.map(({ hidden, blocked }) => [hidden, blocked]);
}

describe('a server that says in its own fields whether a post is hidden or blocked', () => {
  test('is understood by the fields that config.json names', async () => {
    const config = { postHidden: 'is_hidden', postBlocked: 'moderation.blocked_at' };
    const rows = [
      post({ is_hidden: true, moderation: { blocked_at: null } }),
      post({ is_hidden: 0, moderation: { blocked_at: '2026-11-01T00:00:00Z' } }),
      post({ is_hidden: '1', moderation: {} }),
      post(),
    ];
    expect(await statesOf(config, rows)).toEqual([
      [true, false],
      [false, true],
      [true, undefined],
      [undefined, undefined],
    ]);
  });

  test('may carry both in one field', async () => {
    const config = { postHidden: 'status=2', postBlocked: 'status=3' };
    expect(await statesOf(config, [post({ status: 1 }), post({ status: '2' }), post({ status: 3 })])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
  });

  test('may name one of them, and goes on saying the other as the contract does', async () => {
    expect(await statesOf({ postHidden: 'off' }, [post({ off: 'yes', blocked: true })])).toEqual([[true, true]]);
    expect(await statesOf({ postHidden: null, postBlocked: '' }, [post({ hidden: true })])).toEqual([
      [true, undefined],
    ]);
  });

  test('has its single posts read alike, odd ones too, and nothing else touched', async () => {
    const config = { postHidden: 'off' };
    const one = await clientOf(config, post({ off: 1, timestamps: 'hôm qua' }))(posts.one, { idpost: 'p1' });
    expect(one).toMatchObject({ data: { hidden: true, unread: [{ field: 'createdAt' }] } });
    const listed = await clientOf(config, [post({ off: 1, timestamps: 'hôm qua' })])(posts.list, { pos: 0, count: 1 });
    expect(listed).toMatchObject({ data: [{ hidden: true, unread: [{ field: 'createdAt' }] }] });
    const member = { uid: 1, pubkey: 'k1', displayName: 'An', off: true };
    const members = await clientOf(config, [member])(profiles.list, { pos: 0, count: 1 });
    expect(JSON.stringify(members)).not.toContain('hidden');
  });
});
