import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { SETTLED } from '../../contract/caseDesk';
import type { Media } from '../../contract/media';
import type { NotedKind } from '../../contract/notes';
import type { Because } from '../../contract/notifications';
import type { PersonalName } from '../../contract/personal';
import type { Place } from '../../contract/presence';
import type { BlockKind } from '../../contract/profiles';
import type { REPLY_REASONS, ReplyState } from '../../contract/replies';
import type { Series } from '../../contract/statistics';
import type { TempleFields } from '../../contract/temples/calls';
import type { ImportState } from '../../contract/temples/imports';
import type { MediaType } from '../../contract/wire/constants';
import type { Language } from '../../contract/wire/languages';
import type { Gravity } from './caseWeight';

/** Times are unix seconds in `int8`; both drivers hand them over as numbers (2^53 is enough until the year 285,616,414). */
type Seconds = number;
/** Null where it is not known, and for rows that are not deleted. */
type DeletedBy = ColumnType<number | null, number | null | undefined, number | null>;
type Json<T> = ColumnType<T, string, string>;

interface AdminUserTable {
  uid: Generated<number>;
  user_name: string;
  display_name: string;
  organ_id: Generated<number>;
  password_hash: string;
  position: Generated<number>;
  /** 100 super admin, 99 staff. */
  tier_id: Generated<number>;
  rank_id: Generated<number>;
  /** 1 active, 2 banned, 3 suspended. */
  status: Generated<number>;
  avatar: Generated<string>;
  created_at: Seconds;
  updated_at: Seconds;
  deleted_at: Seconds | null;
  /** Somebody else knows the password: nothing else may be done before it is changed (auth/sessions.ts). */
  must_change_password: Generated<boolean>;
  /** An account of a program: it has no password, and its token is a session that no idle time ends. */
  is_service: Generated<boolean>;
  /** Names and uid as search finds them, made by the store (store/migrations/0006_staff.ts). */
  folded: GeneratedAlways<string>;
}

interface RoleTable {
  role_id: Generated<number>;
  role_name: string;
  action_ids: string[];
  updated_at: Seconds;
  /** Whoever has it as first role has to have a second factor (auth/secondFactor.ts). */
  needs_second_factor: Generated<boolean>;
}

/** Which roles an admin user has, in order: only the first counts (docs/specification.md section 6). */
interface AdminRoleTable {
  uid: number;
  role_id: number;
  ordinal: number;
}

interface SessionTable {
  session_id: string;
  /** SHA-256 of the opaque key: a stolen table opens nothing. */
  key_hash: string;
  uid: number;
  created_at: Seconds;
  last_seen_at: Seconds;
  expires_at: Seconds;
  address: string;
  agent: string;
  by_organisation: Generated<boolean>;
  /** What was shown beside the password to open it. */
  factor: 'app' | 'recovery' | 'passkey' | null;
}

/** Who somebody is for the organisation (organisation/person.ts). */
interface OrganisationPersonTable {
  issuer: string;
  subject: string;
  uid: number;
}

interface OrganisationTicketTable {
  /** SHA-256 of the ticket, and of the word of the page that asked for it. */
  ticket_hash: string;
  page_hash: string;
  uid: number;
  at: Seconds;
}

interface LoginFailureTable {
  user_name: string;
  address: string;
  at: Seconds;
  /** Of a browser that the name has signed in from, the hash of its token: its failures count for itself alone. */
  browser: ColumnType<string | null, string | null | undefined, never>;
  /** On the first failure of several: their entry in the audit log. */
  entry: ColumnType<number | null, number | null | undefined, number | null>;
}

/** A browser that somebody has signed in from. */
interface KnownBrowserTable {
  /** SHA-256 of the random token in its cookie. */
  token_hash: string;
  uid: number;
  /** When this person last signed in from there. */
  seen_at: Seconds;
}

