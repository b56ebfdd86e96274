import type { Place } from '../../contract/temples/place';
import { metresBetween } from '../../contract/temples/sameTemple';
import { folded } from './fold';

/** Of a place that a row names in words, how far its latitude and longitude lie from there. */
export interface Far {
  /** As the row says it. */
  readonly name: string;
  readonly metres: number;
}

/**
 * Farther from the middle or the capital of its province no place of Việt Nam lies, the two archipelagos aside (below): from Thành phố Hồ Chí
 * Minh to Côn Đảo it is 235 km. What is nearer may be right, and nothing is said of it.
 */
const FAR_METRES = 300_000;

/**
 * Names without their marks, as they are compared, with latitude and longitude to a tenth of a degree: the middles of the 34 provinces, and
 * the cities of the map (src/map/data/labels.json). A province that was merged into another in July 2025, and what has other names, stands
 * behind the city that it is looked for around. Last the archipelagos with what they belong to, and the places that are called, but for
 * marks, like one of the others.
 */
const PLACES = `An Giang 10.2 105.1; Ca Mau 9.1 105.2; Cao Bang 22.7 106.1; Da Nang 15.7 108; Dak Lak 12.9 108.4; Dien Bien 21.8 103;
Dong Nai 11.4 107; Dong Thap 10.5 105.9; Gia Lai 13.9 108.4; Ha Tinh 18.3 105.7; Khanh Hoa 12.1 109; Lai Chau 22.4 103.2;
Lang Son 21.8 106.6; Lao Cai 22.1 104.3; Lam Dong 11.7 108; Nghe An 19.2 104.9; Phu Tho 21 105.3; Quang Ngai 14.8 108.1;
Quang Ninh 21.3 107.2; Quang Tri 17.2 106.5; Son La 21.2 104.1; Thanh Hoa 20 105.3; Tuyen Quang 22.5 105.1; Vinh Long 10 106.3;
Ha Noi=Ha Tay 21 105.8; Ho Chi Minh=HCM=Sai Gon 10.8 106.7; Da Nang 16.1 108.2; Hai Phong 20.8 106.7; Can Tho 10 105.7;
Hue=Thua Thien Hue=Thua Thien 16.5 107.6; Nha Trang 12.2 109.2; Vinh 18.7 105.7; Buon Ma Thuot 12.7 108; Da Lat 11.9 108.5;
Quy Nhon=Binh Dinh 13.8 109.2; Ha Long 21 107.1; Bien Hoa 10.9 106.8; Thai Nguyen 21.6 105.8; Thanh Hoa 19.8 105.8; Viet Tri 21.3 105.4;
Yen Bai 21.7 104.9; Dien Bien Phu 21.4 103; Ha Giang 22.8 105; Bac Kan 22.1 105.8; Bac Giang 21.3 106.2; Bac Ninh 21.2 106.1;
Vinh Yen=Vinh Phuc 21.3 105.6; Hoa Binh 20.8 105.3; Hai Duong 20.9 106.3; Hung Yen 20.6 106.1; Thai Binh 20.5 106.3;
Nam Dinh 20.4 106.2; Phu Ly=Ha Nam 20.5 105.9; Ninh Binh 20.3 106; Dong Hoi=Quang Binh 17.5 106.6; Dong Ha 16.8 107.1;
Tam Ky=Quang Nam 15.6 108.5; Hoi An 15.9 108.3; Kon Tum 14.4 108; Pleiku 14 108; Tuy Hoa=Phu Yen 13.1 109.3; Gia Nghia=Dak Nong 12 107.7;
Phan Rang=Ninh Thuan 11.6 109; Cam Ranh 11.9 109.2; Phan Thiet=Binh Thuan 10.9 108.1; Bao Loc 11.5 107.8; Dong Xoai=Binh Phuoc 11.5 106.9;
Thu Dau Mot=Binh Duong 11 106.7; Tay Ninh 11.3 106.1; Vung Tau=Ba Ria 10.3 107.1; Tan An=Long An 10.5 106.4; My Tho=Tien Giang 10.4 106.4;
Ben Tre 10.2 106.4; Tra Vinh 9.9 106.3; Cao Lanh 10.5 105.6; Sa Dec 10.3 105.8; Long Xuyen 10.4 105.4; Chau Doc 10.7 105.1;
Rach Gia=Kien Giang 10 105.1; Ha Tien 10.4 104.5; Phu Quoc 10.2 104; Mong Cai 21.5 108; Sa Pa 22.3 103.8; Moc Chau 20.9 104.6;
Vi Thanh=Hau Giang 9.8 105.5; Soc Trang 9.6 106; Bac Lieu 9.3 105.7;
Hoang Sa=Da Nang 16.5 112; Truong Sa=Khanh Hoa=Nha Trang 9.5 113.5;
Hoa Binh 9.3 105.6; Kien Giang 17.2 106.8; Phu Yen 21.3 104.6; Thanh Hoa 10.7 106.2`;

