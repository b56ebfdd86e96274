import type { TextKey } from '../../commands/core/textKey';
import { isKnownType } from '../../contract/media';
import { type Params, t } from '../i18n';

/**
 * The text for a media type, with what it needs; of one that docs/specification.md section 3 does not know, its number.
 */
export const typeName = (mediaType: number): { readonly text: TextKey; readonly params?: Params } =>
  isKnownType(mediaType)
    ? { text: `screens.curated.types.${mediaType}` }
    : { text: 'screens.media.otherType', params: { type: Number.isNaN(mediaType) ? '?' : String(mediaType) } };

/** The same as words; a dash where the server does not say the type. */
export function typeText(mediaType: number | undefined): string {
  if (mediaType === undefined) return '—';
  const { text, params } = typeName(mediaType);
  return t(text, params);
}