/** What signing in asks of somebody beside the password. */
interface SecondFactorTable {
  uid: number;
  /** Shared with the authenticator app, in Base32. */
  secret: string;
  begun_at: Seconds;
  /** Null until a first code has shown that an app has the secret: before that it counts for nothing. */
  confirmed_at: ColumnType<number | null, number | null | undefined, number | null>;
  /** The time step of RFC 6238 of the last code that was taken. */
  last_step: ColumnType<number | null, number | null | undefined, number | null>;
  /** SHA-256 of each recovery code that is left. */
  recovery_hashes: Generated<string[]>;
}

/** A public key of an authenticator that somebody has: it stands in for a code at sign-in. */
interface PasskeyTable {
  passkey_id: Generated<number>;
  uid: number;
  /** As its authenticator calls it, in base64url. */
  credential_id: string;
  /** COSE, in base64url. */
  public_key: string;
  /** How often it has signed, as its authenticator counts; 0 of those that do not count. */
  counter: number;
  /** How a browser reaches it. */
  transports: string[];
  /** The host of the console that it was made for: it signs for no other. */
  rp_id: string;
  name: string;
  added_at: Seconds;
  used_at: ColumnType<number | null, number | null | undefined, number | null>;
}

/** What a browser was asked to sign, until it comes back. */
interface PasskeyChallengeTable {
  challenge: string;
  uid: number;
  what_for: 'add' | 'signIn';
  at: Seconds;
}

interface IdempotencyTable {
  key: string;
  uid: number;
  call: string;
  body_hash: string;
  answer: Json<unknown>;
  at: Seconds;
}

export interface AuditTable {
  audit_id: Generated<number>;
  at: Seconds;
  uid: number;
  user_name: string;
  display_name: string;
  command: string;
  target_kind: string;
  target_id: string;
  before: Json<Record<string, unknown> | null>;
  after: Json<Record<string, unknown> | null>;
  /** The job that the change was part of. */
  job: string | null;
  /** Not the first change of its job. */
  behind: Generated<boolean>;
}

/** A row for each job that has changed something: the change that inserts it is the job's first. */
interface AuditJobTable {
  uid: number;
  job: string;
}

/** What has happened of late; made by triggers on `audit` and `report` (migrations/0015_events.ts). */
interface EventTable {
  event_id: GeneratedAlways<number>;
  /** Of the transaction that made it, as the text of a `xid8`. */
  xid: GeneratedAlways<string>;
  at: Seconds;
  kind: string;
  /** Null: many of them. */
  target_id: string | null;
  command: string;
  uid: number | null;
  /** Whom alone it is told to; null: all who may read such rows. */
  for_uid: number | null;
}

/** One row: of which store the events are, and up to which transaction they are forgotten. */
interface EventFloorTable {
  epoch: string;
  xid: string;
}

interface NotificationTable {
  notification_id: Generated<number>;
  title: string;
  body: string;
  /** As the contract has it: `all`, `tier:100`, `role:3`, `uid:7`. */
  audience: string;
  uid: number;
  created_at: Seconds;
  /** Of a notice for one person: why, and about what. */
  because: ColumnType<Because | null, Because | undefined, never>;
  about_kind: ColumnType<NotedKind | null, NotedKind | undefined, never>;
  about_id: ColumnType<string | null, string | undefined, never>;
  /** The note that mentions this person. */
  note_id: ColumnType<number | null, number | undefined, never>;
}

interface StickerTable {
  /** Of the picture's content. */
  sticker_id: string;
  url: string;
  thumb: string;
  uid: number;
  created_at: Seconds;
}