/** `folded`, without spaces. Of another country nothing is known here; where no country is said, it is the one that most temples are in. */
const VIETNAM: ReadonlySet<string> = new Set(['vietnam', 'vn', 'vnm', '越南', 'فيتنام']);
const OF_A_PLACE = /^(?:thanh pho|tinh|thi xa|tp|tx|t|city of) | (?:city|province|vietnam|viet nam)$/g;
const BETWEEN_PARTS = /[,;/–-]/;

let byKey: ReadonlyMap<string, readonly Place[]> | null = null;
let all: readonly Place[] = [];

/** Read when the first row asks: a page that knows only what is warned about has no use for it. */
function known(): ReadonlyMap<string, readonly Place[]> {
  if (byKey) return byKey;
  const found = new Map<string, Place[]>();
  all = PLACES.split(';').map((entry) => {
    const [, names = '', lat, lng] = entry.match(/^\s*(.*) ([\d.]+) ([\d.]+)$/) ?? [];
    const place = { lat: Number(lat), lng: Number(lng) };
    for (const name of names.split('=')) found.set(keyOf(name), [...(found.get(keyOf(name)) ?? []), place]);
    return place;
  });
  byKey = found;
  return found;
}

const keyOf = (text: string) => folded(text).replace(OF_A_PLACE, '').replaceAll(' ', '');

/** What was understood of a city and a country: a file names few of them, and many times. */
const understood = new Map<string, Named | null>();
const UNDERSTOOD_MAX = 2000;
interface Named {
  readonly name: string;
  readonly places: readonly Place[];
}

/** How far a place lies from the city of Việt Nam that its row names, or from the country; null where that can be right, or is not known. */
export function farFromNamed(
  place: Place,
  { city, country }: { readonly city: string; readonly country: string },
): Far | null {
  const key = `${country}\n${city}`;
  let named = understood.get(key);
  if (named === undefined) {
    if (understood.size === UNDERSTOOD_MAX) understood.clear();
    named = namedBy(city, country);
    understood.set(key, named);
  }
  if (named === null) return null;
  const metres = metresBetween(place, nearestOf(named.places, place));
  return metres > FAR_METRES ? { name: named.name, metres } : null;
}

function namedBy(city: string, country: string): Named | null {
  const countryKey = folded(country).replaceAll(' ', '');
  if (countryKey !== '' && !VIETNAM.has(countryKey)) return null;
  const places = known();
  const parts = city.split(BETWEEN_PARTS).map((part) => part.trim());
  const name = parts.find((part) => places.has(keyOf(part)));
  if (name !== undefined) return { name, places: parts.flatMap((part) => places.get(keyOf(part)) ?? []) };
  return countryKey === '' ? null : { name: country.trim(), places: all };
}

/** In degrees, which say well enough which is the nearest; a loop, since it runs for every row. */
function nearestOf(places: readonly Place[], { lat, lng }: Place): Place {
  const narrower = Math.cos((lat * Math.PI) / 180);
  let nearest: Place = { lat, lng };
  let least = Number.POSITIVE_INFINITY;
  for (const one of places) {
    const away = (one.lat - lat) ** 2 + ((one.lng - lng) * narrower) ** 2;
    if (away >= least) continue;
    nearest = one;
    least = away;
  }
  return nearest;
}
