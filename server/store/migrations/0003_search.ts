/**
 * Words of members and posts, by trigrams; `gin_pending_list_limit` keeps small what a search reads beside an index. The finer
 * statistics tell rare words from frequent ones: frequent ones are found quicker by going through the newest rows.
 */
export const search = {
  name: '0003_search',
  up: ['member', 'post'].flatMap((table) => [
    `CREATE INDEX ${table}_words ON ${table} USING gin (folded gin_trgm_ops) WITH (gin_pending_list_limit = 1024)`,
    `ALTER TABLE ${table} ALTER COLUMN folded SET STATISTICS 1000`,
  ]),
};
