import { describe, expect, test } from 'vitest';
import { isChoice, unchangedValue } from '../../commands/core/definition';
import type { World } from '../../commands/core/world';
import { commandById } from '../../commands/every';
import { promotePost, promoteToHotlive, promoteToSlider, unpromoteFromHotlive } from '../../commands/posts/promotion';
import { deletePost, hidePost, restorePost, unhidePost } from '../../commands/posts/visibility';
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
    expect(promotePost.when?.(aPost({ media: [onSlider, video] }))).toBeNull();
    expect(promotePost.when?.(aPost())).toBe('post.noMedia');
  });

  test('of many posts each gives its own first fitting medium', async () => {
    const { calls, world } = aWorld(() => ({ data: aMediaEntry() }));
    const other = aMedium({ mediaType: 7 });
    await promoteToHotlive.run(world, aPost({ media: [image, other] }), { idmedia: video.idmedia });
    expect(calls).toEqual([{ id: 'POST /hotlive/create', input: { idmedia: other.idmedia } }]);
  });

  test('of several media of one post that one goes which was chosen; a post that has none any more, by its id', async () => {
    const { calls, world } = aWorld(() => ({ data: aMediaEntry() }));
    const other = aMedium({ mediaType: 7 });
    await promoteToHotlive.run(world, aPost({ media: [video, other] }), { idmedia: other.idmedia });
    await promoteToHotlive.run(world, aPost(), { idmedia: 'm9' });
    expect(calls.map(({ input }) => input)).toEqual([{ idmedia: other.idmedia }, { idmedia: 'm9' }]);
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

  test('of several media one is chosen, by its number and picture among those that fit and are not there yet', () => {
    const there = { ...video, lists: ['hotlive' as const] };
    const { thumb: _none, ...bare } = aMedium({ mediaType: 7 });
    const rows = [aPost({ media: [image, there, video, bare] })] as readonly unknown[];
    const question = promoteToHotlive.asks?.idmedia;
    expect(question?.options(rows)).toEqual([
      { value: video.idmedia, label: '1', thumb: video.thumb, isMedium: true },
      { value: bare.idmedia, label: '2' },
    ]);
    expect(question?.prefill?.(rows)).toBeUndefined();
    const others = [...rows, aPost({ media: [] })] as readonly unknown[];
    expect(question?.prefill?.(others)).toBe(video.idmedia);
    expect(question?.prefill?.([...others].reverse())).toBeUndefined();
    expect(question?.prefill?.([])).toBeUndefined();
  });

  test('shows nothing of other media, of other lists, or where the server says no lists', () => {
    const both = aMedium({ mediaType: 2, lists: ['tvslider', 'hotlive'] });
    const other = aMedium({ mediaType: 2, lists: ['hotlive'] });
    const row = aPost({ media: [both, other, video] });
    const listsAfter = (idmedia: string) =>
      unpromoteFromHotlive.change?.(row, { idmedia })?.media.map(({ lists }) => lists);
    expect(listsAfter(both.idmedia)).toEqual([['tvslider'], ['hotlive'], undefined]);
    expect(listsAfter(video.idmedia)).toEqual([['tvslider', 'hotlive'], ['hotlive'], undefined]);
    expect(promoteToHotlive.change?.(row, { idmedia: video.idmedia })?.media[2]).toEqual(video);
  });

  test('is taken back by the medium that was promoted, and says of one that is there already that it is settled', async () => {
    const { calls, world } = aWorld((_endpoint, input) => ({ data: { ...(input as object), added: false } }));
    const row = aPost({ media: [video] });
    expect(await unpromoteFromHotlive.run(world, row, { idmedia: 'm9' })).toEqual({ data: null });
    expect(calls).toEqual([{ id: 'DELETE /hotlive/delete', input: { idmedia: 'm9' } }]);
    expect(await promoteToHotlive.run(world, row, { idmedia: video.idmedia })).toMatchObject({
      refused: Code.taskEnded,
    });
  });

  test('of several posts is asked about where some can go on the one list and some on the other', () => {
    const prefill = (...posts: unknown[]) => promotePost.asks?.to.prefill?.(posts);
    const [ofImage, ofVideo, ofNone] = [aPost({ media: [image] }), aPost({ media: [video] }), aPost()];
    expect(prefill(ofImage, ofVideo)).toBeUndefined();
    expect(prefill(ofNone, ofImage)).toBe('slider');
    expect(prefill(ofVideo, ofNone)).toBe('hotlive');
    expect(prefill(ofNone)).toBeUndefined();
    expect(isChoice(promotePost) && promotePost.pick([], { to: 'hotlive' })).toEqual(['post.promoteHotlive', {}]);
  });

  test('nowhere is explained by the list that could have taken it', () => {
    expect(promotePost.when?.(aPost({ media: [placeholder] }))).toBe('post.noVideo');
    const { idmedia: _none, ...nameless } = image;
    expect(promotePost.when?.(aPost({ media: [nameless] }))).toBe('post.mediaUnknown');
    const { idmedia: _no, ...clip } = video;
    expect(promotePost.when?.(aPost({ media: [clip] }))).toBe('post.mediaUnknown');
    expect(promotePost.when?.(aPost({ deleted: true, media: [video] }))).toBe('post.gone');
  });
});

