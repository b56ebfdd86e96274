import { type Asked, changed, list, missing, ok, type Route } from './answer';
import type { Medium, Post } from './records';

function row({ data, switches }: Asked, post: Post) {
  const own = data.comments.filter(
    ({ idpost, parent, deleted }) => idpost === post.idpost && parent === null && !deleted,
  );
  const isMore = switches.fields === 'extra';
  return {
    idpost: post.idpost,
    idmedia: post.media[0]?.idmedia ?? '',
    timestamps: post.timestamps,
    ownerInfo: {
      displayName: post.owner.displayName,
      avatar: post.owner.photo,
      ...(isMore ? { pubkey: post.owner.pubkey, uid: post.owner.uid } : {}),
    },
    originPostID: '',
    originPostContent: post.content,
    listMediaItems: post.media.map(({ idmedia, mediaType, url }) =>
      isMore ? { idmedia, mediaType, url, w: 640 } : { mediaType, url },
    ),
    totalComment: own.length,
    lastComment: own.at(-1)?.content ?? '',
    totalLike: String(post.likes),
    allComments: [],
    hasMoreComment: own.length > 0,
    ...(isMore ? { content: post.content, hidden: post.hidden, blocked: post.blocked, shard: 7 } : {}),
  };
}

/** A medium with the post that it stands in; null where no post has it. */
export function mediumOf({ data }: Asked, idmedia: string | undefined): { medium: Medium; post: Post } | null {
  for (const post of data.posts) {
    const medium = post.media.find((one) => one.idmedia === idmedia);
    if (medium) return { medium, post };
  }
  return null;
}

/** An entry of a list of media, of hotlive or of the slider. */
export function mediumRow({ switches }: Asked, { medium, post }: { medium: Medium; post: Post }) {
  const more = { idpost: post.idpost, timestamps: post.timestamps, thumb: medium.url, codec: 'h264' };
  return {
    ...medium,
    ownerInfo: { displayName: post.owner.displayName },
    ...(switches.fields === 'extra' ? more : {}),
  };
}

const there = ({ data }: Asked) => data.posts.filter(({ deleted }) => !deleted);

/** A change of one post, named by idpost. */
const onPost = (call: string, action: string, change: (post: Post) => void): Route => ({
  call,
  query: ['idpost'],
  may: [action],
  answer: (asked) => {
    const post = there(asked).find(({ idpost }) => idpost === asked.query.idpost);
    if (!post) return missing('post');
    change(post);
    return changed(asked, post.idpost, () => row(asked, post));
  },
});

export const POSTS: readonly Route[] = [
  {
    call: 'GET /post/getlistpostfrompos',
    query: ['pos', 'count'],
    may: ['POST_VIEW'],
    answer: (asked) => list(asked, there(asked), (post) => row(asked, post)),
  },
  {
    call: 'GET /post/getlistpostbypubkey',
    query: ['pubkey', 'pos', 'count'],
    may: ['POST_VIEW', 'PROFILE_VIEW'],
    answer: (asked) =>
      list(
        asked,
        there(asked).filter(({ owner }) => owner.pubkey === asked.query.pubkey),
        (post) => row(asked, post),
      ),
  },
  onPost('POST /post/hidepost', 'POST_HIDE', (post) => {
    post.hidden = true;
  }),
  onPost('DELETE /post/deletepost', 'POST_DELETE', (post) => {
    post.deleted = true;
  }),
  // Section 7 does not show the path of this one.
  onPost('POST /post/lock', 'POST_HIDE', (post) => {
    post.blocked = true;
  }),
  {
    call: 'GET /media/getlistmediafrompos',
    query: ['mediaType', 'pos', 'count'],
    may: ['MEDIA_VIEW'],
    answer: (asked) => {
      const types = (asked.query.mediaType ?? '')
        .split(',')
        .filter((type) => type !== '')
        .map(Number);
      const found = there(asked).flatMap((post) =>
        post.media
          .filter(({ mediaType }) => types.length === 0 || types.includes(mediaType))
          .map((medium) => ({ medium, post })),
      );
      return list(asked, found, (one) => mediumRow(asked, one));
    },
  },
  {
    call: 'GET /media/getbyid',
    query: ['idmedia'],
    may: ['MEDIA_VIEW', 'TV_SLIDER_ADD', 'TV_HOTLIVE_ADD'],
    answer: (asked) => {
      const found = mediumOf(asked, asked.query.idmedia);
      return found ? ok(mediumRow(asked, found)) : missing('media');
    },
  },
];
