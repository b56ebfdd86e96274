import { SEES_IMPORTS } from '../../contract/wire/permissions';
import { defineScreenCommand, nothing } from '../core/definition';

/** Where a file of temples is brought in. */
export const IMPORT_PATH = '/dashboard/temple-manager/import';
const IMPORTS_PATH = '/dashboard/temple-manager/imports';

const openImport = defineScreenCommand({
  id: 'temple.import',
  on: nothing(),
  permission: 'LOCATION_ADD',
  path: IMPORT_PATH,
  icon: 'file-up',
  run: (world) => world.go(IMPORT_PATH),
});

/** Imports of temples that the server keeps, of all users. */
const goImports = defineScreenCommand({
  id: 'go.imports',
  on: nothing(),
  permission: SEES_IMPORTS,
  extension: 'imports',
  path: IMPORTS_PATH,
  icon: 'history',
  run: (world) => world.go(IMPORTS_PATH),
});

export const templeScreenCommands = [openImport, goImports] as const;
