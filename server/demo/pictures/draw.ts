import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import lanternsVideo from '../assets/lanterns.mp4?inline';
import lanternsPoster from '../assets/lanterns.webp?inline';
import { randomFor } from '../random';
import { avatar } from './avatars';
import {
  AVATAR_KINDS,
  type AvatarKind,
  avatarFile,
  PLACEHOLDER_FILE,
  POSTER_FILE,
  SCENE_NAMES,
  type SceneName,
  sceneFile,
  thumbFile,
  VARIANTS,
  VIDEO_FILE,
} from './names';
import { placeholder, scene } from './scenes';

const PICTURE_WIDTH_PX = 800;
const THUMB_WIDTH_PX = 240;
const AVATAR_WIDTH_PX = 128;
/** SVG units per inch at which librsvg draws one unit as one pixel. */
const DPI = 72;

/** Files by their names. */
type Files = Readonly<Record<string, Buffer>>;

/** Draws what belongs together: a picture with its thumb, or one avatar. */
export type Drawing = () => Promise<Files>;

/** What draws each picture, avatar and clip that demo rows name, by the name of its file. */
export const DRAWINGS: ReadonlyMap<string, Drawing> = new Map([
  [VIDEO_FILE, async () => ({ [VIDEO_FILE]: bytesOf(lanternsVideo) })],
  [POSTER_FILE, async () => ({ [POSTER_FILE]: bytesOf(lanternsPoster) })],
  [PLACEHOLDER_FILE, async () => ({ [PLACEHOLDER_FILE]: await webp(placeholder(), PICTURE_WIDTH_PX) })],
  ...SCENE_NAMES.flatMap((name) =>
    Array.from({ length: VARIANTS }, (_, variant) => sceneDrawing(name, variant)).flat(),
  ),
  ...(['man', 'woman', 'emblem'] as const).flatMap((kind) =>
    Array.from({ length: AVATAR_KINDS[kind] }, (_, index) => avatarDrawing(kind, index)),
  ),
]);

function sceneDrawing(name: SceneName, variant: number): readonly [string, Drawing][] {
  const [file, thumb] = [sceneFile(name, variant), thumbFile(name, variant)];
  const draw = async () => {
    const { data, info } = await raster(scene(name, variant), PICTURE_WIDTH_PX);
    const drawn = () => sharp(data, { raw: info });
    const [whole, small] = await Promise.all([
      drawn().webp({ quality: 78, effort: 1 }).toBuffer(),
      drawn().resize(THUMB_WIDTH_PX).webp({ quality: 70, effort: 1 }).toBuffer(),
    ]);
    return { [file]: whole, [thumb]: small };
  };
  return [
    [file, draw],
    [thumb, draw],
  ];
}

function avatarDrawing(kind: AvatarKind, index: number): [string, Drawing] {
  const file = avatarFile(kind, index);
  const svg = () => avatar(randomFor(7, kind.length, index), kind);
  return [file, async () => ({ [file]: await webp(svg(), AVATAR_WIDTH_PX, 200) })];
}

/** The pixels of a drawing of `units` width, without alpha. */
const raster = (drawing: string, widthPx: number, units = 960) =>
  sharp(Buffer.from(drawing), { density: (DPI * widthPx) / units })
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });

async function webp(drawing: string, widthPx: number, units = 960): Promise<Buffer> {
  const { data, info } = await raster(drawing, widthPx, units);
  return sharp(data, { raw: info }).webp({ quality: 80, effort: 1 }).toBuffer();
}

/** The build keeps the clip inside the bundle, as a data URL: no path to find at run time. */
function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
