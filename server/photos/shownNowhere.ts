import { type Kysely, sql } from 'kysely';
import { thumbOf, UPLOADED_UNDER } from '../../contract/photos';
import type { Schema } from '../store/schema';

const NAME_IN_ADDRESS = `${UPLOADED_UNDER}([A-Za-z0-9_-]+[.]webp)`;

/** The names of photos uploaded to this server that stand in some addresses, each with the name of its small version. */
export function uploadedIn(addresses: readonly string[]): string[] {
  const found = addresses.flatMap((address) => [...address.matchAll(new RegExp(NAME_IN_ADDRESS, 'g'))]);
  const names = found.flatMap(([address, name = '']) => [name, thumbOf(address).slice(UPLOADED_UNDER.length)]);
  return [...new Set(names)];
}

/** Those of some uploaded photos that no row shows: a picture's name is of its content, so that two rows may share one. */
export async function shownNowhere(tx: Kysely<Schema>, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    WITH shown (address) AS (
      SELECT photo FROM member UNION ALL SELECT url FROM media UNION ALL SELECT thumb FROM media
      UNION ALL SELECT media::text FROM comment UNION ALL SELECT avatar FROM admin_user
      UNION ALL SELECT avatar FROM temple UNION ALL SELECT array_to_string(photos, ' ') FROM temple
      UNION ALL SELECT url FROM sticker UNION ALL SELECT thumb FROM sticker),
    uploaded (name) AS (
      SELECT (regexp_matches(address, ${NAME_IN_ADDRESS}, 'g'))[1] FROM shown WHERE strpos(address, ${UPLOADED_UNDER}) > 0)
    SELECT DISTINCT name FROM uploaded`.execute(tx);
  const shown = new Set(uploadedIn(rows.map(({ name }) => UPLOADED_UNDER + name)));
  return names.filter((name) => !shown.has(name));
}
