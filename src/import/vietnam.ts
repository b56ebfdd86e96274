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
 * Latitude and longitude to a tenth of a degree: the middles of the 34 provinces, and the cities of the map (src/map/data/labels.json). A
 * province that was merged into another in July 2025, and what has other names, stands behind the city that it is looked for around. Last
 * the archipelagos with what they belong to, and the places that are called, but for marks, like one of the others.
 */
const PLACES = `An Giang 10.2 105.1; Cà Mau 9.1 105.2; Cao Bằng 22.7 106.1; Đà Nẵng 15.7 108; Đắk Lắk 12.9 108.4; Điện Biên 21.8 103;
Đồng Nai 11.4 107; Đồng Tháp 10.5 105.9; Gia Lai 13.9 108.4; Hà Tĩnh 18.3 105.7; Khánh Hòa 12.1 109; Lai Châu 22.4 103.2;
Lạng Sơn 21.8 106.6; Lào Cai 22.1 104.3; Lâm Đồng 11.7 108; Nghệ An 19.2 104.9; Phú Thọ 21 105.3; Quảng Ngãi 14.8 108.1;
Quảng Ninh 21.3 107.2; Quảng Trị 17.2 106.5; Sơn La 21.2 104.1; Thanh Hóa 20 105.3; Tuyên Quang 22.5 105.1; Vĩnh Long 10 106.3;
Hà Nội=Hà Tây 21 105.8; Hồ Chí Minh=HCM=Sài Gòn 10.8 106.7; Đà Nẵng 16.1 108.2; Hải Phòng 20.8 106.7; Cần Thơ 10 105.7;
Huế=Thừa Thiên Huế=Thừa Thiên 16.5 107.6; Nha Trang 12.2 109.2; Vinh 18.7 105.7; Buôn Ma Thuột 12.7 108; Đà Lạt 11.9 108.5;
Quy Nhơn=Bình Định 13.8 109.2; Hạ Long 21 107.1; Biên Hòa 10.9 106.8; Thái Nguyên 21.6 105.8; Thanh Hóa 19.8 105.8; Việt Trì 21.3 105.4;
Yên Bái 21.7 104.9; Điện Biên Phủ 21.4 103; Hà Giang 22.8 105; Bắc Kạn 22.1 105.8; Bắc Giang 21.3 106.2; Bắc Ninh 21.2 106.1;
Vĩnh Yên=Vĩnh Phúc 21.3 105.6; Hòa Bình 20.8 105.3; Hải Dương 20.9 106.3; Hưng Yên 20.6 106.1; Thái Bình 20.5 106.3;
Nam Định 20.4 106.2; Phủ Lý=Hà Nam 20.5 105.9; Ninh Bình 20.3 106; Đồng Hới=Quảng Bình 17.5 106.6; Đông Hà 16.8 107.1;
Tam Kỳ=Quảng Nam 15.6 108.5; Hội An 15.9 108.3; Kon Tum 14.4 108; Pleiku 14 108; Tuy Hòa=Phú Yên 13.1 109.3; Gia Nghĩa=Đắk Nông 12 107.7;
Phan Rang=Ninh Thuận 11.6 109; Cam Ranh 11.9 109.2; Phan Thiết=Bình Thuận 10.9 108.1; Bảo Lộc 11.5 107.8; Đồng Xoài=Bình Phước 11.5 106.9;
Thủ Dầu Một=Bình Dương 11 106.7; Tây Ninh 11.3 106.1; Vũng Tàu=Bà Rịa 10.3 107.1; Tân An=Long An 10.5 106.4; Mỹ Tho=Tiền Giang 10.4 106.4;
Bến Tre 10.2 106.4; Trà Vinh 9.9 106.3; Cao Lãnh 10.5 105.6; Sa Đéc 10.3 105.8; Long Xuyên 10.4 105.4; Châu Đốc 10.7 105.1;
Rạch Giá=Kiên Giang 10 105.1; Hà Tiên 10.4 104.5; Phú Quốc 10.2 104; Móng Cái 21.5 108; Sa Pa 22.3 103.8; Mộc Châu 20.9 104.6;
Vị Thanh=Hậu Giang 9.8 105.5; Sóc Trăng 9.6 106; Bạc Liêu 9.3 105.7;
Hoàng Sa=Đà Nẵng 16.5 112; Trường Sa=Khánh Hòa=Nha Trang 9.5 113.5;
Hòa Bình 9.3 105.6; Kiến Giang 17.2 106.8; Phù Yên 21.3 104.6; Thạnh Hóa 10.7 106.2`;

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

/** Rows that follow each other mostly name the same. */
let last: { readonly city: string; readonly country: string; readonly named: Named | null } = {
  city: '',
  country: '',
  named: null,
};
interface Named {
  readonly name: string;
  readonly places: readonly Place[];
}

/** How far a place lies from the city of Việt Nam that its row names, or from the country; null where that can be right, or is not known. */
export function farFromNamed(
  place: Place,
  { city, country }: { readonly city: string; readonly country: string },
): Far | null {
  if (city !== last.city || country !== last.country) last = { city, country, named: namedBy(city, country) };
  const { named } = last;
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

/** In degrees, which say well enough which is the nearest. */
function nearestOf(places: readonly Place[], { lat, lng }: Place): Place {
  const narrower = Math.cos((lat * Math.PI) / 180);
  const away = (one: Place) => (one.lat - lat) ** 2 + ((one.lng - lng) * narrower) ** 2;
  return places.reduce((nearest, one) => (away(one) < away(nearest) ? one : nearest));
}
