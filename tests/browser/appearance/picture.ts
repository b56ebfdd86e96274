import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';

const EXPECTED = join(import.meta.dirname, 'expected');
/** Where what differs is put, expected, seen and difference side by side; git does not keep it. */
const DIFFERENT = resolve(import.meta.dirname, '../../../.test/appearance');
/** `npm run appearance` takes what is seen for what is expected from now on. */
const isRenewing = process.env.APPEARANCE === 'renew';
/**
 * Pictures are kept at half their size: 350 of them are a quarter of the weight, and the edges of letters, which each version of a browser
 * draws a little otherwise, say nothing. What moves by a pixel or changes its colour is still seen.
 */
const SCALE = 0.5;
/** How far a pixel may be from what it was, 0 to 1. */
const PIXEL_TOLERANCE = 0.1;
/** So many pixels may be further off: 3 of 10,000, about one word of a button. */
const SHARE_TOLERANCE = 0.0003;
const PATIENCE_MS = 8_000;
/** For a new picture: what is still to come has come when nothing has changed for so long. */
const REST_MS = 700;

interface Picture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Compares what a page shows with the picture that is kept under a name, and looks again until they agree: what loads late is waited
 * for. The answer says in words what is different, null if nothing is. When renewing, the picture is written if it differs.
 */
export async function differenceFrom(name: string, page: Page): Promise<string | null> {
  const file = join(EXPECTED, `${name}.avif`);
  const report = join(DIFFERENT, `${name}.png`);
  rmSync(report, { force: true });
  const expected = existsSync(file) ? await decoded(sharp(readFileSync(file))) : null;
  if (isRenewing) {
    const seen = await atRest(page);
    const difference = expected === null ? null : differing(expected, seen);
    if (difference !== null && difference.share <= SHARE_TOLERANCE) return null;
    mkdirSync(dirname(file), { recursive: true });
    await raw(seen).avif({ quality: 65, effort: 6, chromaSubsampling: '4:4:4' }).toFile(file);
    await writeReport(report, expected, seen, difference?.picture);
    return null;
  }
  if (expected === null) return `${name}: there is no picture yet; npm run appearance makes it`;
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const seen = await screenshot(page);
    const difference = differing(expected, seen);
    if (difference.share <= SHARE_TOLERANCE) return null;
    if (performance.now() < until) continue;
    await writeReport(report, expected, seen, difference.picture);
    return `${name}: ${(difference.share * 100).toFixed(2)} % of it looks different, see ${report}`;
  }
}

async function screenshot(page: Page): Promise<Picture> {
  const { width = 0 } = page.viewportSize() ?? {};
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  return decoded(sharp(shot).resize({ width: Math.round(width * SCALE) }));
}

/** What is seen once nothing changes any more. */
async function atRest(page: Page): Promise<Picture> {
  const until = performance.now() + PATIENCE_MS * 2;
  let last = await screenshot(page);
  for (;;) {
    await page.waitForTimeout(REST_MS);
    const next = await screenshot(page);
    if (next.data.equals(last.data) || performance.now() > until) return next;
    last = next;
  }
}

async function decoded(picture: Sharp): Promise<Picture> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const raw = ({ data, width, height }: Picture) => sharp(data, { raw: { width, height, channels: 4 } });

/** The share of pixels that differ, and a picture of where. A picture of another size differs wholly. */
function differing(expected: Picture, { data, width, height }: Picture): { share: number; picture?: Picture } {
  if (expected.width !== width || expected.height !== height) return { share: 1 };
  if (expected.data.equals(data)) return { share: 0 };
  const picture = { data: Buffer.alloc(data.length), width, height };
  const count = pixelmatch(expected.data, data, picture.data, width, height, { threshold: PIXEL_TOLERANCE });
  return { share: count / (width * height), picture };
}

async function writeReport(file: string, expected: Picture | null, seen: Picture, difference?: Picture) {
  const beside = [expected, seen, difference ?? null].filter((one) => one !== null);
  const pngs = await Promise.all(beside.map((one) => raw(one).png().toBuffer()));
  const lefts = beside.map((_, index) => beside.slice(0, index).reduce((sum, { width }) => sum + width + 16, 0));
  mkdirSync(dirname(file), { recursive: true });
  const sheet = sharp({
    create: {
      width: (lefts.at(-1) ?? 0) + (beside.at(-1)?.width ?? 0),
      height: Math.max(...beside.map(({ height }) => height)),
      channels: 3,
      background: '#808080',
    },
  });
  const composed = sheet.composite(pngs.map((input, index) => ({ input, left: lefts[index] ?? 0, top: 0 })));
  writeFileSync(file, await composed.png().toBuffer());
}
