import type { Comment, Community, Medium, Member, Post, Report, Temple } from './records';

const FAMILY = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Đặng', 'Bùi', 'Đỗ', 'Hồ', 'Ngô'];
const MIDDLE = ['Văn', 'Thị', 'Minh', 'Ngọc', 'Đức', 'Thanh'];
const GIVEN = [
  'An',
  'Bình',
  'Châu',
  'Dũng',
  'Giang',
  'Hạnh',
  'Khánh',
  'Lan',
  'Mai',
  'Phúc',
  'Quỳnh',
  'Sơn',
  'Tâm',
  'Yến',
];
const TEMPLE = [
  'Bửu Long',
  'Dâu',
  'Đống Quang',
  'Giác Lâm',
  'Hương Tích',
  'Keo',
  'Linh Ứng',
  'Một Cột',
  'Thầy',
  'Trấn Quốc',
];
const KIND = ['Chùa', 'Đền', 'Đình', 'Thiền viện', 'Tu viện', 'Tịnh xá', 'Miếu'];
const CITY = ['Hà Nội', 'Huế', 'Đà Nẵng', 'Bắc Ninh', 'Thái Bình', 'TP. Hồ Chí Minh'];
const SAID = [
  'Sáng nay chùa đông người đi lễ.',
  'Ai cho tôi hỏi giờ mở cửa?',
  'Bán hàng giá rẻ, gọi ngay!',
  'Mùa sen đã nở trong hồ.',
];
/** The media of one post after the other; every type that docs/specification.md section 3 names, several at once, and none. */
const MEDIA = [[1], [2], [], [3], [4], [1, 2], [7], [10], [6], [1, 1, 3]];

/** Every action id there is to give. */
export const ACTIONS = [
  'STATISTICAL',
  ...['VIEW', 'DELETE_POST', 'BLOCK_ACCOUNT'].map((what) => `REPORT_${what}`),
  ...['VIEW', 'LOCK', 'VERIFY', 'UPDATE'].map((what) => `PROFILE_${what}`),
  ...['TV_ACCOUNT', 'TV_SLIDER', 'TV_HOTLIVE'].flatMap((list) =>
    ['VIEW', 'ADD', 'DELETE'].map((what) => `${list}_${what}`),
  ),
  ...['VIEW', 'DELETE', 'HIDE'].map((what) => `POST_${what}`),
  'MEDIA_VIEW',
  ...['LOCATION', 'VIP', 'USER', 'ROLE'].flatMap((of) =>
    ['VIEW', 'ADD', 'EDIT', 'DELETE'].map((what) => `${of}_${what}`),
  ),
  'OTHER_RESET_PASSWORD',
  'OTHER_BAN_USER',
];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** The same community each time: 120 members and what they did in the ninety days before `now`. */
export function newCommunity(now: number, pictures: string): Community {
  let last = 5000;
  const nextId = () => {
    last += 1;
    return last;
  };
  const members = Array.from({ length: 120 }, (_, index) => memberOf(index, now, pictures));
  const posts = Array.from({ length: 60 }, (_, index) => postOf(index, members, now, pictures));
  const comments = posts.flatMap((post, index) => commentsOf(post, index, members));
  return {
    members,
    posts,
    comments,
    reports: Array.from({ length: 80 }, (_, index) => reportOf(index, members, posts, comments, now)),
    vips: members.slice(20, 32).map(({ pubkey }, index) => ({ pubkey, languageTags: index % 2 ? ['vi', 'en'] : [] })),
    tv: members.slice(40, 49).map(({ pubkey }) => pubkey),
    hotlive: mediaOf(posts.slice(30), [2, 3, 4, 7]).slice(0, 8),
    slider: mediaOf(posts.slice(30), [1]).slice(0, 6),
    temples: Array.from({ length: 70 }, (_, index) => templeOf(index, now)),
    roles: [
      { role_id: 1, role_name: 'Quản trị hệ thống', action_ids: [...ACTIONS] },
      { role_id: 2, role_name: 'Kiểm duyệt', action_ids: ['REPORT_VIEW', 'REPORT_DELETE_POST', 'POST_VIEW'] },
      { role_id: 3, role_name: 'Chỉ xem', action_ids: ACTIONS.filter((action) => action.endsWith('_VIEW')) },
    ],
    staff: Array.from({ length: 14 }, (_, index) => ({
      uid: 9001 + index,
      user_name: index === 0 ? 'giamdoc' : `nhanvien${index}`,
      password: 'mat-khau-cua-toi',
      display_name: nameOf(index * 3 + 1),
      organ_id: 0,
      position: 1,
      tier_id: index === 0 ? 100 : 99,
      status: index === 12 ? 2 : index === 13 ? 3 : 1,
      rank_id: 0,
      avatar: '',
      roles: [index === 0 ? 1 : 2 + (index % 2)],
    })),
    sessions: new Map(),
    nextId,
  };
}

