import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Code } from '../../contract/wire/codes';
import { TOO_SLOW } from './refusalError';
import { REQUEST_ID } from './requestId';

interface Refusal {
  readonly status: string;
  readonly code: number;
  readonly message: string;
}

const MALFORMED: Refusal = { status: '400 Bad Request', code: Code.malformed, message: 'Malformed request.' };
const BY_ERROR: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 431,
    message: 'Too large: the headers of a request have at most 16 KiB.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: '413 Payload Too Large', code: Code.tooLarge, message: 'Too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: TOO_SLOW,
    message: 'The request did not arrive in time.',
  },
};

const envelope = ({ code, message }: Refusal) => JSON.stringify({ error: { code, message }, data: null });

type Headers = Readonly<Record<string, string>>;
type BrokenSocket = Socket & { _httpMessage?: ServerResponse };

/** Makes the function that answers a malformed HTTP request in the envelope, with these headers, and closes the connection. */
export const clientErrorAnswer =
  (more: Headers) =>
  (error: Error & { code?: string }, socket: BrokenSocket): void =>
    answerClientError(error, socket, more);

function answerClientError({ code = '' }: { readonly code?: string }, socket: BrokenSocket, more: Headers): void {
  // The client is gone, or an answer is half sent: a second one would be read as part of it.
  if (code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  const refusal = BY_ERROR[code] ?? MALFORMED;
  const body = envelope(refusal);
  const head = [
    `HTTP/1.1 ${refusal.status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `${REQUEST_ID}: ${crypto.randomUUID()}`,
    ...Object.entries(more).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Node's own answers to `Expect` are empty pages; ours is the envelope. */
export function answerExpectations(server: Server, more: Headers): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = envelope({ ...MALFORMED, message: 'Expect: only 100-continue.' });
    const type = 'application/json; charset=utf-8';
    response.writeHead(417, {
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      [REQUEST_ID]: crypto.randomUUID(),
      ...more,
      connection: 'close',
    });
    response.end(body);
  });
}
