import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listen } from './listen';

/** One upload as it arrived. */
export interface Uploaded {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
}

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const EVERYBODY = { 'access-control-allow-origin': '*' };

/** Where photos are kept: an origin of its own, which knows no sessions and refuses a header that it does not know. */
export async function startPictures() {
  const uploads: Uploaded[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') {
      const asked = request.headers['access-control-request-headers'];
      response.writeHead(asked ? 403 : 204, asked ? {} : EVERYBODY).end();
    } else if (request.method === 'POST') {
      let bytes = 0;
      for await (const chunk of request) bytes += (chunk as Buffer).length;
      uploads.push({ path: request.url ?? '', headers: request.headers, bytes });
      const uploaded_files = [`${url}/kept/${uploads.length}.png`];
      response
        .writeHead(200, { 'content-type': 'application/json', ...EVERYBODY })
        .end(JSON.stringify({ error: { code: 200, message: 'OK' }, uploaded_files }));
    } else if (request.url?.endsWith('.png'))
      response.writeHead(200, { 'content-type': 'image/png', ...EVERYBODY }).end(DOT);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404 Not Found</h1>');
  });
  const { url, close } = await listen(server);
  return { url, uploads, close };
}
