import { describe, expect, test } from 'vitest';
import { isChoice, unchangedValue } from '../../commands/core/definition';
import type { World } from '../../commands/core/world';
import { promotePost, promoteToHotlive, promoteToSlider } from '../../commands/posts/promotion';
import { blockProfile, toggleOnlyMe } from '../../commands/profiles/blocks';
import { deleteReportedPost, ignoreReport } from '../../commands/reports';
import type { BlockKind } from '../../contract/profiles';
import { Code } from '../../contract/wire/codes';
import type { Endpoint, InputOf } from '../../contract/wire/endpoint';
import { aCase, aCaseReport, aMediaEntry, aMedium, aPost, aProfile } from './rows';

/** A world that writes down the calls it is asked for and answers each as told; the server has every extension. */
function aWorld(answer: (endpoint: Endpoint, input: unknown) => unknown = () => ({ data: null })) {
  const calls: { id: string; input: unknown }[] = [];
  const call = async (endpoint: Endpoint, input: InputOf<Endpoint>) => {
    calls.push({ id: endpoint.id, input });
    return answer(endpoint, input);
  };
  return { calls, world: { call, has: () => true } as unknown as World };
}

describe('blocking a member', () => {
  test('sends exactly the kinds that are ticked, so that one that is not is lifted', async () => {
    const { calls, world } = aWorld();
    await blockProfile.run(world, aProfile({ pubkey: 'k', blocks: ['BLOCK_COMMENT'] }), { kinds: ['BLOCK_POST'] });
    expect(calls).toEqual([{ id: 'PUT /users/block', input: { pubkey: 'k', blockTypes: ['BLOCK_POST'] } }]);
  });

  test('leaves what only some of several have as each has it', () => {
    const kinds = ['BLOCK_COMMENT', unchangedValue('BLOCK_POST')] as never;
    const blocksAfter = (...blocks: BlockKind[]) => blockProfile.change?.(aProfile({ blocks }), { kinds })?.blocks;
    expect(blocksAfter('BLOCK_POST')).toEqual(['BLOCK_POST', 'BLOCK_COMMENT']);
    expect(blocksAfter('BLOCK_POST_ALLOW_ONLY_ME')).toEqual(['BLOCK_COMMENT']);
  });

  test('asks for a change, and sends nothing for a member that is so already', async () => {
    const rows = [aProfile({ blocks: ['BLOCK_POST'] })];
    const { check } = blockProfile.asks?.kinds ?? {};
    expect(check?.(['BLOCK_POST'], rows, {})).toBe('profile.chooseKinds');
    expect(check?.([], rows, {})).toBeNull();
    const { calls, world } = aWorld();
    expect(await blockProfile.run(world, aProfile({ blocks: [] }), { kinds: [] })).toMatchObject({ refused: 313 });
    expect(calls).toEqual([]);
  });

  test('undo brings back exactly the kinds there were', () => {
    const before = aProfile({ blocks: ['BLOCK_COMMENT'] });
    expect(blockProfile.undo?.(before, { kinds: ['BLOCK_POST'] })).toEqual([
      'profile.setBlocks',
      { kinds: ['BLOCK_COMMENT'] },
    ]);
  });

  test('only-me resends the full set plus or minus itself', () => {
    const changed = toggleOnlyMe.change?.(aProfile({ blocks: ['BLOCK_POST'] }), {});
    expect(changed?.blocks).toEqual(['BLOCK_POST', 'BLOCK_POST_ALLOW_ONLY_ME']);
    expect(changed && toggleOnlyMe.change?.(changed, {}).blocks).toEqual(['BLOCK_POST']);
  });
});

