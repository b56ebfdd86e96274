/**
 * Rows of a file of which nothing is sent are kept with its import; those that cannot be read with what the file says, to be mended later. Texts, not
 * documents: a cell may hold what no document of the store can, and that may be what is wrong with it.
 */
export const unsentRows = {
  name: '0040_unsent_rows',
  up: [
    `ALTER TABLE temple_import ADD COLUMN columns text`,
    `ALTER TABLE temple_import_row ADD COLUMN cells text, ADD COLUMN faults text`,
  ],
};
