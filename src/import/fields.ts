import { EMPTY_TEMPLE, type TempleFields } from '../../contract/temples/calls';
import type { TempleDraft } from './draft';
import { photosOf } from './values';

/** The other way round. */
export function draftOfChange({ photos, place, ...same }: Partial<TempleFields>): Partial<TempleDraft> {
  return {
    ...same,
    ...(photos === undefined ? {} : { photos: photos.join(' ') }),
    ...(place === undefined ? {} : { lat: place?.lat ?? null, lng: place?.lng ?? null }),
  };
}

/** A draft's fields as the contract has them. */
export const fieldsOfDraft = (draft: TempleDraft): TempleFields => ({ ...EMPTY_TEMPLE, ...changeOfDraft(draft) });

/** The same for some of its fields: latitude and longitude come together (`givenFields`). */
export function changeOfDraft({ lat, lng, photos, ...same }: Partial<TempleDraft>): Partial<TempleFields> {
  return {
    ...same,
    ...(photos === undefined ? {} : { photos: photosOf({ photos }) }),
    ...(lat === undefined || lng === undefined ? {} : { place: lat === null || lng === null ? null : { lat, lng } }),
  };
}
