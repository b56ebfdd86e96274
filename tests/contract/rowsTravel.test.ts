import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CommentOnWire } from '../../contract/comments';
import { tvUsers, vip } from '../../contract/curatedMembers';
import { PostOnWire } from '../../contract/posts';
import { genderNumber, genderOf, ProfileOnWire } from '../../contract/profiles';
import { aComment, aMedium, aPerson, aPost, aProfile, aTvUser, aVip } from '../commands/rows';

const sparse = (value: unknown) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
const sent = (codec: unknown, row: unknown) => sparse(z.encode(codec as z.ZodMiniType, row));
const travelled = (codec: unknown, row: unknown) => sparse(z.decode(codec as z.ZodMiniType, sent(codec, row)));
const deletion = { at: 5, by: 'An', until: 9 };

describe('what our server says of a row is what the console has of it', () => {
  const shared = { owner: aPerson(), media: [aMedium()], hidden: false, blocked: true, deleted: false };
  test.each([
    [
      'a post',
      aPost({
        media: [aMedium()],
        hidden: true,
        blocked: true,
        lastComment: 'Đẹp',
        commentCount: 3,
        likeCount: '1.2K',
      }),
    ],
    [
      'a post of a server that does not say whether it is hidden',
      aPost({ hidden: undefined, blocked: undefined } as never),
    ],
    ['a post that shares one', aPost({ origin: { postId: 'p0', content: 'Mùa sen', post: shared } })],
    ['a post that shares one of which nothing is said', aPost({ origin: { postId: 'p0', content: '' } })],
    ['a post in the bin', aPost({ deleted: true, deletion })],
  ])('%s', (_, post) => {
    expect(travelled(PostOnWire, post)).toEqual(sparse(post));
  });

  test.each([
    ['a comment', aComment({ links: ['https://chua.vn'], media: [aMedium()], replyCount: 2, lastReply: 'Vâng' })],
    ['a comment without words', aComment({ content: '' })],
    [
      'a comment of which little is said',
      aComment({ owner: undefined, content: undefined, postId: undefined } as never),
    ],
    ['a comment in the bin', aComment({ deleted: true, deletion })],
  ])('%s', (_, comment) => {
    expect(travelled(CommentOnWire, comment)).toEqual(sparse(comment));
  });

  test.each([
    [
      'a member',
      aProfile({ bornAt: -5, blocks: ['BLOCK_POST', 'X'], authentic: true, phoneVerified: true, phone: '+84' }),
    ],
    ['a member without a number', aProfile({ gender: 'men', uid: undefined, pubkey: 'k' } as never)],
  ])('%s', (_, member) => {
    expect(travelled(ProfileOnWire, member)).toEqual(sparse(member));
  });

  test('a TV account, and a VIP account with its languages', () => {
    const [account, tagged] = [
      aTvUser({ bornAt: 5, gender: 'men' }),
      aVip({ languageTags: ['vi', 'en'], photo: '/a.webp' }),
    ];
    for (const codec of [tvUsers.detail.data, tvUsers.create.data])
      expect(travelled(codec, account)).toEqual(sparse(account));
    for (const codec of [vip.detail.data, vip.create.data]) expect(travelled(codec, tagged)).toEqual(sparse(tagged));
    expect(travelled(vip.create.data, { ...tagged, added: false })).toMatchObject({ added: false });
  });
});

describe('other consoles find in a post or comment of ours', () => {
  test('a medium that it is promoted by, and whether there is more to be read of it', () => {
    const medium = aMedium();
    expect(sent(PostOnWire, aPost({ media: [medium] }))).toMatchObject({
      idmedia: medium.idmedia,
      hasMoreComment: false,
    });
    expect(sent(PostOnWire, aPost({ commentCount: 1 }))).toMatchObject({
      idmedia: null,
      hasMoreComment: true,
      allComments: [],
    });
    expect(sent(PostOnWire, aPost({ idmedia: 'whole', media: [medium] }))).toMatchObject({ idmedia: 'whole' });
    expect(sent(CommentOnWire, aComment({ media: [medium, aMedium()] }))).toMatchObject({ mediaitem: medium });
    expect(sent(CommentOnWire, aComment())).toMatchObject({ mediaitem: null });
    expect(sent(PostOnWire, aPost())).toMatchObject({ originPostID: null, originPostContent: null });
  });
});

test('1 is a man and any other number a woman; of whom nothing is said nobody knows', () => {
  expect([genderOf(1), genderOf(0), genderOf(2), genderOf(undefined)]).toEqual(['men', 'woman', 'woman', undefined]);
  expect([genderNumber('men'), genderNumber('woman'), genderNumber(undefined)]).toEqual([1, 0, undefined]);
});

describe('a member whose server', () => {
  const read = (wire: object) =>
    z.decode(ProfileOnWire as unknown as z.ZodMiniType, { pubkey: 'k', ...wire }) as ReturnType<typeof aProfile>;

  test('keeps the number with what vouches for it has that, unless the member says another', () => {
    const verifymap = { Phone: { phone: '+84912345678', verified: true } };
    expect(read({ verifymap })).toMatchObject({ phone: '+84912345678', phoneVerified: true });
    expect(read({ verifymap }).unsaid).not.toContain('phone');
    expect(read({ verifymap, phone: '+8490' })).toMatchObject({ phone: '+8490' });
    expect(read({ verifymap, phone: '' })).toMatchObject({ phone: '+84912345678' });
    expect(read({ verifymap: { Phone: { verified: true } } })).toMatchObject({ phone: '', phoneVerified: true });
    expect(read({ verifymap: { email: true, Phone: 'no number' } })).toMatchObject({ phone: '', phoneVerified: false });
  });

  test('says no birth date has said it: only what it left out is not known', () => {
    expect(read({ dob: null }).unsaid).not.toContain('bornAt');
    expect(read({ dob: 5 })).toMatchObject({ bornAt: 5 });
    expect(read({ dob: '5' })).toMatchObject({ bornAt: 5 });
    expect(read({ email: null }).unsaid).toContain('email');
    expect(read({ email: '' }).unsaid).not.toContain('email');
  });

  test('says kinds of block in any shape has them all', () => {
    expect(read({ blockstatus: ['BLOCK_POST', null, ''] }).blocks).toEqual(['BLOCK_POST']);
    expect(read({ blockstatus: null }).blocks).toEqual([]);
  });
});
