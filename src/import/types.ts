import { folded } from './fold';

/**
 * Our types (contract/temples/calls.ts), by words that say so in Vietnamese, English and the keys of OpenStreetMap (denomination,
 * religion, building, amenity).
 */
const WORDS: readonly (readonly [type: string, words: readonly string[]])[] = [
  ['MONASTERY', ['monastery', 'tu vien', 'thien vien', 'tinh xa', 'tinh that', 'convent', 'monasterio', 'vihara']],
  ['COMMUNAL_HOUSE', ['communal house', 'dinh', 'dinh lang', 'dinh than', 'village hall']],
  [
    'SHRINE',
    [
      'shrine',
      'mieu',
      'am',
      'mieu tho',
      'wayside shrine',
      'shinto',
      'folk',
      'chinese folk',
      'ancestral shrine',
      'nha tho ho',
    ],
  ],
  [
    'CHURCH',
    [
      ...[
        'church',
        'nha tho',
        'christian',
        'catholic',
        'roman catholic',
        'protestant',
        'cathedral',
        'chapel',
        'basilica',
      ],
      ...['cong giao', 'thien chua giao', 'tin lanh', 'nha nguyen', 'evangelical', 'orthodox', 'anglican', 'baptist'],
    ],
  ],
  [
    'MOSQUE',
    ['mosque', 'muslim', 'islam', 'sunni', 'shia', 'hoi giao', 'thanh duong', 'masjid', 'musholla', 'prayer room'],
  ],
  [
    'TEMPLE',
    [
      ...[
        'temple',
        'den',
        'hindu',
        'balinese',
        'pura',
        'taoist',
        'dao giao',
        'confucian',
        'van mieu',
        'caodaism',
        'cao dai',
      ],
      ...['thanh that', 'sikh', 'jain', 'balinese hindu'],
    ],
  ],
  [
    'PAGODA',
    [
      ...[
        'pagoda',
        'chua',
        'buddhist',
        'buddhism',
        'phat giao',
        'theravada',
        'mahayana',
        'bac tong',
        'nam tong',
        'zen',
      ],
      ...['hoa hao', 'place of worship', 'tibetan', 'vajrayana'],
    ],
  ],
];
const TYPE_OF = new Map(WORDS.flatMap(([type, words]) => words.map((word) => [word, type] as const)));

/** What a value of the type probably means among our types; undefined where nothing says so. */
export const likelyType = (value: string): string | undefined => TYPE_OF.get(folded(value));
