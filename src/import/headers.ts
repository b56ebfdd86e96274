import { type ColumnField, DRAFT_FIELDS } from './draft';
import { folded } from './fold';

/**
 * What columns are called, folded, in the order of preference: `name` before `name:en` where a file has both. Vietnamese, English,
 * the field's own names, and the keys of OpenStreetMap (wiki.openstreetmap.org/wiki/Key:addr, Key:name) as its exports have them.
 */
const NAMES: Readonly<Record<ColumnField, readonly string[]>> = {
  name: [
    ...['name', 'ten chua', 'ten', 'ten co so', 'ten co so tho tu', 'ten dia diem', 'ten den chua', 'ten tu vien'],
    ...[
      'ten goi',
      'danh xung',
      'ten chua dinh den',
      'temple name',
      'temple',
      'title',
      'place name',
      'name vi',
      'official name',
      'name en',
      'chua',
    ],
  ],
  nickname: [
    ...['nickname', 'ten khac', 'ten thuong goi', 'ten goi khac', 'biet danh', 'ten phu', 'ten dan gian', 'ten tat'],
    ...['alias', 'other name', 'alternative name', 'alt name', 'short name', 'local name', 'old name', 'name en'],
  ],
  type: [
    ...['type', 'loai', 'loai hinh', 'kieu', 'phan loai', 'loai co so', 'ton giao', 'he phai', 'kind', 'category'],
    ...['temple type', 'denomination', 'religion'],
  ],
  address: [
    ...['address', 'dia chi', 'dia chi day du', 'dia chi cu the', 'full address', 'street address', 'addr full'],
    ...['dia diem', 'noi toa lac', 'addr', 'street', 'duong', 'addr street', 'so nha duong', 'addr place'],
  ],
  city: [
    ...['city', 'thanh pho', 'tinh thanh pho', 'tinh thanh', 'tp', 'tinh tp', 'tinh', 'town', 'province', 'state'],
    ...['addr city', 'is in city', 'addr province', 'addr state', 'city province', 'dia phuong'],
  ],
  country: ['country', 'quoc gia', 'nuoc', 'dat nuoc', 'addr country', 'is in country', 'country name'],
  description: [
    ...['description', 'mo ta', 'gioi thieu', 'thong tin', 'noi dung', 'ghi chu', 'desc', 'about', 'note', 'notes'],
    ...['mo ta chi tiet', 'lich su', 'luoc su'],
  ],
  // As the export writes them and nothing else: pictures of other files are seldom addresses.
  avatar: ['avatar'],
  photos: ['photos'],
  lat: ['lat', 'latitude', 'vi do', 'vd', 'y', 'toa do y', 'vi tuyen', 'geo lat', 'vi do lat', 'latitude vi do'],
  lng: [
    ...[
      'lng',
      'lon',
      'long',
      'longitude',
      'kinh do',
      'kd',
      'x',
      'toa do x',
      'kinh tuyen',
      'geo lng',
      'geo lon',
      'geo long',
    ],
    ...['kinh do lng', 'kinh do long', 'longitude kinh do'],
  ],
  place: [
    ...['toa do', 'coordinates', 'coordinate', 'coords', 'lat lng', 'lat lon', 'lat long', 'latlng', 'latlong'],
    ...[
      'latitude longitude',
      'vi do kinh do',
      'gps',
      'toa do gps',
      'map location',
      'maplocation',
      'location',
      'vi tri',
    ],
  ],
};

/** Name headers in order of preference: the plain name, Vietnamese, official, any other language, and alternative names. */
const NAME_RANKS: readonly RegExp[] = [
  ...[
    /^name$/,
    /^name vi$/,
    /^official name( vi)?$/,
    /^name en$/,
    /^int name$/,
    /^(?:short|reg|nat) name$/,
    /^name \S{2,3}$/,
  ],
  ...[/^loc name$/, /^alt name( \S{2,3})?$/, /^official name \S{2,3}$/, /^old name( \S{2,3})?$/],
];

