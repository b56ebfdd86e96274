/** Which rows of an import stand how is found by an index that begins with that, so that no look-up of a single line is made by it. */
export const importRowStates = {
  name: '0036_import_row_states',
  up: [
    `DROP INDEX temple_import_row_state`,
    `CREATE INDEX temple_import_row_state ON temple_import_row (state, import_id, line)`,
  ],
};
