import { FIRST_REPLY_TEMPLATES } from './firstReplyTemplates';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const firstTemplates = Object.entries(FIRST_REPLY_TEMPLATES).flatMap(([language, templates]) =>
  templates.map((template) => `(${[language, ...template].map(quoted).join()}, 0)`),
);

/**
 * Replies to reporters, which are their own outbox: what waits is claimed for a while by who sends it (server/mail/queue.ts). And the
 * templates that staff begin them with.
 */
export const replies = {
  name: '0010_replies',
  up: [
    `CREATE TABLE reply (
      reply_id bigserial PRIMARY KEY, report_id text NOT NULL REFERENCES report, case_id text NOT NULL,
      reporter_uid int NOT NULL REFERENCES member, uid int NOT NULL REFERENCES admin_user, text text NOT NULL,
      created_at int8 NOT NULL, message_id text NOT NULL UNIQUE, address text NOT NULL,
      state text NOT NULL CHECK (state IN ('waiting', 'sent', 'notSent', 'pulledBack')), at int8 NOT NULL,
      claimed_until int8, tries int NOT NULL DEFAULT 0, reason text, words text)`,
    `CREATE INDEX reply_case ON reply (case_id, created_at, reply_id)`,
    `CREATE INDEX reply_waiting ON reply (at) WHERE state = 'waiting'`,
    `CREATE TABLE reply_template (
      template_id bigserial PRIMARY KEY, language text NOT NULL, name text NOT NULL, text text NOT NULL, updated_at int8 NOT NULL,
      UNIQUE (language, name))`,
    `INSERT INTO reply_template (language, name, text, updated_at) VALUES ${firstTemplates.join()}`,
  ],
};
