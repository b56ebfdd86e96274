import { expect, test } from 'vitest';
import { farFromNamed } from '../../src/import/vietnam';
import labels from '../../src/map/data/labels.json';

/** The 34 of 1 July 2025. */
const PROVINCES =
  `Hà Nội, Huế, Hải Phòng, Đà Nẵng, Cần Thơ, Thành phố Hồ Chí Minh, Lai Châu, Điện Biên, Sơn La, Lạng Sơn, Quảng Ninh,
Thanh Hóa, Nghệ An, Hà Tĩnh, Cao Bằng, Tuyên Quang, Lào Cai, Thái Nguyên, Phú Thọ, Bắc Ninh, Hưng Yên, Ninh Bình, Quảng
Trị, Quảng Ngãi, Gia Lai, Khánh Hòa, Lâm Đồng, Đắk Lắk, Đồng Nai, Tây Ninh, Vĩnh Long, Đồng Tháp, Cà Mau, An Giang`.split(
    /,\s+/,
  );
/** From this zoom on the map shows what is smaller than the capital of a province. */
const CAPITALS_ZOOM = 7;
const PARIS = { lat: 48.85, lng: 2.35 };
const { kinds, names, degrees, zooms } = labels;
const firstCity = kinds.water + kinds.island + kinds.province;
const each = names.map((name, nth) => ({
  name,
  place: { lat: degrees[2 * nth + 1] ?? 0, lng: degrees[2 * nth] ?? 0 },
  zoom: zooms[nth] ?? 0,
  isCity: nth >= firstCity && nth < firstCity + kinds.city,
}));

test('every province of Việt Nam, and every capital of one that the map has, is known', () => {
  const capitals = each.filter(({ isCity, zoom }) => isCity && zoom <= CAPITALS_ZOOM).map(({ name }) => name);
  expect(PROVINCES).toHaveLength(34);
  expect(capitals.length).toBeGreaterThan(60);
  for (const city of [...PROVINCES, ...capitals])
    expect(farFromNamed(PARIS, { city, country: '' }), city).not.toBeNull();
});

test('no place and no island of Việt Nam lies far from what it is called, nor from the country', () => {
  const ours = each.filter(({ isCity }, nth) => isCity || (nth >= kinds.water && nth < kinds.water + kinds.island));
  for (const { name, place } of ours) {
    expect(farFromNamed(place, { city: name, country: '' }), name).toBeNull();
    expect(farFromNamed(place, { city: '', country: 'Việt Nam' }), name).toBeNull();
  }
});
