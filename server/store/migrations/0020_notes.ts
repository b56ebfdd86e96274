/** What staff write to each other about a case or a member. What a note put into bells stays for as long as it does. */
export const notes = {
  name: '0020_notes',
  up: [
    `CREATE TABLE note (
      note_id bigserial PRIMARY KEY, about_kind text NOT NULL CHECK (about_kind IN ('case', 'profile')), about_id text NOT NULL,
      uid int NOT NULL REFERENCES admin_user, text text NOT NULL, mentions int[] NOT NULL DEFAULT '{}',
      created_at int8 NOT NULL, edited_at int8)`,
    `CREATE INDEX note_about ON note (about_kind, about_id, created_at, note_id)`,
    `ALTER TABLE notification ADD COLUMN note_id int8 REFERENCES note ON DELETE CASCADE`,
    `CREATE INDEX notification_note ON notification (note_id) WHERE note_id IS NOT NULL`,
  ],
};
