import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CommentOnWire } from '../../contract/comments';
import { PostOnWire } from '../../contract/posts';

const decode = (codec: unknown, wire: unknown) => z.decode(codec as z.ZodMiniType, wire as never) as never;

/** A post of docs/specification.md section 3, and nothing else. */
const aPost = (more: object = {}) => ({
  idpost: 'p1',
  idmedia: null,
  timestamps: 1_790_000_000,
  ownerInfo: { displayName: 'Nguyễn Văn An', avatar: '' },
  originPostContent: 'Mùa sen đã nở trong hồ.',
  listMediaItems: [],
  totalComment: 2,
  totalLike: '1.2K',
  ...more,
});
const postOf = (more: object): Record<string, unknown> => decode(PostOnWire, aPost(more));

describe('a post that has only what section 3 names', () => {
  test('says its own text in originPostContent, and nothing of what the server does not say', () => {
    const post = postOf({});
    expect(post).toMatchObject({ content: 'Mùa sen đã nở trong hồ.', origin: null, likeCount: '1.2K' });
    for (const unsaid of ['hidden', 'blocked', 'idmedia']) expect(post).not.toHaveProperty(unsaid);
  });

  test('shares another only where it names another', () => {
    for (const originPostID of ['0', 'p1', null, undefined])
      expect(postOf({ originPostID }), String(originPostID)).toMatchObject({ origin: null });
    expect(postOf({ originPostID: 'p9' })).toMatchObject({
      content: '',
      origin: { postId: 'p9', content: 'Mùa sen đã nở trong hồ.' },
    });
  });

  test('is said to have no text only where the server says so', () => {
    expect(postOf({ originPostContent: undefined })).toMatchObject({ content: '', isUnsaid: true });
    for (const said of [{ originPostContent: null }, { originPostContent: '' }, { content: '' }])
      expect(postOf(said)).not.toHaveProperty('isUnsaid');
  });

  test('keeps its own words apart from those that it shares, where the server gives both', () => {
    expect(postOf({ content: 'Hay quá', originPostID: 'p9' })).toMatchObject({
      content: 'Hay quá',
      origin: { content: 'Mùa sen đã nở trong hồ.' },
    });
  });

  test('is promoted by its idmedia where its media have none, and by theirs where they have', () => {
    expect(postOf({ idmedia: 'm1', listMediaItems: [{ mediaType: 2 }] })).toMatchObject({ idmedia: 'm1' });
    const named = postOf({ idmedia: 'm1', listMediaItems: [{ mediaType: 2, idmedia: 'm1' }] });
    expect(named).not.toHaveProperty('idmedia');
  });

  test('has media, a number of its own and words only where the server says them', () => {
    expect(postOf({ listMediaItems: undefined })).toMatchObject({ media: [] });
    expect(postOf({ idmedia: 'm1', listMediaItems: undefined })).toMatchObject({ idmedia: 'm1' });
    expect(postOf({ idmedia: '0', listMediaItems: [{ mediaType: 2 }] })).not.toHaveProperty('idmedia');
    const some = [{ mediaType: 2 }, { mediaType: 2, idmedia: 'm2' }];
    expect(postOf({ idmedia: 'm1', listMediaItems: some })).not.toHaveProperty('idmedia');
    expect(postOf({ content: 'Hay quá', originPostContent: undefined })).not.toHaveProperty('isUnsaid');
    expect(postOf({ originPostID: 'p9', originPostContent: null })).toMatchObject({ origin: { content: '' } });
  });

  test('has as its last comment a text, or what that comment is, in whatever shape', () => {
    fc.assert(
      fc.property(fc.anything(), (lastComment) => {
        const { lastComment: said } = postOf({ lastComment }) as { lastComment: unknown };
        expect(said === null || typeof said === 'string').toBe(true);
      }),
    );
    expect(postOf({ lastComment: { idcomment: 'c1', content: 'Đẹp' } })).toMatchObject({ lastComment: 'Đẹp' });
  });
});

describe('a comment that has only what section 3 names', () => {
  const aComment = { idcomment: 'c1', timestamps: 1_790_000_000, totalComment: 0 };
  const commentOf = (more: object): Record<string, unknown> => decode(CommentOnWire, { ...aComment, ...more });

  test('has no author, no post and no text, and says so of none', () => {
    const comment = commentOf({});
    expect(comment).toMatchObject({ links: [], media: [], lastReply: null });
    for (const unsaid of ['owner', 'postId', 'content']) expect(comment).not.toHaveProperty(unsaid);
  });

  test('has no words where the server says so', () => {
    expect(commentOf({ content: null })).toMatchObject({ content: '' });
  });

  test('shows the medium that stands alone', () => {
    const mediaitem = { mediaType: 1, url: 'https://anh.vn/a.jpg' };
    expect(commentOf({ mediaitem })).toMatchObject({ media: [mediaitem] });
    expect(commentOf({ mediaitem, listMediaItems: [] })).toMatchObject({ media: [mediaitem] });
    expect(commentOf({ mediaitem, listMediaItems: [mediaitem, mediaitem] }).media).toHaveLength(2);
  });

  test('has its links whatever their entries are called, and none where there are none', () => {
    const link = 'https://chua.vn/lich';
    for (const entry of [
      { text: JSON.stringify({ link }) },
      { text: JSON.stringify({ title: 'Lịch lễ', href: link }) },
      JSON.stringify({ url: link }),
      JSON.stringify(link),
      link,
    ])
      expect(commentOf({ actionlinks: [entry] }), JSON.stringify(entry)).toMatchObject({ links: [link] });
    const linksOf = (...actionlinks: unknown[]) => commentOf({ actionlinks }).links;
    expect(linksOf({ text: 'HTTP://CHUA.VN' }, 'http://chua.vn/b')).toEqual(['HTTP://CHUA.VN', 'http://chua.vn/b']);
    expect(linksOf({ text: JSON.stringify({ a: link, b: 'https://khac.vn' }) })).toEqual([link]);
    for (const none of [
      { text: 5 },
      { text: 'null' },
      { text: '{"a":1}' },
      'xem https://chua.vn',
      'lịch lễ',
      null,
      5,
      '5',
      ['x'],
    ])
      expect(linksOf(none), JSON.stringify(none)).toEqual([]);
    expect(commentOf({ actionlinks: { text: link } }).links).toEqual([]);
    fc.assert(
      fc.property(fc.jsonValue(), (actionlinks) => {
        const { links } = commentOf({ actionlinks }) as { links: unknown[] };
        for (const one of links) expect(typeof one).toBe('string');
      }),
    );
  });
});
