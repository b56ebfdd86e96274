import { TEMPLE_TYPES } from '../../contract/temples/calls';
import { folded } from './fold';

type TempleType = (typeof TEMPLE_TYPES)[number];

/**
 * What the console calls our types in its languages (`screens.temples.types` of src/i18n), folded. The worker that reads files loads no
 * texts of the console, so they stand here too; a test keeps the two the same.
 */
const NAMES: Readonly<Record<TempleType, readonly string[]>> = {
  PAGODA: ['chua', 'pagoda', '佛寺', 'باغودا', 'pagode'],
  TEMPLE: ['den', 'temple', '神祠', 'معبد', 'tempio', 'templo'],
  COMMUNAL_HOUSE: [
    'dinh',
    '村亭',
    'دار القرية',
    'casa comune',
    'casa comunale del villaggio',
    'casa comunal',
    'maison communale',
  ],
  SHRINE: ['mieu', 'shrine', '小庙', 'مزار', 'santuario', 'sanctuaire'],
  MONASTERY: ['tu vien tinh xa', 'monastery', '修院 精舍', 'دير', 'monastero', 'monasterio', 'monastere'],
  CHURCH: ['nha tho', 'church', '教堂', 'كنيسة', 'chiesa', 'iglesia', 'eglise'],
  MOSQUE: ['thanh duong hoi giao', 'mosque', '清真寺', 'مسجد', 'moschea', 'mezquita', 'mosquee'],
};

const TYPE_OF = new Map(
  TEMPLE_TYPES.flatMap((type) => [type, ...NAMES[type]].map((word) => [folded(word), type] as const)),
);

/** The type that a word is the code or the shown name of, in any language, without case and marks; undefined where it is neither. */
export const typeNamed = (word: string): TempleType | undefined => TYPE_OF.get(folded(word));
