import type { KyselyPlugin } from 'kysely';

/** Counts what goes to the store: `store.db.withPlugin(counting)`. */
export class Counting implements KyselyPlugin {
  statements = 0;
  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => node;
  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => {
    this.statements += 1;
    return result;
  };
}