const nameOf = (index: number) => `${at(FAMILY, index)} ${at(MIDDLE, index * 7 + 2)} ${at(GIVEN, index * 5 + 3)}`;

function memberOf(index: number, now: number, pictures: string): Member {
  const created = now - 3600 * (5 + index * 17);
  return {
    uid: 1001 + index,
    pubkey: `0x${(0xabc0de0000 + index * 7919).toString(16).padStart(40, '0')}`,
    displayName: nameOf(index),
    photo: index % 3 === 0 ? '' : `${pictures}/faces/${index}.png`,
    dob: 315532800 + index * 8640000,
    gender: index % 2,
    email: `thanhvien${index}@example.vn`,
    phone: `+8491200${String(1000 + index)}`,
    phoneVerified: index % 4 === 0,
    idcard: String(79000000000 + index),
    location: at(CITY, index),
    authentic: index % 9 === 0,
    blocks: index % 10 === 4 ? ['BLOCK_POST'] : [],
    created,
    lastModified: created,
  };
}

function postOf(index: number, members: readonly Member[], now: number, pictures: string): Post {
  const media: Medium[] = at(MEDIA, index).map((mediaType, nth) => ({
    idmedia: `m${3000 + index * 10 + nth}`,
    mediaType,
    url: `${pictures}/media/${index}-${nth}.${[2, 3, 7].includes(mediaType) ? 'mp4' : 'png'}`,
  }));
  return {
    idpost: `p${2000 + index}`,
    owner: at(members, index * 3),
    timestamps: now - 7200 - index * 90_000,
    content: `${at(SAID, index)} (${index + 1})`,
    media,
    likes: index * 4,
    hidden: false,
    blocked: false,
    deleted: false,
  };
}

function commentsOf({ idpost, timestamps }: Post, index: number, members: readonly Member[]): Comment[] {
  const one = (nth: number, parent: string | null): Comment => ({
    idcomment: `c${index * 20 + nth}`,
    idpost,
    parent,
    owner: at(members, index + nth * 11),
    timestamps: timestamps + 60 * (nth + 1),
    content: `${at(SAID, index + nth)} — bình luận ${nth + 1}`,
    deleted: false,
  });
  return [
    ...Array.from({ length: index % 8 }, (_, nth) => one(nth, null)),
    ...(index % 8 > 2 ? [10, 11, 12, 13, 14].map((nth) => one(nth, `c${index * 20}`)) : []),
  ];
}

/** Three reports each about the first posts, every fifth about a comment, every sixth dealt with. */
function reportOf(
  index: number,
  members: readonly Member[],
  posts: readonly Post[],
  comments: readonly Comment[],
  now: number,
): Report {
  const post = at(posts, index < 30 ? Math.floor(index / 3) : index);
  const own = comments.filter(({ idpost }) => idpost === post.idpost);
  return {
    reportId: 700 + index,
    postId: post.idpost,
    commentId: index % 5 === 3 ? (own[0]?.idcomment ?? null) : null,
    reporter: at(members, index + 50),
    reason: at(['Nội dung sai sự thật', 'Quảng cáo', 'Xúc phạm'], index),
    timestamp: now - 600 - index * 5400,
    action: index % 6 === 5 ? 1 + (index % 3) : 0,
  };
}

function templeOf(index: number, now: number): Temple {
  const created = now - 86_400 * (index + 1);
  return {
    id: 400 + index,
    name: `${at(KIND, Math.floor(index / 10))} ${at(TEMPLE, index)}`,
    nickname: index % 4 === 0 ? `Chùa làng số ${index}` : '',
    type: 'PAGODA',
    address: `${index + 1} đường Lê Lợi`,
    city: at(CITY, index),
    country: 'Việt Nam',
    description: index % 3 === 0 ? 'Ngôi chùa cổ bên sông.' : '',
    place: index % 7 === 6 ? null : { lat: String(10 + index / 10), lng: String(105 + index / 50) },
    avatar: '',
    photos: [],
    created,
    updated: created,
  };
}

const mediaOf = (posts: readonly Post[], types: readonly number[]) =>
  posts.flatMap(({ media }) =>
    media.filter(({ mediaType }) => types.includes(mediaType)).map(({ idmedia }) => idmedia),
  );
