import type { World } from '../../../commands/world';

/** The import's own side of its commands, once its screen has been there: what reads files arrives with that. */
export const openImport: { of: Omit<World['imports'], 'takeBack'> | null } = { of: null };

export const templeImports: World['imports'] = {
  decide: (rows, decision) => openImport.of?.decide(rows, decision),
  fillHow: (field, way) => openImport.of?.fillHow(field, way),
  begin: () => openImport.of?.begin() ?? false,
  takeBack: async (of) => (await import('../imports/takeBack')).takeBack(of),
};