describe('many posts in one call', () => {
  const rows = [aPost(), aPost(), aPost()];
  const answering = () =>
    aWorld(() => ({
      data: rows.map(({ postId }, at) => ({ idpost: postId, outcome: ['changed', 'unchanged', 'gone'][at] })),
    }));

  test('become what the command shows of them, but for those that are gone', async () => {
    const { calls, world } = answering();
    expect(hidePost.bulk?.batch?.accepts(aPost(), () => true)).toBe(true);
    const answer = await hidePost.bulk?.batch?.run(world, rows, [], {}, false);
    expect(calls).toEqual([
      { id: 'POST /post/together', input: { body: { act: 'hide', idposts: rows.map(({ postId }) => postId) } } },
    ]);
    expect(answer).toMatchObject({ data: [{ data: null }, { data: null }, { refused: Code.notFound }] });
  });

  test('are not taken back where somebody else has done so since', async () => {
    const answer = await unhidePost.bulk?.batch?.run(answering().world, rows, [], {}, true);
    expect(answer).toMatchObject({
      data: [{ data: null }, { refused: Code.taskEnded }, { refused: Code.notFound }],
    });
  });
});

test('a deleted post takes its media along out of the lists that they are on, and back', () => {
  const row = aPost({
    media: [
      aMedium({ idmedia: 'm1', lists: ['hotlive', 'tvslider'] }),
      aMedium({ idmedia: 'm2' }),
      { mediaType: 1, lists: ['hotlive'] },
    ],
  });
  const moved = (as: string) => [
    { kind: 'hotlive', id: 'm1', as },
    { kind: 'tvSlider', id: 'm1', as },
  ];
  expect(deletePost.list?.moves?.(row, {})).toEqual(moved('out'));
  expect(restorePost.list?.moves?.(row, {})).toEqual(moved('back'));
});

test('a post says of each of its states why a command is not for it', () => {
  const gone = aPost({ deleted: true });
  for (const id of ['post.hide', 'post.unhide', 'post.block', 'post.unblock', 'post.delete'])
    expect(commandById(id)?.when?.(gone as never), id).toBe('post.gone');
  expect(commandById('post.block')?.when?.(aPost({ blocked: true }) as never)).toBe('post.alreadyBlocked');
  expect(commandById('post.unblock')?.when?.(aPost({ blocked: false }) as never)).toBe('post.notBlocked');
  expect(restorePost.when?.(aPost())).toBe('post.notDeleted');
  const { blocked: _unsaid, ...post } = aPost();
  for (const id of ['post.block', 'post.unblock']) expect(commandById(id)?.when?.(post as never)).toBeNull();
});