export interface MemberTable {
  uid: Generated<number>;
  pubkey: string;
  display_name: string;
  photo: Generated<string>;
  born_at: Seconds | null;
  /** 1 men, otherwise woman. */
  gender: number;
  email: Generated<string>;
  /** E.164 or empty. */
  phone: Generated<string>;
  phone_verified: Generated<boolean>;
  id_card: Generated<string>;
  location: Generated<string>;
  created_at: Seconds;
  changed_at: Seconds;
  blocks: Generated<BlockKind[]>;
  authentic: Generated<boolean>;
  /** Name, phone, e-mail, uid and public key as search finds them: `memberText` of store/searchText.ts. */
  folded: string;
}

export interface PostTable {
  post_id: string;
  uid: number;
  created_at: Seconds;
  content: string;
  origin_post_id: string | null;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  hidden: Generated<boolean>;
  blocked: Generated<boolean>;
  deleted_at: Seconds | null;
  /** The admin user. */
  deleted_by: DeletedBy;
  /** The types of its media, a bit each (1 << type), by a trigger. */
  media_mask: Generated<number>;
  /** Author name, content and id as search finds them: `postText` of store/searchText.ts. */
  folded: string;
}

export interface MediaTable {
  media_id: string;
  post_id: string;
  uid: number;
  ordinal: number;
  media_type: MediaType;
  url: string;
  thumb: Generated<string>;
  created_at: Seconds;
  /** Follows the post's `deleted_at` by a trigger: media of a deleted post stand in no list. */
  post_deleted: Generated<boolean>;
}

export interface CommentTable {
  comment_id: string;
  post_id: string;
  /** The comment this one replies to; null at the top level. */
  parent_id: string | null;
  uid: number;
  created_at: Seconds;
  content: string;
  links: Generated<string[]>;
  reply_count: Generated<number>;
  /** Media of the comment in the contract's shape. */
  media: Json<Media[]>;
  deleted_at: Seconds | null;
  deleted_by: DeletedBy;
  /** The comment whose deletion took this reply along, and whose restoring brings it back. */
  deleted_with: ColumnType<string | null, string | null | undefined, string | null>;
}

/** What a decision really changed, for reopen. */
export interface DecisionUndo {
  /** It deleted this, at the moment of the decision: a deletion of another moment is somebody else's. */
  readonly deleted?: 'post' | 'comment';
  /** It blocked the author wholly; these kinds were there before. */
  readonly blocks?: readonly BlockKind[];
}

export interface ReportTable {
  report_id: string;
  /** `p` + post id, or `c` + comment id. */
  case_id: string;
  post_id: string;
  comment_id: string | null;
  reporter_uid: number;
  reported_uid: number;
  /** 0 open, 1 ignored, 2 deleted, 3 user blocked. */
  action: Generated<0 | 1 | 2 | 3>;
  reason: string;
  created_at: Seconds;
  processed_at: Seconds | null;
  processed_by: number | null;
  /** Null where the decision changed nothing. */
  undo: ColumnType<DecisionUndo | null, string | null | undefined, string | null>;
  /**
   * For how much its reporter counted when it came, and how grave its reason is (store/caseWeight.ts); a trigger weighs a report that comes
   * without.
   */
  trust: Generated<number>;
  gravity: Generated<Gravity>;
  /** What the decision rests on. */
  policy_id: ColumnType<number | null, number | null | undefined, number | null>;
}

/**
 * Reports gathered by target; kept true by the handlers that write reports, so that the queue pages like any other list. Who writes a report
 * writes its case after it.
 */
export interface ReportCaseTable {
  case_id: string;
  post_id: string;
  comment_id: string | null;
  reported_uid: number;
  /** 0 while any report of the case is open, else the newest decision. */
  action: 0 | 1 | 2 | 3;
  newest_at: Seconds;
  report_count: number;
  open_count: number;
  /** Whom it is handed to. */
  assignee_uid: ColumnType<number | null, number | null | undefined, number | null>;
  /** Its weight as a moment, the earliest for the heaviest (store/caseWeight.ts); a trigger weighs a case that comes without, and anew as its reports change. */
  weighs_from: Generated<Seconds>;
}

