import { Buffer } from 'node:buffer';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import lanternsVideo from '../assets/lanterns.mp4?inline';
import lanternsPoster from '../assets/lanterns.webp?inline';
import { randomFor } from '../random';
import { avatar } from './avatars';
import {
  AVATAR_KINDS,
  avatarFile,
  PLACEHOLDER_FILE,
  POSTER_FILE,
  SCENE_NAMES,
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

type Job = () => Promise<void>;

/** Draws every picture, avatar and clip that demo rows name into `folder`, created if missing; existing files are overwritten. */
export async function drawPictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const jobs: Job[] = [
    () => writeFile(join(folder, VIDEO_FILE), bytesOf(lanternsVideo)),
    () => writeFile(join(folder, POSTER_FILE), bytesOf(lanternsPoster)),
    () => write(folder, PLACEHOLDER_FILE, placeholder(), PICTURE_WIDTH_PX),
  ];
  for (const name of SCENE_NAMES)
    for (let variant = 0; variant < VARIANTS; variant++)
      jobs.push(async () => {
        const full = await raster(scene(name, variant), PICTURE_WIDTH_PX, 960);
        await Promise.all([
          sharp(full.data, { raw: full.info })
            .webp({ quality: 78, effort: 1 })
            .toFile(join(folder, sceneFile(name, variant))),
          sharp(full.data, { raw: full.info })
            .resize(THUMB_WIDTH_PX)
            .webp({ quality: 70, effort: 1 })
            .toFile(join(folder, thumbFile(name, variant))),
        ]);
      });
  for (const kind of ['man', 'woman', 'emblem'] as const)
    for (let index = 0; index < AVATAR_KINDS[kind]; index++)
      jobs.push(() =>
        write(folder, avatarFile(kind, index), avatar(randomFor(7, kind.length, index), kind), AVATAR_WIDTH_PX, 200),
      );
  await inParallel(jobs, availableParallelism() + 1);
}

/** The pixels of a drawing of `units` width, without alpha. */
const raster = (drawing: string, widthPx: number, units = 960) =>
  sharp(Buffer.from(drawing), { density: (DPI * widthPx) / units })
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });

async function write(folder: string, file: string, drawing: string, widthPx: number, units = 960): Promise<void> {
  const { data, info } = await raster(drawing, widthPx, units);
  await sharp(data, { raw: info }).webp({ quality: 80, effort: 1 }).toFile(join(folder, file));
}

/** The build keeps the clip inside the bundle, as a data URL: no path to find at run time. */
function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

async function inParallel(jobs: readonly Job[], width: number): Promise<void> {
  const queue = jobs.values();
  const worker = async () => {
    for (const job of queue) await job();
  };
  await Promise.all(Array.from({ length: width }, worker));
}
