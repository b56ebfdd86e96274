/** The pictures there are, by name: rows point at them before they are drawn. */
export const SCENE_NAMES = [
  'gate',
  'lotus',
  'bell',
  'mountain',
  'lantern',
  'boat',
  'rice',
  'house',
  'bowl',
  'market',
  'teapot',
  'fruit',
  'river',
  'school',
  'street',
  'night',
] as const;
export type SceneName = (typeof SCENE_NAMES)[number];
export const VARIANTS = 4;

export const AVATAR_KINDS = { man: 50, woman: 50, emblem: 20 } as const;
export type AvatarKind = keyof typeof AVATAR_KINDS;

/** Where the server serves them (docs/specification.md section 12.1): the folder `demo` of the photos. */
const BASE = '/photos/demo/';

export const sceneFile = (scene: SceneName, variant: number) => `${scene}-${variant + 1}.webp`;
export const thumbFile = (scene: SceneName, variant: number) => `${scene}-${variant + 1}-thumb.webp`;
export const avatarFile = (kind: AvatarKind, index: number) => `${kind}-${index + 1}.webp`;
export const VIDEO_FILE = 'lanterns.mp4';
export const POSTER_FILE = 'lanterns.webp';
export const PLACEHOLDER_FILE = 'placeholder.webp';

/** The address of a file of the demo. */
export const addressOf = (file: string) => BASE + file;
