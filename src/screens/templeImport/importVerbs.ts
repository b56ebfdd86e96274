import { proxy } from 'valtio/vanilla';
import type { TempleImportVerbs } from '../../../commands/temples/screenVerbs';

/** The import's own side of its commands, once its screen has been there: what reads files arrives with that. */
export const importHandle: {
  current: Omit<TempleImportVerbs, 'another' | 'repairKept' | 'takeBack' | 'template'> | null;
} = {
  current: null,
};

/** Whether another file is being chosen while one is open. */
export const choosing = proxy({ is: false });

export const templeImport: TempleImportVerbs = {
  decide: (rows, decision) => importHandle.current?.decide(rows, decision),
  fillHow: (field, way) => importHandle.current?.fillHow(field, way),
  repair: (repair) => importHandle.current?.repair(repair),
  choices: async (of) => (await importHandle.current?.choices(of)) ?? [],
  undo: () => importHandle.current?.undo() ?? false,
  template: (as) => void import('./template').then(({ downloadTemplate }) => downloadTemplate(as)),
  another: () => {
    choosing.is = true;
  },
  begin: () => importHandle.current?.begin() ?? false,
  repairKept: async (of) => (await import('../imports/repairKept')).repairKept(of),
  takeBack: async (of) => (await import('../imports/takeBack')).takeBack(of),
};
