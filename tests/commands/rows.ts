import type { NoteRow, NoticeRow, SessionRow } from '../../commands/core/rows';
import type { TempleRow } from '../../commands/core/templeRow';
import type { AdminUser } from '../../contract/adminUsers';
import type { PostComment } from '../../contract/comments';
import type { TvUser, Vip } from '../../contract/curatedMembers';
import type { Media, MediaEntry } from '../../contract/media';
import type { Person } from '../../contract/people';
import type { Post } from '../../contract/posts';
import type { Profile } from '../../contract/profiles';
import type { CaseReport, ReportCase } from '../../contract/reports';
import type { Role } from '../../contract/roles';
import type { Sticker } from '../../contract/stickers';
import { EMPTY_TEMPLE, type Temple } from '../../contract/temples/calls';

let serial = 0;
const next = () => {
  serial += 1;
  return serial;
};

export const aPerson = (more: Partial<Person> = {}): Person => {
  const uid = more.uid ?? next();
  return { uid, pubkey: `key${uid}`, displayName: `Nguyễn Văn ${uid}`, avatar: '', ...more };
};

export const aMedium = (more: Partial<Media> = {}): Media & { readonly idmedia: string } => ({
  idmedia: `m${next()}`,
  mediaType: 1,
  url: '/photos/a.webp',
  thumb: '/photos/a-thumb.webp',
  ...more,
});

export const aPost = (more: Partial<Post> = {}): Post => ({
  postId: `post${next()}`,
  createdAt: 1_790_000_000,
  owner: aPerson(),
  content: 'Lễ hội chùa Hương năm nay đông quá.',
  origin: null,
  media: [],
  commentCount: 0,
  lastComment: null,
  likeCount: 0,
  hidden: false,
  blocked: false,
  ...more,
});

export const aProfile = (more: Partial<Profile> = {}): Profile => {
  const uid = more.uid ?? next();
  return {
    pubkey: `key${uid}`,
    uid,
    displayName: `Trần Thị ${uid}`,
    photo: '',
    bornAt: null,
    gender: 'woman',
    email: '',
    phone: '',
    idCard: '',
    location: '',
    createdAt: 1_790_000_000,
    changedAt: 1_790_000_000,
    phoneVerified: false,
    blocks: [],
    authentic: false,
    ...more,
  };
};

export const aCaseReport = (more: Partial<CaseReport> = {}): CaseReport => ({
  reportId: `report${next()}`,
  decision: 'open',
  createdAt: 1_790_000_000,
  reason: 'Lừa đảo',
  reporter: aPerson(),
  ...more,
});

export const aCase = (more: Partial<ReportCase> = {}): ReportCase => {
  const reports = more.reports ?? [aCaseReport()];
  const postId = more.postId ?? `post${next()}`;
  return {
    caseId: `p${postId}`,
    postId,
    decision: 'open',
    createdAt: 1_790_000_000,
    reported: aPerson(),
    content: 'Bán vé số trúng 100%',
    media: [],
    reportCount: reports.length,
    ...more,
    reports,
  };
};

export const aComment = (more: Partial<PostComment> = {}): PostComment => ({
  commentId: `comment${next()}`,
  postId: 'post1',
  createdAt: 1_790_000_000,
  content: 'Đẹp quá!',
  owner: aPerson(),
  links: [],
  replyCount: 0,
  lastReply: null,
  media: [],
  ...more,
});

export const aTvUser = (more: Partial<TvUser> = {}): TvUser => {
  const { pubkey, uid, displayName, photo } = aProfile();
  return { pubkey, uid, displayName, photo, bornAt: null, changedAt: 1_790_000_000, gender: 'woman', ...more };
};

export const aVip = (more: Partial<Vip> = {}): Vip => ({ ...aTvUser(), languageTags: ['vi'], ...more });

export const aMediaEntry = (more: Partial<MediaEntry> = {}): MediaEntry => ({
  ...aMedium(),
  idpost: `post${next()}`,
  ownerInfo: aPerson(),
  timestamps: 1_790_000_000,
  content: 'Chùa Một Cột',
  ...more,
});
export const anAdminUser = (more: Partial<AdminUser> = {}): AdminUser => {
  const uid = more.uid ?? next();
  return {
    uid,
    user_name: `nhanvien${uid}`,
    display_name: `Lê Thị ${uid}`,
    avatar: '',
    tier_id: 99,
    status: 1,
    organ_id: 0,
    position: 1,
    rank_id: 0,
    roles: [],
    actions: [],
    created: 1_790_000_000,
    updated: 1_790_000_000,
    ...more,
  };
};

export const aRole = (more: Partial<Role> = {}): Role => {
  const role_id = more.role_id ?? next();
  return { role_id, role_name: `Vai trò ${role_id}`, action_ids: [], updated: 1_790_000_000, user_count: 0, ...more };
};
export const aTemple = (more: Partial<Temple> = {}): Temple => ({
  ...EMPTY_TEMPLE,
  templeId: `temple${next()}`,
  name: 'Chùa Một Cột',
  createdAt: 1_790_000_000,
  updatedAt: 1_790_000_000,
  ...more,
});

const aSender = { uid: 1, user_name: 'admin', display_name: 'Quản trị' };
export const aNote = (more: Partial<NoteRow> = {}): NoteRow => ({
  id: String(next()),
  by: { uid: 7, display_name: 'Hoa', avatar: '' },
  text: 'Đã nhắc một lần.',
  mentions: [],
  created: 1_790_000_000,
  about: { kind: 'case', id: '5' },
  ...more,
});
export const aNotice = (more: Partial<NoticeRow> = {}): NoticeRow => ({
  id: String(next()),
  title: 'Bảo trì tối nay',
  body: 'Từ 22 giờ.',
  audience: 'all',
  created: 1_790_000_000,
  sender: aSender,
  ...more,
});
export const aSticker = (more: Partial<Sticker> = {}): Sticker => ({
  id: `sticker${next()}`,
  url: '/photos/u/a.webp',
  thumb: '/photos/u/a-thumb.webp',
  created: 1_790_000_000,
  sender: aSender,
  ...more,
});
export const aSession = (more: Partial<SessionRow> = {}): SessionRow => ({
  id: `session${next()}`,
  created: 1_790_000_000,
  last_seen: 1_790_000_000,
  address: '127.0.0.1',
  agent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
  current: false,
  ...more,
});
export const aTempleRow = (more: Partial<TempleRow> = {}): TempleRow => {
  const line = next();
  const name = more.name ?? `Chùa ${line}`;
  return {
    rowId: `tep-${line}`,
    line,
    name,
    cells: [],
    fields: { name },
    judged: { is: 'created' },
    decision: 'skip',
    write: { is: 'create', fields: { ...EMPTY_TEMPLE, name }, anyway: false },
    ...more,
  };
};
