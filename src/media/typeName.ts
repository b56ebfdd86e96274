import { isKnownType } from '../../contract/media';
import { t } from '../i18n';

/**
 * The words for a media type, as a locale key with what it needs; of one that docs/specification.md section 3 does not know, its number.
 */
export const typeName = (mediaType: number) =>
  isKnownType(mediaType)
    ? { text: `screens.curated.types.${mediaType}` }
    : { text: 'screens.media.otherType', params: { type: Number.isNaN(mediaType) ? '?' : String(mediaType) } };

/** The same as words; a dash where the server does not say the type. */
export function typeText(mediaType: number | undefined): string {
  if (mediaType === undefined) return '—';
  const { text, params } = typeName(mediaType);
  return t(text, params);
}
