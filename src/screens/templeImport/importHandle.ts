import { proxy } from 'valtio/vanilla';
import type { World } from '../../../commands/core/world';

/** The import's own side of its commands, once its screen has been there: what reads files arrives with that. */
export const importHandle: { of: Omit<World['imports'], 'another' | 'takeBack' | 'template'> | null } = { of: null };

/** Whether another file is being chosen while one is open. */
export const choosing = proxy({ is: false });

export const templeImports: World['imports'] = {
  decide: (rows, decision) => importHandle.of?.decide(rows, decision),
  fillHow: (field, way) => importHandle.of?.fillHow(field, way),
  repair: (repair) => importHandle.of?.repair(repair),
  choices: async (of) => (await importHandle.of?.choices(of)) ?? [],
  undo: () => importHandle.of?.undo() ?? false,
  template: (as) => void import('./template').then(({ downloadTemplate }) => downloadTemplate(as)),
  another: () => {
    choosing.is = true;
  },
  begin: () => importHandle.of?.begin() ?? false,
  takeBack: async (of) => (await import('../imports/takeBack')).takeBack(of),
};
