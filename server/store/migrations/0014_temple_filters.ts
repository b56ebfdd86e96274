/** As contract/wire/fold.ts folds, with a space before, so that a word can be looked up by its beginning (store/search.ts). */
const folded = (column: string) =>
  `' ' || lower(translate(regexp_replace(
    regexp_replace(normalize(${column}, NFD), '[\\u0300-\\u036f]+', '', 'g'), '\\s+', ' ', 'g'), 'đĐ', 'dd'))`;

/** What a list of temples is narrowed down by: each filter finds its rows in an index, so that none reads the table. */
export const templeFilters = {
  name: '0014_temple_filters',
  up: [
    `ALTER TABLE temple
      ADD COLUMN city_folded text NOT NULL GENERATED ALWAYS AS (${folded('city')}) STORED,
      ADD COLUMN country_folded text NOT NULL GENERATED ALWAYS AS (${folded('country')}) STORED`,
    ...['city', 'country'].map(
      (column) => `CREATE INDEX temple_${column} ON temple USING gin (${column}_folded gin_trgm_ops)
        WITH (gin_pending_list_limit = 1024)`,
    ),
    `CREATE INDEX temple_type ON temple (type, created_at, temple_id) WHERE deleted_at IS NULL`,
    `CREATE INDEX temple_without_place ON temple (created_at, temple_id) WHERE deleted_at IS NULL AND lat IS NULL`,
    `CREATE INDEX temple_without_photos ON temple (created_at, temple_id) WHERE deleted_at IS NULL AND photos = '{}'`,
  ],
};
