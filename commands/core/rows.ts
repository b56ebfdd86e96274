import type { AdminUser } from '../../contract/adminUsers';
import type { PostComment } from '../../contract/comments';
import type { TvUser, Vip } from '../../contract/curatedMembers';
import type { MediaEntry } from '../../contract/media';
import type { Note, NotedKind } from '../../contract/notes';
import type { StaffNotification } from '../../contract/notifications';
import type { Passkey } from '../../contract/passkeys';
import type { Post } from '../../contract/posts';
import type { Profile } from '../../contract/profiles';
import type { ReplyTemplate } from '../../contract/replyTemplates';
import type { ReportCase } from '../../contract/reports';
import type { Role } from '../../contract/roles';
import type { SessionInfo } from '../../contract/session';
import type { Sticker } from '../../contract/stickers';
import type { TeamView } from '../../contract/teamViews';
import type { Temple } from '../../contract/temples/calls';
import type { TempleImport } from '../../contract/temples/imports';
import type { TempleRow } from './templeRow';

/** `gone`: deleted from this console, and shown so until the list is read again. No server says it. */
export type StaffRow = AdminUser & { readonly gone?: boolean };
export type RoleRow = Role & { readonly gone?: boolean };

/** `blockedBefore`: what its author was kept from before a block from here, for undo. No server says it. */
export type CommentRow = PostComment & { readonly blockedBefore?: readonly string[] };

/** `gone`: deleted from this console, and shown so until the list is read again. No server says it. */
export type NoticeRow = StaffNotification & { readonly gone?: boolean };

/** What a note is about: a case by its id, or a member by public key. */
export interface Noted {
  readonly kind: NotedKind;
  readonly id: string;
}

/** A note with what it is about. `gone`: deleted from this console, and shown so until the notes are read again. No server says either. */
export type NoteRow = Note & {
  readonly about: Noted;
  readonly gone?: boolean;
};

/** `gone`: taken from the team by this console, and shown so until the views are read again. No server says it. */
export type TeamViewRow = TeamView & { readonly gone?: boolean };

/** `ended`: by this console, and shown so while the panel is open. No server says it. */
export type SessionRow = SessionInfo & { readonly ended?: boolean };

/** `gone`: removed from this console, and shown so while the panel is open. No server says it. */
export type PasskeyRow = Passkey & { readonly gone?: boolean };

/** One command on many rows, as this browser keeps it: how far it is, and what came of it. */
export interface JobRow {
  readonly id: string;
  /** What was done to how many rows, in words. */
  readonly title: string;
  readonly phase: 'held' | 'running' | 'paused' | 'finished';
  readonly counts: Readonly<Record<'done' | 'failed' | 'unsure', number>>;
  /** Its done rows can be undone by a call; whether they have been, and which job it undoes itself. */
  readonly undoable: boolean;
  readonly undone: boolean;
  readonly undoes: string | null;
}

/** What a command can act on: each kind of row and its shape. A new kind is one line here and one in kinds.ts. */
export interface Rows {
  report: ReportCase;
  replyTemplate: ReplyTemplate;
  teamView: TeamViewRow;
  post: Post;
  profile: Profile;
  comment: CommentRow;
  vip: Vip;
  tvUser: TvUser;
  /** Any medium of a post, found by its id. */
  media: MediaEntry;
  hotlive: MediaEntry;
  tvSlider: MediaEntry;
  adminUser: StaffRow;
  role: RoleRow;
  temple: Temple;
  notification: NoticeRow;
  note: NoteRow;
  sticker: Sticker;
  /** A place where the user is signed in. */
  session: SessionRow;
  /** One of the user's own. */
  passkey: PasskeyRow;
  /** A row of a file that is being imported. */
  templeRow: TempleRow;
  /** A file of temples that was imported, as the server keeps it. */
  templeImport: TempleImport;
  job: JobRow;
}
export type Kind = keyof Rows;
