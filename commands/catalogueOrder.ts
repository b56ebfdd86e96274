import { ACTION_IDS } from '../contract/wire/areas';

/** Without repetitions, in the catalogue's order; behind it what another server has of its own. */
export const inCatalogueOrder = (actions: readonly string[]): string[] => [
  ...new Set([...ACTION_IDS.filter((action) => actions.includes(action)), ...actions]),
];