/** Who is at a case, until a moment that may be over (migrations/0016_claims.ts). */
interface CaseClaimTable {
  case_id: string;
  uid: number;
  until: Seconds;
}

/** Which screen a window of a session shows, until a moment that may be over (migrations/0021_presence.ts). */
interface PresenceTable {
  session_id: string;
  window_id: string;
  place: Place;
  until: Seconds;
}

/** Why a case waits for a second opinion (migrations/0018_opinions.ts). */
interface CaseOpinionTable {
  case_id: string;
  uid: number;
  at: Seconds;
  proposes: (typeof SETTLED)[number] | null;
  text: string;
}

/** What staff write about a case or a member (migrations/0020_notes.ts). */
interface NoteTable {
  note_id: Generated<number>;
  about_kind: NotedKind;
  /** The id of a case, the public key of a member. */
  about_id: string;
  uid: number;
  text: string;
  mentions: number[];
  created_at: Seconds;
  edited_at: ColumnType<number | null, undefined, number>;
}

/** A reply to a reporter, and the outbox it waits in (server/mail/queue.ts). */
export interface ReplyTable {
  reply_id: Generated<number>;
  report_id: string;
  case_id: string;
  reporter_uid: number;
  /** Who wrote it. */
  uid: number;
  text: string;
  created_at: Seconds;
  /** The same in every try, so that a mail which came twice can be seen as one. */
  message_id: string;
  /** Where it goes; empty where no address was known. */
  address: string;
  state: ReplyState;
  /** While it waits the next try, else when it came to its state. */
  at: Seconds;
  /** Until then it is being sent. */
  claimed_until: Seconds | null;
  tries: Generated<number>;
  reason: (typeof REPLY_REASONS)[number] | null;
  words: string | null;
}

interface ReplyTemplateTable {
  template_id: Generated<number>;
  language: Language;
  name: string;
  text: string;
  updated_at: Seconds;
}

/** What decisions can rest on. */
interface PolicyTable {
  policy_id: Generated<number>;
  name: string;
  text: string;
  /** Null where it is not listed any more. */
  place: number | null;
}

interface TeamViewTable {
  view_id: Generated<number>;
  name: string;
  address: string;
  updated_at: Seconds;
}

/** What a person of the staff has saved for themselves. */
interface PersonalTable {
  uid: number;
  name: PersonalName;
  text: string;
  /** Counts up with every save. */
  version: number;
}

interface CuratedMediaTable {
  list: 'hotlive' | 'tvslider';
  media_id: string;
  added_at: Seconds;
  /** The owner's folded display name, for sorting by name. */
  sort_name: string;
  /** As in `media`. */
  post_deleted: Generated<boolean>;
}

export interface CuratedMemberTable {
  list: 'vip' | 'tv';
  uid: number;
  added_at: Seconds;
  /** The folded display name, for sorting by name. */
  sort_name: string;
  /** BCP 47 codes, each once; empty on any list but `vip`. */
  language_tags: Generated<string[]>;
}

/** Kept by a trigger on `curated_member`. */
interface VipTagTable {
  tag: string;
  uid: number;
  added_at: Seconds;
  sort_name: string;
}

export interface TempleTable {
  temple_id: string;
  name: string;
  nickname: string;
  type: string;
  address: string;
  city: string;
  country: string;
  description: string;
  /** Degrees of WGS 84; both null where there is no place. */
  lat: number | null;
  lng: number | null;
  avatar: string;
  photos: string[];
  created_at: Seconds;
  /** Grows with every change, if need be beyond the clock: edits are held against it. */
  updated_at: Seconds;
  deleted_at: ColumnType<Seconds | null, Seconds | null | undefined, Seconds | null>;
  deleted_by: DeletedBy;
  /** `templeNameKey` of the name: lists are in its order, and an import finds namesakes by it. */
  sort_name: string;
  /** Name, nickname, address, city, country and id as search finds them: `templeText` of store/searchText.ts. */
  folded: string;
  /** Made by the store, as filters find them (store/migrations/0014_temple_filters.ts). */
  city_folded: GeneratedAlways<string>;
  country_folded: GeneratedAlways<string>;
}

