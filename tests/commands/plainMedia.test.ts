import { describe, expect, test } from 'vitest';
import { openCommentAuthor } from '../../commands/comments';
import type { World } from '../../commands/core/world';
import { hotliveCommands } from '../../commands/curated/media';
import { onList } from '../../commands/mediaLists';
import { openPostAuthor } from '../../commands/posts';
import { promotePost, promoteToHotlive, promoteToSlider } from '../../commands/posts/promotion';
import { hidePost, unhidePost } from '../../commands/posts/visibility';
import type { Media } from '../../contract/media';
import { ACTION_IDS } from '../../contract/wire/areas';
import { Code } from '../../contract/wire/codes';
import type { Endpoint } from '../../contract/wire/endpoint';
import type { Principal } from '../../contract/wire/permissions';
import { aComment, aMediaEntry, aPost } from './rows';

const ALL: Principal = { tierId: 99, actions: new Set(ACTION_IDS) };

interface Plain {
  /** Media on the list. */
  readonly there?: readonly string[];
  /** What media are, by id. */
  readonly types?: Readonly<Record<string, number | undefined>>;
  /** What the detail answers in place of yes and no. */
  readonly detail?: Code;
  /** How many rows it gives at once, whatever it is asked for. */
  readonly most?: number;
  readonly total?: true;
  readonly me?: Principal | null;
}

/** A server of section 7 alone, with one list of media, and what it was asked. */
function aPlainServer({ there = [], types = {}, detail, most = 50, total, me = ALL }: Plain) {
  const asked: string[] = [];
  const none = { refused: Code.notFound, message: '' };
  const call = async ({ id, path }: Endpoint, input: { idmedia?: string; position?: number; count?: number }) => {
    asked.push(id);
    const { idmedia = '' } = input;
    if (path === '/media/getbyid')
      return idmedia in types ? { data: { idmedia, ownerInfo: { displayName: '' }, mediaType: types[idmedia] } } : none;
    if (path.endsWith('/detail')) {
      if (detail !== undefined) return { refused: detail, message: '' };
      return there.includes(idmedia) ? { data: aMediaEntry({ idmedia }) } : none;
    }
    if (path.endsWith('/list')) {
      const from = input.position ?? 0;
      const rows = there
        .slice(from, from + Math.min(input.count ?? 20, most))
        .map((one) => aMediaEntry({ idmedia: one }));
      return { data: rows, ...(total ? { total: there.length } : {}) };
    }
    return { data: null };
  };
  return { world: { call, me: () => me } as unknown as World, asked };
}

/** A medium of which the server says its type and nothing else. */
const bare = (mediaType: number): Media => ({ mediaType });

describe('promoting a post whose media have no ids', () => {
  const { hidden: _hidden, blocked: _blocked, ...post } = aPost();

  test('goes by the id of the post, which is asked about only where its media are of several types', async () => {
    const one = { ...post, idmedia: 'm1', media: [bare(2)] };
    const { world, asked } = aPlainServer({});
    expect(promoteToHotlive.when?.(one)).toBeNull();
    expect(promoteToHotlive.asks?.idmedia.prefill?.([one] as readonly unknown[])).toBe('m1');
    expect(promoteToHotlive.when?.({ ...one, media: [] })).toBeNull();
    expect(await promoteToHotlive.run(world, one, { idmedia: 'm1' })).toEqual({ data: null });
    expect(asked).toEqual(['POST /hotlive/create']);

    const mixed = { ...post, idmedia: 'm1', media: [bare(1), bare(2)] };
    for (const command of [promoteToHotlive, promoteToSlider]) expect(command.when?.(mixed)).toBeNull();
    const picture = aPlainServer({ types: { m1: 1 } });
    expect(await promoteToHotlive.run(picture.world, mixed, { idmedia: 'm1' })).toMatchObject({ refused: 400 });
    expect(picture.asked).toEqual(['GET /media/getbyid']);
    expect(await promoteToSlider.run(picture.world, mixed, { idmedia: 'm1' })).toEqual({ data: null });
    expect(picture.asked.slice(1)).toEqual(['GET /media/getbyid', 'POST /tvslider/create']);
  });

  test('is not tried with media of the wrong type, and says which', () => {
    const picture = { ...post, idmedia: 'm1', media: [bare(1)] };
    expect(promoteToHotlive.when?.(picture)).toBe('post.noVideo');
    expect(promoteToSlider.when?.({ ...post, idmedia: 'm1', media: [bare(6), bare(10)] })).toBe('post.noImage');
  });

  test('is not offered where the server says no id at all, and says so', () => {
    const nameless = { ...post, media: [bare(2)] };
    expect(promoteToHotlive.when?.(nameless)).toBe('post.mediaUnknown');
    expect(promoteToSlider.when?.(nameless)).toBe('post.noImage');
    for (const command of [promoteToHotlive, promoteToSlider])
      expect(command.when?.({ ...post, media: [bare(1), bare(2)] })).toBe('post.mediaUnknown');
    expect(promoteToHotlive.when?.({ ...post, media: [{ ...bare(1), idmedia: 'm1' }, bare(2)] })).toBe(
      'post.mediaUnknown',
    );
    expect(promoteToHotlive.when?.({ ...post, media: [] })).toBe('post.noMedia');
    expect(promotePost.when?.({ ...post, media: [] })).toBe('post.noMedia');
  });
});