describe('a case is decided as one', () => {
  test('one decision settles every open report of it, and undo names exactly those', async () => {
    const reports = [
      aCaseReport({ reportId: 'a' }),
      aCaseReport({ reportId: 'b', decision: 'ignored' }),
      aCaseReport({ reportId: 'c' }),
    ];
    const { calls, world } = aWorld();
    const row = aCase({ reports });
    await deleteReportedPost.run(world, row, {});
    expect(calls.map(({ input }) => input)).toEqual([{ idreport: 'a', others: ['c'], action: 2 }]);
    const elsewhere = aWorld();
    await deleteReportedPost.run({ ...elsewhere.world, has: () => false }, row, {});
    expect(elsewhere.calls.map(({ input }) => input)).toEqual([
      { idreport: 'a', action: 2 },
      { idreport: 'c', action: 2 },
    ]);
    expect(deleteReportedPost.undo?.(row, {})).toEqual(['report.reopen', { reportIds: ['a', 'c'] }]);
  });

  test('a report that somebody else has settled does not stop the others', async () => {
    const { calls, world } = aWorld((_endpoint, input) =>
      (input as { idreport: string }).idreport === 'a' ? { refused: Code.taskEnded, message: '' } : { data: null },
    );
    const row = aCase({ reports: [aCaseReport({ reportId: 'a' }), aCaseReport({ reportId: 'b' })] });
    const has: World['has'] = (extension) => extension !== 'reports.together';
    expect(await ignoreReport.run({ ...world, has }, row, {})).toEqual({ data: null });
    expect(calls).toHaveLength(2);
  });

  test('a case that somebody else has settled wholly says so', async () => {
    const { world } = aWorld(() => ({ refused: Code.taskEnded, message: 'ended' }));
    expect(await ignoreReport.run(world, aCase(), {})).toMatchObject({ refused: Code.taskEnded });
  });
});

describe('promotion follows the media', () => {
  const image = aMedium({ mediaType: 1 });
  const video = aMedium({ mediaType: 2 });
  const placeholder = aMedium({ mediaType: 6 });

  test('a post without media, and one without a fitting medium, say so each in their own words', () => {
    expect(promoteToHotlive.when?.(aPost())).toBe('post.noMedia');
    expect(promoteToHotlive.when?.(aPost({ media: [image] }))).toBe('post.noVideo');
    expect(promoteToSlider.when?.(aPost({ media: [video] }))).toBe('post.noImage');
    expect(promoteToSlider.when?.(aPost({ media: [placeholder, image] }))).toBeNull();
  });

  test('one legal target and one medium are not asked for', () => {
    const rows = [aPost({ media: [video] })] as readonly unknown[];
    expect(promotePost.asks?.to.prefill?.(rows)).toBe('hotlive');
    expect(promoteToHotlive.asks?.idmedia.prefill?.(rows)).toBe(video.idmedia);
  });

  test('a post with both kinds asks where to', () => {
    expect(promotePost.asks?.to.prefill?.([aPost({ media: [video, image] })] as readonly unknown[])).toBeUndefined();
    expect(isChoice(promotePost) && promotePost.pick([], { to: 'slider' })).toEqual(['post.promoteSlider', {}]);
  });

  test('says of a post of which nothing is left to promote that it is all there, and offers no choice', () => {
    const onAir = { ...video, lists: ['hotlive' as const] };
    const onSlider = { ...image, lists: ['tvslider' as const] };
    expect(promotePost.when?.(aPost({ media: [onAir] }))).toBe('hotlive.alreadyThere');
    expect(promotePost.when?.(aPost({ media: [onSlider] }))).toBe('tvSlider.alreadyThere');
    expect(promotePost.when?.(aPost({ media: [onAir, onSlider] }))).toBe('post.promotedAlready');
    expect(promotePost.when?.(aPost({ media: [onAir, image] }))).toBeNull();
    expect(promotePost.when?.(aPost())).toBe('post.noMedia');
  });

  test('of many posts each gives its own first fitting medium', async () => {
    const { calls, world } = aWorld(() => ({ data: aMediaEntry() }));
    const other = aMedium({ mediaType: 7 });
    await promoteToHotlive.run(world, aPost({ media: [image, other] }), { idmedia: video.idmedia });
    expect(calls[0]?.input).toEqual({ idmedia: other.idmedia });
  });

  test('a medium that is there already is not promoted again, and one that is not is shown as it will be', () => {
    const there = { ...video, lists: ['hotlive' as const] };
    expect(promoteToHotlive.when?.(aPost({ media: [there] }))).toBe('hotlive.alreadyThere');
    const other = aMedium({ mediaType: 7, lists: [] });
    const row = aPost({ media: [there, other] });
    expect(promoteToHotlive.when?.(row)).toBeNull();
    const after = promoteToHotlive.change?.(row, { idmedia: there.idmedia });
    expect(after?.media.map(({ lists }) => lists)).toEqual([['hotlive'], ['hotlive']]);
    expect(promoteToHotlive.undo?.(row, { idmedia: there.idmedia })).toEqual([
      'post.unpromoteHotlive',
      { idmedia: other.idmedia },
    ]);
  });
});
