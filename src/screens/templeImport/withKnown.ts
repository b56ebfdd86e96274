import type { TempleRow } from '../../../commands/core/templeRow';
import { isSameSpot, templeNameKey } from '../../../contract/temples/sameTemple';
import { knownOf } from './lookUp';

/**
 * The rows with what tells the temples that they make from others: those of the name that were there when they were judged, and whether
 * another row makes the same.
 */
export function withKnown(rows: readonly TempleRow[]): readonly TempleRow[] {
  const byName = new Map<string, TempleRow['write'][]>();
  const namesakesOf = ({ name }: TempleRow) => byName.get(templeNameKey(name)) ?? [];
  for (const row of rows) {
    const key = templeNameKey(row.name);
    byName.set(key, byName.get(key) ?? []);
    byName.get(key)?.push(row.write);
  }
  return rows.map((row) => {
    const { write } = row;
    if (write?.is !== 'create') return row;
    const hasTwins = namesakesOf(row).some(
      (other) => other !== write && other?.is === 'create' && isSameSpot(other.fields, write.fields),
    );
    const known = knownOf(row.name);
    return { ...row, write: { ...write, ...(known && { known }), ...(hasTwins && { hasTwins }) } };
  });
}
