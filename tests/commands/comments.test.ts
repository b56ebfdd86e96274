import { describe, expect, test } from 'vitest';
import { blockCommentAuthor, deleteComment, restoreComment, unblockCommentAuthor } from '../../commands/comments';
import type { World } from '../../commands/core/world';
import { commandById } from '../../commands/every';
import { type CommandContext, commandStateOf } from '../../commands/state';
import type { BlockKind } from '../../contract/profiles';
import { ACTION_IDS } from '../../contract/wire/areas';
import { Code } from '../../contract/wire/codes';
import type { Endpoint } from '../../contract/wire/endpoint';
import { aComment, aProfile } from './rows';

/** A world with one author, and what was asked of it. */
function aWorld(blocks: readonly BlockKind[]) {
  const asked: { id: string; input: unknown }[] = [];
  const author = { ...aProfile(), blocks: [...blocks] };
  const call = async ({ id }: Endpoint, input: Record<string, unknown>) => {
    asked.push({ id, input });
    if (id === 'PUT /users/block') author.blocks = [...(input.blockTypes as BlockKind[])];
    return { data: { ...author } };
  };
  return { world: { call } as unknown as World, asked, author };
}
const gone = { at: 1, until: 2 };

describe('a comment where it stands', () => {
  test('is deleted and restored by commands that take each other back', () => {
    const comment = aComment();
    expect(deleteComment.undo?.(comment, {})).toEqual(['comment.restore', {}]);
    const deleted = deleteComment.change?.(comment, {});
    expect(deleted).toMatchObject({ deleted: true });
    expect(deleteComment.when?.(deleted as typeof comment)).toBe('comment.gone');
    expect(restoreComment.when?.(comment)).toBe('comment.notDeleted');
    const restored = restoreComment.change?.({ ...comment, deleted: true, deletion: gone }, {});
    expect(restored).not.toHaveProperty('deletion');
  });

  test('a reply waits until the comment that it answers is back', () => {
    const reply = aComment({ deleted: true, deletion: { ...gone, isUnder: true } });
    expect(restoreComment.when?.(reply)).toBe('comment.isUnder');
  });

  test('is not offered for deletion on a server that has no call for it; blocking its author is', () => {
    const context = (extensions: readonly string[]): CommandContext => ({
      principal: { tierId: 99, actions: new Set(ACTION_IDS) },
      extensions: new Set(extensions) as never,
      screens: new Set(),
      isRunning: () => false,
    });
    const stateFor = (id: string, extensions: readonly string[]) => {
      const command = commandById(id);
      return command && commandStateOf(command, [aComment()], context(extensions), 'comment').is;
    };
    expect(stateFor('comment.delete', [])).toBe('hidden');
    expect(stateFor('comment.delete', ['comments.act'])).toBe('ready');
    expect(stateFor('comment.blockAuthor', [])).toBe('ready');
  });
});

describe('blocking who wrote a comment', () => {
  test('keeps them from everything, and undo lifts only what that added', async () => {
    const { world, author } = aWorld(['BLOCK_POST']);
    const answer = await blockCommentAuthor.run(world, aComment(), {});
    expect(author.blocks).toHaveLength(3);
    if (answer.refused !== undefined || !answer.data) throw new Error('refused');
    await unblockCommentAuthor.run(world, answer.data, {});
    expect(author.blocks).toEqual(['BLOCK_POST']);
  });

  test('is settled, not done, where it was so already', async () => {
    const { world, asked } = aWorld(['BLOCK_POST', 'BLOCK_COMMENT', 'BLOCK_POST_ALLOW_ONLY_ME']);
    expect(await blockCommentAuthor.run(world, aComment(), {})).toMatchObject({ refused: Code.taskEnded });
    expect(asked.map(({ id }) => id)).toEqual(['GET /users/getbypubkey']);
  });
});
