import { type Kysely, sql } from 'kysely';
import type { Colleague } from '../../contract/caseDesk';
import * as notes from '../../contract/notes';
import { audienceOfOne } from '../../contract/notifications';
import { Code } from '../../contract/wire/codes';
import { RefusalError } from '../http/refusalError';
import { type Caller, type ServedCall, serve } from '../http/serve';
import { colleaguesWhoMay } from '../store/colleagues';
import { newestFirst } from '../store/lists';
import { notify } from '../store/personalNotices';
import type { Schema } from '../store/schema';
import { colleague } from '../store/sqlFragments';

/**
 * Notes of staff on cases and members (extension `notes`). The log names the case or member as what was changed: so they are told of as a
 * change of it.
 */
export const notesResource: readonly ServedCall[] = [
  serve(notes.list, async ({ tx, input }) => {
    await mustBeThere(tx, input);
    const theirs = tx.selectFrom('note').where('about_kind', '=', input.kind).where('about_id', '=', input.id);
    const { total } = await theirs.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const page = newestFirst(theirs.select('note_id'), input, 'created_at', 'note_id');
    const rows = await whole(tx)
      .where('n.note_id', 'in', page)
      .orderBy('n.created_at', 'desc')
      .orderBy('n.note_id', 'desc')
      .execute();
    return { data: rows.map(asNote), total };
  }),

  serve(notes.create, async ({ tx, input: { kind, id, body }, caller, now, audit }) => {
    await mustBeThere(tx, { kind, id });
    const mentioned = [...new Set(body.mentions)];
    await mustBeAbleToSee(tx, kind, mentioned);
    const { note_id } = await tx
      .insertInto('note')
      .values({
        about_kind: kind,
        about_id: id,
        uid: caller.uid,
        text: body.text,
        mentions: mentioned,
        created_at: now,
      })
      .returning('note_id')
      .executeTakeFirstOrThrow();
    const note = await oneNote(tx, note_id);
    await audit({ command: 'note.add', kind, id, before: null, after: recorded(note) });
    await notify(tx, mentioned, { because: 'mentioned', about: { kind, id }, noteId: note_id, by: caller.uid, now });
    return note;
  }),

  serve(notes.edit, async ({ tx, input: { kind, idnote, body }, caller, now, audit }) => {
    const { note_id, about_id: id, mentions } = await lockedOwn(tx, kind, idnote, caller);
    const before = await oneNote(tx, note_id);
    const mentioned = [...new Set(body.mentions)];
    const isSame = (uids: readonly number[]) =>
      uids.length === mentions.length && uids.every((uid) => mentions.includes(uid));
    if (before.text === body.text && isSame(mentioned)) return before;
    // Whom it mentions already may have left since: only others have to be there.
    const added = mentioned.filter((uid) => !mentions.includes(uid));
    await mustBeAbleToSee(tx, kind, added);
    await tx
      .updateTable('note')
      .set({ text: body.text, mentions: mentioned, edited_at: now })
      .where('note_id', '=', note_id)
      .execute();
    const after = await oneNote(tx, note_id);
    await audit({ command: 'note.edit', kind, id, before: recorded(before), after: recorded(after) });
    const stillTold = mentioned.map(audienceOfOne);
    await tx
      .deleteFrom('notification')
      .where('note_id', '=', note_id)
      .$if(stillTold.length > 0, (told) => told.where('audience', 'not in', stillTold))
      .execute();
    await notify(tx, added, { because: 'mentioned', about: { kind, id }, noteId: note_id, by: caller.uid, now });
    return after;
  }),

  serve(notes.remove, async ({ tx, input: { kind, idnote }, caller, audit }) => {
    const { note_id, about_id: id } = await lockedOwn(tx, kind, idnote, caller);
    const before = await oneNote(tx, note_id);
    await tx.deleteFrom('note').where('note_id', '=', note_id).execute();
    await audit({ command: 'note.delete', kind, id, before: recorded(before), after: null });
    return { id: idnote };
  }),
];

/** What may have a note is there, or 304. */
async function mustBeThere(tx: Kysely<Schema>, { kind, id }: { readonly kind: notes.NotedKind; readonly id: string }) {
  const found =
    kind === 'case'
      ? tx.selectFrom('report_case').select('case_id as id').where('case_id', '=', id)
      : tx.selectFrom('member').select('pubkey as id').where('pubkey', '=', id);
  if (!(await found.executeTakeFirst())) throw new RefusalError(Code.notFound, `There is no ${kind} ${id}`);
}

/** Whoever is called to a note can read it, or 400. */
const mustBeAbleToSee = (tx: Kysely<Schema>, kind: notes.NotedKind, uids: readonly number[]) =>
  colleaguesWhoMay(tx, { uids, rule: notes.NOTED[kind], path: 'body.mentions' });

/** The caller's note under a row lock: 304 where there is none on such a thing, 308 where it is somebody else's. */
async function lockedOwn(tx: Kysely<Schema>, kind: notes.NotedKind, noteId: string, { uid }: Caller) {
  const found = /^\d{1,15}$/.test(noteId)
    ? await tx
        .selectFrom('note')
        .selectAll()
        .where('note_id', '=', Number(noteId))
        .where('about_kind', '=', kind)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!found) throw new RefusalError(Code.notFound, `There is no note ${noteId}`);
  if (found.uid !== uid) throw new RefusalError(Code.forbidden, `Note ${noteId} is somebody else's`);
  return found;
}

const whole = (tx: Kysely<Schema>) =>
  tx
    .selectFrom('note as n')
    .innerJoin('admin_user as author', 'author.uid', 'n.uid')
    .select([
      'n.note_id',
      'n.text',
      'n.created_at',
      'n.edited_at',
      colleague('author').as('by'),
      sql<Colleague[]>`(
        SELECT coalesce(json_agg(${colleague('called')} ORDER BY array_position(n.mentions, called.uid)), '[]')
        FROM admin_user called WHERE called.uid = ANY(n.mentions))`.as('mentions'),
    ]);

type Whole = Awaited<ReturnType<ReturnType<typeof whole>['executeTakeFirstOrThrow']>>;
const asNote = ({ note_id, text, created_at, edited_at, by, mentions }: Whole): notes.Note => ({
  id: String(note_id),
  by,
  text,
  mentions,
  created: created_at,
  ...(edited_at === null ? {} : { edited: edited_at }),
});

const oneNote = async (tx: Kysely<Schema>, id: number) =>
  asNote(await whole(tx).where('n.note_id', '=', id).executeTakeFirstOrThrow());

/** As the log keeps it: whom it mentions by their names of that day. */
const recorded = ({ text, mentions }: notes.Note) => ({
  text,
  mentions: mentions.map(({ display_name }) => display_name),
});
