import type { Kysely } from 'kysely';
import type { NotedKind } from '../../contract/notes';
import { audienceOfOne, type Because } from '../../contract/notifications';
import type { Schema } from './schema';

interface Occasion {
  readonly because: Because;
  /** Absent where it is about the person's own account. */
  readonly about?: { readonly kind: NotedKind; readonly id: string };
  /** The note that it is, with which it goes. */
  readonly noteId?: number;
  /** Who has made it, who is told of nothing of their own. */
  readonly by: number;
  readonly now: number;
}

/** Puts a notice into the bells of some of the staff, each for that person alone. */
export async function notify(
  tx: Kysely<Schema>,
  uids: readonly number[],
  { because, about, noteId, by, now }: Occasion,
): Promise<void> {
  const others = uids.filter((uid) => uid !== by);
  if (others.length === 0) return;
  await tx
    .insertInto('notification')
    .values(
      others.map((uid) => ({
        title: '',
        body: '',
        audience: audienceOfOne(uid),
        uid: by,
        created_at: now,
        because,
        ...(about && { about_kind: about.kind, about_id: about.id }),
        ...(noteId !== undefined && { note_id: noteId }),
      })),
    )
    .execute();
}
