/**
 * The indexes that search looks words up in. They are the slowest to keep up row by row: a bulk load drops them first and makes
 * them again afterwards. `gin_pending_list_limit` keeps small what a search has to read beside the index.
 */
export const SEARCH_INDEXES: readonly { readonly name: string; readonly create: string }[] = [
  { name: 'member_words', create: searchIndex('member_words', 'member') },
  { name: 'post_words', create: searchIndex('post_words', 'post') },
];

function searchIndex(name: string, table: string): string {
  return `CREATE INDEX ${name} ON ${table} USING gin (folded gin_trgm_ops) WITH (gin_pending_list_limit = 1024)`;
}

/** Words of members and posts, and statistics fine enough to tell rare words from frequent ones. */
export const search = {
  name: '0003_search',
  up: [
    ...SEARCH_INDEXES.map((index) => index.create),
    `ALTER TABLE member ALTER COLUMN folded SET STATISTICS 1000`,
    `ALTER TABLE post ALTER COLUMN folded SET STATISTICS 1000`,
  ],
};
