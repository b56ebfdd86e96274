/** Imports of temples: who brought which file, and what became of each of its rows. */
export const imports = {
  name: '0013_imports',
  up: [
    `CREATE TABLE temple_import (
      import_id text PRIMARY KEY, uid int NOT NULL REFERENCES admin_user, at int8 NOT NULL, file_name text NOT NULL,
      file_size int8 NOT NULL, file_hash text NOT NULL, rows int NOT NULL, left_out int NOT NULL, refused int NOT NULL,
      counts jsonb NOT NULL, kept bool NOT NULL DEFAULT true)`,
    `CREATE INDEX temple_import_time ON temple_import (at, import_id)`,
    `CREATE INDEX temple_import_file ON temple_import (file_hash, at)`,
    `CREATE INDEX temple_import_kept ON temple_import (at) WHERE kept`,
    `CREATE TABLE temple_import_row (
      import_id text NOT NULL REFERENCES temple_import, line int NOT NULL, name text NOT NULL, state text NOT NULL,
      temple_id text, before jsonb, after jsonb, code int, message text, PRIMARY KEY (import_id, line))`,
    `CREATE INDEX temple_import_row_state ON temple_import_row (import_id, state, line)`,
  ],
};
