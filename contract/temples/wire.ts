import * as z from 'zod/mini';
import { documentedAs } from '../wire/documented';
import { isSame } from '../wire/isSame';
import { Latitude, Longitude, onWire, type Place, placeOf } from './place';

/** A text; of other servers also a number, and null or nothing where it is empty. */
export const Said = documentedAs(z.string(), z.optional(z.union([z.string(), z.number(), z.null()])));
/** Every row has a name, else it is not a valid row. */
export const SaidName = documentedAs(z.string(), z.union([z.string(), z.number(), z.null()]));
/** Unix seconds; of other servers also as text, and null or missing where it is not recorded. */
export const Moment = documentedAs(z.int(), z.optional(z.union([z.number(), z.string(), z.null()])));

const within = (most: number) => z.number().check(z.minimum(-most), z.maximum(most));
const degrees = (text: typeof Latitude, most: number) =>
  documentedAs(text, z.optional(z.union([text, within(most), z.null()])));
export const SaidLatitude = degrees(Latitude, 90);
export const SaidLongitude = degrees(Longitude, 180);

/** The same place once more: where `lat` and `lng` say none, this one counts. */
export const MapLocation = documentedAs(
  z.optional(z.nullable(z.object({ lat: z.number(), lng: z.number() }))),
  z.optional(z.unknown()),
);
/** Addresses of images; of other servers also as JSON in a text, and null or nothing where there are none. */
export const SaidPhotos = documentedAs(
  z.array(z.string()),
  z.optional(z.union([z.array(z.string()), z.string(), z.null()])),
);

type Text = string | number | null | undefined;

export const textOrEmpty = (said: Text): string => (said === null || said === undefined ? '' : String(said));

/** Undefined where there is no time; 0 is a field that was never filled in. */
export function momentOf(said: Text): number | undefined {
  const seconds = Number(said ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : undefined;
}

export function photosOf(said: readonly string[] | string | null | undefined): string[] {
  if (typeof said !== 'string') return [...(said ?? [])];
  const text = said.trim();
  if (!text.startsWith('[')) return text === '' ? [] : [text];
  try {
    return (JSON.parse(text) as unknown[]).filter((one) => typeof one === 'string');
  } catch {
    // Cut off, perhaps: none of them can be shown, and as it came it goes back.
    return [];
  }
}

/** The place from all fields of a row that give it; null where there is none. */
export function saidPlace(lat: Text, lng: Text, maplocation: unknown): Place | null {
  const place = placeOf({ lat: textOrEmpty(lat), lng: textOrEmpty(lng) });
  if (place !== null || typeof maplocation !== 'object' || maplocation === null) return place;
  const { lat: north, lng: east } = maplocation as Readonly<Record<string, unknown>>;
  const read = [z.safeParse(SaidLatitude, north), z.safeParse(SaidLongitude, east)];
  return read.every(({ success }) => success)
    ? placeOf({ lat: textOrEmpty(north as Text), lng: textOrEmpty(east as Text) })
    : null;
}

/** What a temple has on the wire, docs/specification.md section 3. */
export const WIRE_FIELDS = [
  ...(['id', 'name', 'nickname', 'type', 'address', 'city', 'country', 'description'] as const),
  ...(['lat', 'lng', 'maplocation', 'created', 'updated', 'avatar', 'photos'] as const),
] as const;

/** A row's fields as a server sent them. */
export type AsCame = Readonly<Record<string, unknown>>;

/**
 * What the server sent, where that is not how our own says the same: `21.0285000`, a text that is null, photos in a text, an id that is
 * a number. An edit sends back as it came what it does not change. Undefined where both are the same.
 */
export function asItCame(wire: AsCame, ours: AsCame): AsCame | undefined {
  if (WIRE_FIELDS.every((name) => isSame(wire[name], ours[name]))) return undefined;
  return Object.fromEntries(WIRE_FIELDS.filter((name) => wire[name] !== undefined).map((name) => [name, wire[name]]));
}

/** The rest of a row as it came when these fields get other values; `place` is three fields of the wire. */
export function keptAsCame(asCame: AsCame, changed: readonly string[], place: Place | null): AsCame {
  const gone = new Set(changed.flatMap((name) => (name === 'place' ? ['lat', 'lng', 'maplocation'] : [name])));
  const kept = Object.fromEntries(Object.entries(asCame).filter(([name]) => !gone.has(name)));
  if (gone.has('lat')) return kept;
  // Degrees go out as text (docs/specification.md section 5), and all that is said of a place agrees.
  const ours = onWire(place);
  const says = (said: unknown, degrees: string) => typeof said === 'string' && Number(said) === Number(degrees);
  return {
    ...kept,
    lat: says(kept.lat, ours.lat) ? kept.lat : ours.lat,
    lng: says(kept.lng, ours.lng) ? kept.lng : ours.lng,
  };
}
