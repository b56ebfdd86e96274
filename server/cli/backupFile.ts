import { parseArgs } from 'node:util';
import type { Manifest } from '../backup/manifest';
import { Misuse } from './subcommand';

/** The one file that a command line names. Throws a Misuse where it names none, or anything else. */
export function fileOf(args: readonly string[]): string {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new Misuse('One file is needed.');
  return file;
}

/** What a backup holds, in words. */
export function contentsOf({ tables, photos, takenAt, version, migration }: Manifest): string {
  const number = new Intl.NumberFormat('en');
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = (photos.bytes / 1e6).toFixed(1);
  return `${number.format(rows)} rows of ${tables.length} tables and ${number.format(photos.count)} photos (${megabytes} MB) as of ${takenAt}, version ${version}, migration ${migration}`;
}
