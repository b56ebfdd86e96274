import type { Position } from 'geojson';
import type { Place } from '../../contract/temples/place';
import { language } from '../i18n';
import type { Country } from './atlas';
import { type Point, worldPoint } from './mercator';

/**
 * ISO 3166: two letters and the number that the atlas has, of every country that a map of the world is large enough for. Fiji, on both
 * edges of the map, has no middle.
 */
const CODES =
  'AE784 AF004 AL008 AM051 AO024 AR032 AT040 AU036 AZ031 BA070 BD050 BE056 BF854 BG100 BI108 BJ204 BN096 BO068 BR076 BS044 BT064 BW072 BY112 BZ084 CA124 CD180 CF140 CG178 CH756 CI384 CL152 CM120 CN156 CO170 CR188 CU192 CY196 CZ203 DE276 DJ262 DK208 DO214 DZ012 EC218 EE233 EG818 EH732 ER232 ES724 ET231 FI246 FR250 GA266 GB826 GE268 GH288 GL304 GM270 GN324 GQ226 GR300 GT320 GW624 GY328 HN340 HR191 HT332 HU348 ID360 IE372 IL376 IN356 IQ368 IR364 IS352 IT380 JM388 JO400 JP392 KE404 KG417 KH116 KP408 KR410 KW414 KZ398 LA418 LB422 LK144 LR430 LS426 LT440 LU442 LV428 LY434 MA504 MD498 ME499 MG450 MK807 ML466 MM104 MN496 MR478 MW454 MX484 MY458 MZ508 NA516 NC540 NE562 NG566 NI558 NL528 NO578 NP524 NZ554 OM512 PA591 PE604 PG598 PH608 PK586 PL616 PR630 PS275 PT620 PY600 QA634 RO642 RS688 RU643 RW646 SA682 SB090 SD729 SE752 SI705 SK703 SL694 SN686 SO706 SR740 SS728 SV222 SY760 SZ748 TD148 TG768 TH764 TJ762 TL626 TM795 TN788 TR792 TT780 TW158 TZ834 UA804 UG800 US840 UY858 UZ860 VE862 VN704 VU548 YE887 ZA710 ZM894 ZW716';
const LETTERS = new Map(CODES.split(' ').map((code) => [code.slice(2), code.slice(0, 2)]));

/** The name of a country, and its place: the middle of its largest part, which is `widthPx` wide. Pixels of the world's square. */
export interface CountryName extends Point {
  readonly name: string;
  readonly widthPx: number;
}

/** Where the middle lies in a neighbour, as that of a long and narrow country may. */
const PLACES: Readonly<Record<string, Place>> = { VN: { lat: 14.1, lng: 108.2 } };

/** The countries' names in the person's language. */
export function countryNames(countries: readonly Country[]): readonly CountryName[] {
  const names = new Intl.DisplayNames(language.code, { type: 'region' });
  return countries.flatMap(({ id, geometry }) => {
    const letters = LETTERS.get(String(id));
    if (letters === undefined) return [];
    const parts =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    const rings = parts.map(([ring = []]) => middleOf(ring));
    const largest = rings.reduce((one, other) => (other.area > one.area ? other : one));
    const { x, y } = PLACES[letters] ? worldPoint(PLACES[letters]) : largest;
    return [{ name: names.of(letters) ?? '', x, y, widthPx: largest.widthPx }];
  });
}

/** Centre of gravity, area and width of a closed line. */
function middleOf(ring: readonly Position[]) {
  const points = ring.map(([lng = 0, lat = 0]) => worldPoint({ lat, lng }));
  let [area, x, y] = [0, 0, 0];
  for (const [at, one] of points.entries()) {
    const other = points[at + 1];
    if (!other) break;
    const cross = one.x * other.y - other.x * one.y;
    area += cross;
    x += (one.x + other.x) * cross;
    y += (one.y + other.y) * cross;
  }
  const across = points.map((point) => point.x);
  const widthPx = Math.max(...across) - Math.min(...across);
  return { area: Math.abs(area), x: x / (3 * area || 1), y: y / (3 * area || 1), widthPx };
}
