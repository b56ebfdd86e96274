/** What the server keeps, whatever of it its answers show. All times are unix seconds. */
export interface Member {
  readonly uid: number;
  readonly pubkey: string;
  displayName: string;
  photo: string;
  dob: number;
  gender: number;
  email: string;
  phone: string;
  phoneVerified: boolean;
  idcard: string;
  location: string;
  authentic: boolean;
  blocks: string[];
  created: number;
  lastModified: number;
}

export interface Medium {
  readonly idmedia: string;
  readonly mediaType: number;
  readonly url: string;
}

export interface Post {
  readonly idpost: string;
  readonly owner: Member;
  readonly timestamps: number;
  readonly content: string;
  readonly media: readonly Medium[];
  likes: number;
  hidden: boolean;
  blocked: boolean;
  deleted: boolean;
}

export interface Comment {
  readonly idcomment: string;
  readonly idpost: string;
  /** The comment that this one replies to. */
  readonly parent: string | null;
  readonly owner: Member;
  readonly timestamps: number;
  readonly content: string;
  deleted: boolean;
}

export interface Report {
  readonly reportId: number;
  readonly postId: string;
  readonly commentId: string | null;
  readonly reporter: Member;
  readonly reason: string;
  readonly timestamp: number;
  action: number;
}

interface Vip {
  readonly pubkey: string;
  languageTags: string[];
}

export interface Temple {
  readonly id: number;
  name: string;
  nickname: string;
  type: string;
  address: string;
  city: string;
  country: string;
  description: string;
  /** As text, since consoles send it so; null where it lies nowhere on the map. */
  place: { lat: string; lng: string } | null;
  avatar: string;
  photos: string[];
  readonly created: number;
  updated: number;
}

export interface Role {
  readonly role_id: number;
  role_name: string;
  action_ids: string[];
}

export interface AdminUser {
  readonly uid: number;
  user_name: string;
  password: string;
  display_name: string;
  organ_id: number;
  position: number;
  tier_id: number;
  status: number;
  rank_id: number;
  avatar: string;
  /** Role ids, of which the first decides. */
  roles: number[];
}

/** The live community of one server: tests read it to see what came about, and may change it as anybody else would. */
export interface Community {
  readonly members: Member[];
  readonly posts: Post[];
  readonly comments: Comment[];
  readonly reports: Report[];
  readonly vips: Vip[];
  /** Public keys and media ids, newest first. */
  readonly tv: string[];
  readonly hotlive: string[];
  readonly slider: string[];
  readonly temples: Temple[];
  readonly roles: Role[];
  readonly staff: AdminUser[];
  /** Session keys and whose they are. */
  readonly sessions: Map<string, number>;
  /** An id that nothing has had. */
  readonly nextId: () => number;
}
