import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as audit from '../../contract/audit';
import * as stickers from '../../contract/stickers';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
let artist: Staff;
beforeAll(async () => {
  server = await startTestServer();
  artist = await server.staffWith(['STICKER_VIEW', 'STICKER_UPLOAD']);
});
afterAll(() => server.close());

const drawn = (background: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
async function upload(...files: Uint8Array[]) {
  const form = new FormData();
  for (const bytes of files) form.append('files', new Blob([new Uint8Array(bytes)]), 'sticker.png');
  const response = await fetch(`${server.url}/api/sticker/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${artist.key}` },
    body: form,
  });
  return (await response.json()) as {
    error: { code: number };
    data: { added: number } | null;
    uploaded_files?: string[];
  };
}
async function listed(count = 20) {
  const answer = await server.call(stickers.list, { count }, artist);
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer;
}

describe('stickers', () => {
  test('are pictures that anybody can look at, with who put them there', async () => {
    const { uploaded_files: [address = ''] = [], data } = await upload(await drawn('#c33'));
    expect(data?.added).toBe(1);
    const [sticker] = (await listed()).data;
    expect(sticker).toMatchObject({ url: address, sender: { uid: artist.uid } });
    for (const url of [sticker?.url, sticker?.thumb]) {
      const response = await fetch(`${server.url}${url}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
    expect(await server.call(audit.list, { target: sticker?.id }, artist)).toMatchObject({
      data: [{ command: 'sticker.upload', after: { url: address } }],
    });
  });

  test('come several at a time, and the same picture is never there twice', async () => {
    const { total = 0 } = await listed();
    const [green, blue] = [await drawn('#3c3'), await drawn('#33c')];
    expect((await upload(green, blue, green)).data?.added).toBe(2);
    expect((await upload(green)).data?.added).toBe(0);
    expect((await listed()).total).toBe(total + 2);
    const changes = await server.call(audit.list, { command: 'sticker.upload', count: 200 }, artist);
    expect(changes.refused === undefined && changes.total).toBe(total + 2);
  });

  test('that are none of them pictures are not taken, and with them none', async () => {
    const { total } = await listed();
    expect((await upload(await drawn('#111'), new TextEncoder().encode('<svg/>'))).error.code).toBe(415);
    expect((await listed()).total).toBe(total);
  });
});
