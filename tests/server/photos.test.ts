import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { PHOTO_MAX_BYTES, PHOTOS_PER_CALL_MAX, thumbOf } from '../../contract/photos';
import * as temples from '../../contract/temples/calls';
import { configOf } from '../../server/config';
import { buildApp } from '../../server/http/app';
import { bucketOf } from '../../server/photos/bucket';
import { limitTo } from '../../server/photos/concurrencyLimit';
import { RESOURCES } from '../../server/resources';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
let editor: Staff;
beforeAll(async () => {
  server = await startTestServer();
  editor = await server.staffWith(['LOCATION_EDIT']);
});
afterAll(() => server.close());

const drawn = (width = 60, height = 40, colour = '#c33') =>
  sharp({ create: { width, height, channels: 3, background: colour } });

interface Envelope {
  readonly error: { readonly code: number; readonly message: string };
  readonly data: { readonly uploaded_files: string[]; readonly issues?: readonly { path: string }[] } | null;
  readonly uploaded_files?: string[];
}
async function send(path: string, form: FormData | string, key = editor.key, url = server.url) {
  const response = await fetch(`${url}/api/photos/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: form,
  });
  return { status: response.status, ...((await response.json()) as Envelope) };
}
function formOf(files: readonly (Uint8Array | Buffer)[], field = 'files', more: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(more)) form.set(name, value);
  for (const [index, bytes] of files.entries())
    form.append(field, new Blob([new Uint8Array(bytes)]), `anh-${index}.exe`);
  return form;
}
const upload = (...files: (Uint8Array | Buffer)[]) => send('upload', formOf(files));
async function kept(address: string, url = server.url) {
  const response = await fetch(`${url}${address}`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('an image that is uploaded', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'as %s is served as WebP with a small version, whatever its name says',
    async (format) => {
      const answer = await upload(await drawn(900, 600).toFormat(format).toBuffer());
      expect(answer).toMatchObject({ status: 200, error: { code: 200 }, uploaded_files: answer.data?.uploaded_files });
      const [address = ''] = answer.uploaded_files ?? [];
      const { response, bytes } = await kept(address);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 900, height: 600 });
      expect(await sharp((await kept(thumbOf(address))).bytes).metadata()).toMatchObject({ width: 320, height: 213 });
    },
  );

  test('keeps nothing of where and with what it was taken, and stands upright', async () => {
    const taken = await drawn(80, 40)
      .jpeg()
      .withExif({ IFD0: { Make: 'MayAnh', Copyright: 'bí mật' }, IFD3: { GPSLatitude: '21/1 2/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const [address = ''] = (await upload(taken)).uploaded_files ?? [];
    const { bytes } = await kept(address);
    const meta = await sharp(bytes).metadata();
    expect(meta).toMatchObject({ width: 40, height: 80 });
    expect([meta.exif, meta.icc, meta.xmp, meta.orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('MayAnh')).toBe(false);
  });

  test('goes on moving if it moved', async () => {
    const frames = await Promise.all(['#c33', '#3c3', '#33c'].map((colour) => drawn(20, 20, colour).png().toBuffer()));
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [90, 90, 90] })
      .toBuffer();
    const [address = ''] = (await upload(gif)).uploaded_files ?? [];
    expect(await sharp((await kept(address)).bytes).metadata()).toMatchObject({ pages: 3 });
  });

  test('a second time has the same address, and each upload is recorded', async () => {
    const picture = await drawn(33, 33, '#abc').png().toBuffer();
    const answers = [await upload(picture), await upload(picture)];
    expect(answers[0]?.uploaded_files).toEqual(answers[1]?.uploaded_files);
    const recorded = await server.db.selectFrom('audit').select('uid').where('command', '=', 'photo.upload').execute();
    expect(recorded.filter(({ uid }) => uid === editor.uid).length).toBeGreaterThanOrEqual(2);
  });

  test('that is huge is made smaller', async () => {
    const [address = ''] = (await upload(await drawn(6000, 3000).jpeg().toBuffer())).uploaded_files ?? [];
    expect(await sharp((await kept(address)).bytes).metadata()).toMatchObject({ width: 2560, height: 1280 });
  });
});

describe('what is refused', () => {
  test('more than 40 megapixels: 413, however few bytes they are', async () => {
    const bomb = await drawn(10_000, 4100).png().toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await upload(bomb)).toMatchObject({ status: 413, error: { code: 413 } });
  });

  test('more than 10 MiB: 413', async () => {
    expect(await upload(Buffer.alloc(PHOTO_MAX_BYTES + 1, 0xff))).toMatchObject({ status: 413, error: { code: 413 } });
  });

  test('more than ten files: 413', async () => {
    const picture = await drawn(5, 5).png().toBuffer();
    const some = Array.from({ length: PHOTOS_PER_CALL_MAX }, () => picture);
    expect(await upload(...some)).toMatchObject({ status: 200, uploaded_files: { length: 10 } });
    expect(await upload(...some, picture)).toMatchObject({ status: 413 });
  });

  test.each([
    ['a text', Buffer.from('xin chào')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['a JPEG that broke off', Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF', 'latin1')],
    ['a video', Buffer.from('\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom', 'latin1')],
  ])('%s: 415, and what came with it is not kept', async (_, bytes) => {
    const good = await drawn(12, 12).png().toBuffer();
    expect(await upload(good, bytes)).toMatchObject({ status: 415, error: { code: 415 }, data: null });
  });

  test('no file, or no form at all: 400', async () => {
    expect(await upload()).toMatchObject({ status: 400, data: { issues: [{ path: 'files' }] } });
    expect(await send('upload', formOf([await drawn().png().toBuffer()], 'other'))).toMatchObject({ status: 400 });
    expect(await send('upload', 'text')).toMatchObject({ status: 400, data: { issues: [{ path: 'body' }] } });
  });

  test('a stranger, and staff who put pictures on nothing', async () => {
    const form = formOf([await drawn().png().toBuffer()]);
    const viewer = await server.staffWith(['LOCATION_VIEW']);
    expect(await send('upload', form, 'no-key')).toMatchObject({ status: 401 });
    expect(await send('upload', form, viewer.key)).toMatchObject({ status: 403 });
    for (const permission of ['LOCATION_ADD', 'USER_EDIT', 'PROFILE_UPDATE', 'STICKER_UPLOAD']) {
      const staff = await server.staffWith([permission]);
      expect(await send('upload', form, staff.key), permission).toMatchObject({ status: 200 });
    }
  });
});

test('an avatar is square, and everybody may upload their own', async () => {
  const picture = await drawn(900, 300).png().toBuffer();
  const viewer = await server.staffWith([]);
  const own = await send('avatar', formOf([picture], 'file', { uid: String(viewer.uid), data: '{}' }), viewer.key);
  expect(own).toMatchObject({ status: 200 });
  expect(await sharp((await kept(own.uploaded_files?.[0] ?? '')).bytes).metadata()).toMatchObject({
    width: 512,
    height: 512,
  });
  const others = formOf([picture], 'file', { uid: String(editor.uid) });
  expect(await send('avatar', others, viewer.key)).toMatchObject({ status: 403 });
  expect(await send('avatar', others, editor.key)).toMatchObject({ status: 200 });
});

test('a folder that is away costs uploads alone, no cache keeps that a picture was missing, and what it had comes back with it', async () => {
  const place = mkdtempSync(join(tmpdir(), 'tamquan-photos-'));
  const photosDir = join(place, 'photos');
  const own = await startTestServer(undefined, { photosDir });
  onTestFinished(async () => {
    await own.close();
    rmSync(place, { recursive: true });
  });
  const { key } = await own.staffWith(['LOCATION_VIEW', 'LOCATION_EDIT']);
  const put = async (width: number) => send('upload', formOf([await drawn(width).png().toBuffer()]), key, own.url);
  const [address = ''] = (await put(30)).uploaded_files ?? [];
  renameSync(photosDir, `${photosDir}-away`);
  // In its place is what no folder can be made in.
  writeFileSync(photosDir, '');
  expect((await put(31)).error.code).toBeGreaterThanOrEqual(500);
  const { response } = await kept(address, own.url);
  expect([response.status, response.headers.get('cache-control') ?? '']).toEqual([
    404,
    expect.not.stringMatching(/max-age=[1-9]/),
  ]);
  expect(await own.call(temples.list, {}, { key })).toMatchObject({ status: 200 });
  rmSync(photosDir);
  renameSync(`${photosDir}-away`, photosDir);
  expect((await kept(address, own.url)).response.status).toBe(200);
  expect(await put(31)).toMatchObject({ status: 200 });
});

describe('a bucket', () => {
  const objects = new Map<string, Buffer>();
  const seen: { method: string; path: string; authorization: string; type: string }[] = [];
  let bucket: Server;
  let url: string;
  let close: () => Promise<void>;
  let broken = false;
  let movedTo: string | undefined;

  beforeAll(async () => {
    bucket = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method = '', url: path = '', headers } = request;
        const authorization = headers.authorization ?? '';
        seen.push({ method, path, authorization, type: headers['content-type'] ?? '' });
        if (movedTo !== undefined) response.writeHead(307, { location: movedTo }).end();
        else if (broken || !authorization.startsWith('AWS4-HMAC-SHA256 ')) response.writeHead(broken ? 400 : 403).end();
        else if (method === 'PUT') {
          objects.set(path, Buffer.concat(chunks));
          response.writeHead(200).end();
        } else {
          const object = objects.get(path);
          response.writeHead(object ? 200 : 404).end(object);
        }
      });
    });
    await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
    const env = {
      TAMQUAN_PHOTOS: 's3://anh-chua/tam quan',
      AWS_ACCESS_KEY_ID: 'AKIAKHOA',
      AWS_SECRET_ACCESS_KEY: 'bi-mat',
      AWS_REGION: 'ap-southeast-1',
      AWS_ENDPOINT_URL: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}/`,
    };
    const app = await buildApp({
      store: server.store,
      served: RESOURCES,
      photosDir: tmpdir(),
      photosBucket: bucketOf(env),
    });
    url = await app.listen({ host: '127.0.0.1', port: 0 });
    close = async () => {
      await app.close();
      await new Promise((resolve) => bucket.close(resolve));
    };
  });
  afterAll(() => close());

  test('keeps photos by signed calls, and they are served through the server', async () => {
    const picture = await drawn(64, 64, '#123456').png().toBuffer();
    const [address = ''] = (await send('upload', formOf([picture]), editor.key, url)).uploaded_files ?? [];
    const puts = seen.filter(({ method }) => method === 'PUT');
    expect(puts).toHaveLength(2);
    for (const put of puts) {
      expect(put.path).toMatch(/^\/anh-chua\/tam%20quan\/[\w-]+\.webp$/);
      expect(put.type).toBe('image/webp');
      expect(put.authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=AKIAKHOA\/\d{8}\/ap-southeast-1\/s3\/aws4_request, SignedHeaders=\S*host\S*, Signature=[0-9a-f]{64}$/,
      );
    }
    for (const one of [address, thumbOf(address)]) {
      const { response, bytes } = await kept(one, url);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 64 });
    }
  });

  test('has no way to anything else in it', async () => {
    seen.length = 0;
    for (const path of ['/photos/u/khong-co.webp', '/photos/u/..%2F..%2Fsecret', '/photos/u/x.html'])
      expect((await kept(path, url)).response.status, path).toBe(404);
    expect(seen.map(({ path }) => path)).toEqual(['/anh-chua/tam%20quan/khong-co.webp']);
  });

  test('that refuses loses no form: the upload says that something went wrong', async () => {
    broken = true;
    const answer = await send('upload', formOf([await drawn(7, 9).png().toBuffer()]), editor.key, url);
    broken = false;
    expect(answer).toMatchObject({ status: 500, error: { code: 500 } });
  });

  test('that is elsewhere is not followed there with a signed call', async () => {
    let followed = 0;
    const elsewhere = createServer((_request, response) => {
      followed += 1;
      response.end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    movedTo = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
    const answer = await send('upload', formOf([await drawn(9, 7).png().toBuffer()]), editor.key, url);
    const shown = (await kept('/photos/u/khong-co.webp', url)).response.status;
    movedTo = undefined;
    await new Promise((resolve) => elsewhere.close(resolve));
    expect([answer, shown, followed]).toMatchObject([{ status: 500 }, 500, 0]);
  });

  test('is named by TAMQUAN_PHOTOS and the usual variables', () => {
    const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
    const address = (TAMQUAN_PHOTOS: string, more = {}) => bucketOf({ TAMQUAN_PHOTOS, ...keys, ...more })?.address;
    expect(address('s3://anh')).toBe('https://anh.s3.us-east-1.amazonaws.com/');
    expect(address('s3://anh/a/b/', { AWS_DEFAULT_REGION: 'eu-west-1' })).toBe(
      'https://anh.s3.eu-west-1.amazonaws.com/a/b/',
    );
    expect(address('s3://anh.vn')).toBe('https://s3.us-east-1.amazonaws.com/anh.vn/');
    expect(address('/var/anh')).toBeUndefined();
    expect(() => bucketOf({ TAMQUAN_PHOTOS: 's3://anh' })).toThrow('AWS_ACCESS_KEY_ID');
    expect(() => address('s3:///x')).toThrow('names no bucket');
    expect(configOf({ TAMQUAN_PHOTOS: 's3://anh', TAMQUAN_DATA: '/d', ...keys })).toMatchObject({
      photosDir: '/d/photos',
    });
    expect(configOf({ TAMQUAN_PHOTOS: '/var/anh' })).toMatchObject({ photosDir: '/var/anh', photosBucket: undefined });
  });
});

test('work in turns never exceeds its width, and a failure hands its turn on', async () => {
  const turn = limitTo(2);
  let [running, most] = [0, 0];
  const work = (fails: boolean) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (fails) throw new Error('failed');
  };
  const all = await Promise.allSettled(Array.from({ length: 9 }, (_, index) => turn(work(index % 3 === 0))));
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  expect([most, running]).toEqual([2, 0]);
});
