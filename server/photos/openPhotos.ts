import { type BucketPlace, openBucket } from './bucket';
import { openFolder } from './folder';
import type { PhotoStore } from './photoStore';

/** The photos where the settings have them: in the bucket if there is one, else in the folder. */
export const openPhotos = (place: {
  readonly photosDir: string;
  readonly photosBucket?: BucketPlace | undefined;
}): PhotoStore => (place.photosBucket ? openBucket(place.photosBucket) : openFolder(place.photosDir));