/** Columns with names as OpenStreetMap has them, the best first. */
export function nameColumns(headers: readonly string[]): number[] {
  const rankOf = (header: string) => NAME_RANKS.findIndex((rank) => rank.test(folded(header)));
  return headers
    .map((header, index) => ({ index, rank: rankOf(header) }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank)
    .map(({ index }) => index);
}

/** Whether these are the headers of our own export: its names count as temples' names in any form. */
export const isOurExport = (headers: readonly string[]): boolean =>
  DRAFT_FIELDS.every((field) => headers.includes(field));

/** A column that the import writes for people and never reads: why a row was refused. */
export const REASON_HEADER = 'import:reason';
const REASON = folded(REASON_HEADER);

/** Whether the header contains this word, next to any words for people. */
export const isReason = (header: string): boolean => folded(header).includes(REASON);

/**
 * A header in full, without its brackets, and with its words apart: “Vĩ độ (lat)” is “vi do lat” and “vi do”, “TenChua” is
 * “tenchua” and “ten chua”.
 */
const keysOf = (header: string) => [
  folded(header),
  folded(header.replace(/[([{（].*$/u, '')),
  folded(header.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')),
  ...ownName(header),
];

/** The field's own name in brackets, as our template has it: `Tên (name)`. */
function ownName(header: string): readonly string[] {
  const [, inside = ''] = header.match(/[([{（]\s*(\w+)\s*[)\]}）]\s*$/u) ?? [];
  return DRAFT_FIELDS.some((field) => field === inside) ? [inside] : [];
}

/**
 * What else a column can be called, in a row that is known to be the header: no such text alone makes one, since the cells below
 * have such words too.
 */
const LOOSELY: readonly (readonly [ColumnField, RegExp])[] = [
  ['lat', /\b(?:vi do|latitude|lat)\b/],
  ['lng', /\b(?:kinh do|longitude|lng|lon)\b/],
  ['name', /^ten\b(?! (?:nguoi|tinh|thanh pho|huyen|quan|xa|phuong|duong|anh|tep|file))|\btemple name$/],
  ['address', /^(?:dia chi|dia diem)\b|\baddress\b/],
  ['city', /^(?:ten )?(?:tinh(?! (?:trang|chat|hinh))|thanh pho)\b|\b(?:city|province)\b/],
  ['country', /\b(?:quoc gia|country)\b/],
  ['description', /^(?:mo ta|gioi thieu)\b|\bdescription\b/],
];

/** Headers that say nothing of what stands below them: remarks are as often for colleagues as for everybody. */
const VAGUE: ReadonlySet<string> = new Set(['ghi chu', 'note', 'notes', 'thong tin', 'noi dung']);
/** What the cells themselves do not tell: anything can be an address or a description. */
const ANY_TEXT = ['address', 'city', 'country', 'description'] as const satisfies readonly ColumnField[];

/** The fields whose column is only likely theirs: a person is to look at it, since what is in it becomes public. */
export const guessedFields = (
  headers: readonly string[],
  at: Readonly<Partial<Record<ColumnField, number>>>,
): readonly ColumnField[] =>
  ANY_TEXT.filter((field) => {
    const index = at[field];
    if (index === undefined) return false;
    const keys = keysOf(headers[index] ?? '');
    return !NAMES[field].some((name) => !VAGUE.has(name) && keys.includes(name));
  });

/**
 * Which column holds which field by these headers, as indices. A column is taken once: what comes first in `NAMES` has it, and what
 * nothing has may be found `LOOSELY`.
 */
export function fieldsOf(headers: readonly string[]): Partial<Record<ColumnField, number>> {
  const found = named(headers);
  const taken = new Set(Object.values(found));
  for (const [field, pattern] of LOOSELY) {
    if (found[field] !== undefined) continue;
    const index = headers.findIndex((header, at) => !taken.has(at) && pattern.test(folded(header)));
    if (index < 0) continue;
    found[field] = index;
    taken.add(index);
  }
  return withOnePlace(found);
}

function named(headers: readonly string[]): Partial<Record<ColumnField, number>> {
  const byKey = new Map<string, number>();
  headers.forEach((header, index) => {
    for (const key of keysOf(header)) if (key !== '' && !byKey.has(key)) byKey.set(key, index);
  });
  const found: Partial<Record<ColumnField, number>> = {};
  const taken = new Set<number>();
  for (const [field, names] of Object.entries(NAMES) as [ColumnField, readonly string[]][]) {
    const key = names.find((name) => byKey.has(name) && !taken.has(byKey.get(name) ?? -1));
    const index = key === undefined ? undefined : byKey.get(key);
    if (index === undefined) continue;
    found[field] = index;
    taken.add(index);
  }
  return found;
}

/** Latitude and longitude in columns of their own are surer than both in one, and half of them is of no use beside it. */
function withOnePlace({ lat, lng, place, ...others }: Partial<Record<ColumnField, number>>) {
  if (lat !== undefined && lng !== undefined) return { ...others, lat, lng };
  if (place !== undefined) return { ...others, place };
  return { ...others, ...(lat === undefined ? {} : { lat }), ...(lng === undefined ? {} : { lng }) };
}

/** How many fields these cells name, were they headers. */
export const knownFields = (cells: readonly string[]): number => Object.keys(withOnePlace(named(cells))).length;
