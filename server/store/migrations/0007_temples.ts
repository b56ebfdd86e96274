import { type CountedTable, counted } from './countedLists';

export const TEMPLES: CountedTable = {
  table: 'temple',
  at: 'created_at',
  prefix: 'temple',
  lists: [[`'temple'`, 'r.deleted_at IS NULL']],
};

/**
 * Temples, docs/specification.md section 3. Newest first by counts as every list, by name in an index, by words with trigrams
 * (0003_search).
 */
export const temples = {
  name: '0007_temples',
  up: [
    `CREATE TABLE temple (
      temple_id text PRIMARY KEY, name text NOT NULL, nickname text NOT NULL, type text NOT NULL, address text NOT NULL,
      city text NOT NULL, country text NOT NULL, description text NOT NULL, lat float8, lng float8,
      avatar text NOT NULL, photos text[] NOT NULL, created_at int8 NOT NULL, updated_at int8 NOT NULL, deleted_at int8,
      sort_name text NOT NULL, folded text NOT NULL, CHECK ((lat IS NULL) = (lng IS NULL)))`,
    `CREATE INDEX temple_time ON temple (created_at, temple_id) WHERE deleted_at IS NULL`,
    `CREATE INDEX temple_name ON temple (sort_name, temple_id) WHERE deleted_at IS NULL`,
    `CREATE INDEX temple_words ON temple USING gin (folded gin_trgm_ops) WITH (gin_pending_list_limit = 1024)`,
    `ALTER TABLE temple ALTER COLUMN folded SET STATISTICS 1000`,
    ...counted(TEMPLES),
  ],
};
