import type { KyselyPlugin } from 'kysely';

/** Counts what goes to the store: `store.db.withPlugin(counting)`. */
export class Counting implements KyselyPlugin {
  statements = 0;
  /** And the values that came back, each taken apart by the driver. */
  values = 0;
  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => node;
  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => {
    this.statements += 1;
    for (const row of result.rows) this.values += Object.keys(row).length;
    return result;
  };
}
