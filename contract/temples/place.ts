import * as z from 'zod/mini';

/** A point on the map, degrees of WGS 84. */
export const Place = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type Place = z.output<typeof Place>;

/** One of the two as the wire has it; empty counts as 0. Checked here, so that a refusal names the field as the wire does. */
const degreesTo = (most: number) =>
  z.string().check(
    z.maxLength(40),
    z.regex(/^$|^-?\d+(\.\d+)?(e-?\d+)?$/, 'expected degrees as a number in a string'),
    z.refine((text) => !(Math.abs(Number(text)) > most), `expected degrees from -${most} to ${most}`),
  );
export const Latitude = degreesTo(90);
export const Longitude = degreesTo(180);

/** `lat` and `lng` as the wire has them: numbers in strings, both 0 where there is no place (docs/specification.md section 3). */
export const onWire = (place: Place | null) => ({ lat: String(place?.lat ?? 0), lng: String(place?.lng ?? 0) });

/** A place of `lat` and `lng` on the wire; null where both are 0 or absent. */
export function placeOf({
  lat,
  lng,
}: {
  readonly lat?: string | undefined;
  readonly lng?: string | undefined;
}): Place | null {
  const place = { lat: Number(lat ?? 0), lng: Number(lng ?? 0) };
  // Minus nought is nought.
  return place.lat === 0 && place.lng === 0 ? null : { lat: place.lat + 0, lng: place.lng + 0 };
}