describe('whether a medium is on a list', () => {
  test('its detail says, where it is there', async () => {
    const { world, asked } = aPlainServer({ there: ['m1'] });
    expect(await onList(world, 'hotlive', 'm1')).toMatchObject({ data: { idmedia: 'm1' } });
    expect(asked).toEqual(['GET /hotlive/detail']);
  });

  test.each([Code.notFound, Code.unreadable, Code.unexpected])(
    'the list says, read to its end, where the detail answers %i',
    async (detail) => {
      const there = Array.from({ length: 130 }, (_, index) => `m${index}`);
      for (const total of [undefined, true] as const) {
        const { world } = aPlainServer({ there, detail, ...(total ? { total } : {}) });
        expect(await onList(world, 'tvslider', 'm129')).toEqual({ data: { idmedia: 'm129' } });
        expect(await onList(world, 'tvslider', 'm130')).toEqual({ data: null });
      }
    },
  );

  test('nobody can say of a list too long to be read, nor to whoever may not see it', async () => {
    const there = Array.from({ length: 600 }, (_, index) => `m${index}`);
    const { world } = aPlainServer({ there, detail: Code.unreadable });
    expect(await onList(world, 'hotlive', 'nowhere')).toMatchObject({ refused: Code.lost });
    const blind = aPlainServer({ me: { tierId: 99, actions: new Set(['TV_HOTLIVE_ADD']) } });
    expect(await onList(blind.world, 'hotlive', 'm1')).toMatchObject({ refused: Code.lost });
    expect(blind.asked).toEqual([]);
  });

  test('is looked up by every command that adds one', async () => {
    const row = aMediaEntry({ idmedia: 'm1', mediaType: 2 });
    for (const there of [true, false]) {
      const { world } = aPlainServer({ there: there ? ['m1'] : [] });
      const found = { data: there ? row : null };
      expect(await hotliveCommands.add.elsewhere?.arrived?.(world, row, {})).toEqual(found);
      expect(await hotliveCommands.putBack.elsewhere?.arrived?.(world, row, {})).toEqual(found);
      const post = aPost({ idmedia: 'm1', media: [bare(2)] });
      expect(await promoteToHotlive.elsewhere?.arrived?.(world, post, { idmedia: 'm1' })).toEqual({
        data: there ? post : null,
      });
    }
    for (const { elsewhere } of [hotliveCommands.add, promoteToHotlive, promoteToSlider])
      expect(elsewhere?.addsOnce).toBe(true);
  });
});

describe('of what the server does not say', () => {
  const { hidden: _hidden, blocked: _blocked, ...post } = aPost();

  test('a post may be hidden, and shown again', () => {
    expect(hidePost.when?.(post)).toBeNull();
    expect(unhidePost.when?.(post)).toBeNull();
    expect(hidePost.when?.({ ...post, hidden: true })).toBe('post.alreadyHidden');
    expect(unhidePost.when?.({ ...post, hidden: false })).toBe('post.notHidden');
  });

  test('no command leads to it, and each says why', () => {
    const nobody = { displayName: 'An' };
    expect(openPostAuthor.when?.({ ...post, owner: nobody })).toBe('command.memberUnknown');
    const { owner: _owner, ...comment } = aComment();
    expect(openCommentAuthor.when?.(comment)).toBe('command.memberUnknown');
    const { idpost: _idpost, ...entry } = aMediaEntry({ ownerInfo: nobody });
    expect(hotliveCommands.openPost.when?.(entry)).toBe('curated.postUnknown');
    expect(hotliveCommands.openAuthor.when?.(entry)).toBe('command.memberUnknown');
  });

  test('a medium whose type nobody says is left to the server to judge', () => {
    const { mediaType: _type, ...entry } = aMediaEntry();
    expect(hotliveCommands.add.when?.(entry)).toBeNull();
  });
});
