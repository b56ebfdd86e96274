import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { makePictureFolder } from '../../server/demo/pictures/folder';
import { startTestServer } from '../support/testServer';

/** A server whose store is one of the demo, or is not. */
async function aServer({ isDemo }: { isDemo: boolean }) {
  const photosDir = mkdtempSync(join(tmpdir(), 'tamquan-pictures-'));
  if (isDemo) await makePictureFolder(photosDir);
  const server = await startTestServer(undefined, { photosDir });
  onTestFinished(async () => {
    await server.close();
    rmSync(photosDir, { recursive: true });
  });
  return {
    fetched: (file: string) => fetch(`${server.url}/photos/demo/${file}`),
    files: () => readdirSync(join(photosDir, 'demo')).sort(),
  };
}
const sizeOf = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();

test('a picture of the demo is drawn when it is first asked for, with its thumb, and kept', async () => {
  const { fetched, files } = await aServer({ isDemo: true });
  expect(files()).toEqual(['placeholder.webp']);
  const first = await fetched('boat-1-thumb.webp?v=1');
  expect(first.headers.get('content-type')).toBe('image/webp');
  expect(first.headers.get('cache-control')).toContain('immutable');
  expect(await sizeOf(first)).toMatchObject({ format: 'webp', width: 240 });
  expect(files()).toEqual(['boat-1-thumb.webp', 'boat-1.webp', 'placeholder.webp']);
  expect(await sizeOf(await fetched('boat-1.webp'))).toMatchObject({ format: 'webp', width: 800 });
  const film = await fetched('lanterns.mp4');
  expect(film.headers.get('content-type')).toBe('video/mp4');
  // A server waits to close until what it sends has been taken.
  await film.arrayBuffer();
});

test('whoever asks for it while it is drawn has all of it', async () => {
  const { fetched, files } = await aServer({ isDemo: true });
  const asked = await Promise.all(Array.from({ length: 12 }, (_, nth) => fetched(`woman-${1 + (nth % 3)}.webp`)));
  for (const answer of asked) expect(await sizeOf(answer)).toMatchObject({ format: 'webp', width: 128 });
  expect(files()).toEqual(['placeholder.webp', 'woman-1.webp', 'woman-2.webp', 'woman-3.webp']);
});

test('what is no picture of the demo is not drawn, and nothing is where there is no demo', async () => {
  const demo = await aServer({ isDemo: true });
  for (const file of ['boat-5.webp', 'man-51.webp', '.boat-1.webp', 'boat-1.png', '../boat-1.webp', 'boat-1.webp/'])
    expect([file, (await demo.fetched(file)).status]).toEqual([file, 404]);
  expect(demo.files()).toEqual(['placeholder.webp']);
  const other = await aServer({ isDemo: false });
  expect((await other.fetched('boat-1.webp')).status).toBe(404);
});