/** Who brought which file of temples. */
export interface TempleImportTable {
  import_id: string;
  uid: number;
  at: Seconds;
  file_name: string;
  file_size: number;
  /** SHA-256 in hexadecimal. */
  file_hash: string;
  rows: number;
  left_out: number;
  refused: number;
  /** Its headers, as JSON. */
  columns: string | null;
  /** How many rows stand how. */
  counts: Json<Partial<Record<ImportState, number>>>;
  /** Whether its rows are still there (store/retention.ts). */
  kept: Generated<boolean>;
}

/** What became of one row of such a file. */
export interface TempleImportRowTable {
  import_id: string;
  /** Number in the file. */
  line: number;
  name: string;
  state: ImportState;
  temple_id: string | null;
  /** Fields that it wrote over, as they were; null where it made its temple. */
  before: Json<Partial<TempleFields> | null>;
  /** Fields that it wrote, as they were stored. */
  after: Json<Partial<TempleFields> | null>;
  code: number | null;
  message: string | null;
  /** Of a row that could not be read: what the file says, and what is wrong with it, as JSON. */
  cells: string | null;
  faults: string | null;
}

export interface Schema {
  admin_user: AdminUserTable;
  role: RoleTable;
  admin_role: AdminRoleTable;
  session: SessionTable;
  login_failure: LoginFailureTable;
  known_browser: KnownBrowserTable;
  second_factor: SecondFactorTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  organisation_person: OrganisationPersonTable;
  organisation_ticket: OrganisationTicketTable;
  idempotency: IdempotencyTable;
  audit: AuditTable;
  audit_job: AuditJobTable;
  notification: NotificationTable;
  sticker: StickerTable;
  member: MemberTable;
  post: PostTable;
  media: MediaTable;
  comment: CommentTable;
  report: ReportTable;
  report_case: ReportCaseTable;
  case_claim: CaseClaimTable;
  case_opinion: CaseOpinionTable;
  note: NoteTable;
  presence: PresenceTable;
  reply: ReplyTable;
  reply_template: ReplyTemplateTable;
  policy: PolicyTable;
  team_view: TeamViewTable;
  personal: PersonalTable;
  curated_media: CuratedMediaTable;
  curated_member: CuratedMemberTable;
  vip_tag: VipTagTable;
  temple: TempleTable;
  temple_import: TempleImportTable;
  temple_import_row: TempleImportRowTable;
  event: EventTable;
  event_floor: EventFloorTable;
  list_count: ListCountTable;
  list_stretch: ListCountTable;
  hour_made: HourMadeView;
}

/**
 * How many rows of a list fall into each stretch of its time: totals and deep pages come from here (store/lists.ts). Kept by
 * triggers, never by hand. The view `list_stretch` adds what is still in `list_delta`.
 */
interface ListCountTable {
  /** `post`, `post:hidden`, `member:blocked`, `case:0`, … */
  list: string;
  /** 0 the whole list, then ever narrower stretches (store/countBuckets.ts). */
  level: 0 | 1 | 2 | 3;
  bucket: number;
  n: number;
}

/** How many rows of a series were made in an hour, several entries an hour at times; kept by triggers (migrations/hourlyCounts.ts). */
interface HourMadeView {
  series: Series;
  /** Unix seconds by 3600. */
  hour: number;
  n: number;
}

export type Member = Selectable<MemberTable>;
export type TempleRow = Selectable<TempleTable>;
export type PostRow = Selectable<PostTable>;
export type CommentRow = Selectable<CommentTable>;
export type ReportRow = Selectable<ReportTable>;
export type ReportCaseRow = Selectable<ReportCaseTable>;
