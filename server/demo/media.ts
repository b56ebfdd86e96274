import type { Insertable } from 'kysely';
import type { MediaType } from '../../contract/wire/constants';
import type { MediaTable } from '../store/schema';
import {
  addressOf,
  PLACEHOLDER_FILE,
  POSTER_FILE,
  type SceneName,
  sceneFile,
  thumbFile,
  VARIANTS,
  VIDEO_FILE,
} from './pictures/names';
import { type Random, timedId } from './random';

export type NewMedia = Insertable<MediaTable>;

/** How common each media type is among posts that have any. */
const TYPES: readonly (readonly [MediaType, number])[] = [
  [1, 74],
  [2, 10],
  [3, 3],
  [4, 3],
  [6, 2],
  [7, 3],
  [10, 5],
];

interface Picture {
  readonly url: string;
  readonly thumb: string;
}

/** A picture of the demo that fits one of these scenes. */
export function picture(random: Random, scenes: readonly SceneName[]): Picture {
  const scene = random.pick(scenes);
  const variant = random.between(0, VARIANTS - 1);
  return { url: addressOf(sceneFile(scene, variant)), thumb: addressOf(thumbFile(scene, variant)) };
}

function medium(random: Random, type: MediaType, scenes: readonly SceneName[], mediaId: string): Picture {
  switch (type) {
    case 1:
    case 10:
      return picture(random, scenes);
    case 2:
    case 3:
    case 7:
      return { url: addressOf(VIDEO_FILE), thumb: addressOf(POSTER_FILE) };
    case 4:
      // A reserved name (RFC 2606): nothing is there, and nothing loads it by itself.
      return { url: `https://video.example/embed/${mediaId}`, thumb: picture(random, scenes).thumb };
    case 6:
      return { url: addressOf(PLACEHOLDER_FILE), thumb: addressOf(PLACEHOLDER_FILE) };
  }
}

/** The media of one post: one of any type, or up to six pictures. `nextIndex` numbers them. */
export function mediaOf(
  random: Random,
  post: { readonly post_id: string; readonly uid: number; readonly created_at: number },
  scenes: readonly SceneName[],
  nextIndex: () => number,
): NewMedia[] {
  const type = random.weighted(TYPES);
  const count = type === 1 ? Math.min(6, 1 + Math.floor(random.decaying(0.7))) : 1;
  return Array.from({ length: count }, (_, ordinal) => {
    const mediaId = timedId(post.created_at, nextIndex());
    return {
      media_id: mediaId,
      post_id: post.post_id,
      uid: post.uid,
      ordinal,
      media_type: type,
      ...medium(random, type, scenes, mediaId),
      created_at: post.created_at,
      post_deleted: false,
    };
  });
}
