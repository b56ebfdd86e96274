// What a call's declaration says for the OpenAPI document or for the server alone, the console need not carry: 4 KB of what the first list
// waits for.
import type { Plugin } from 'vite';

const SUMMARY = /\n\s*summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`),/g;
const ERRORS = /\n\s*errors: \[Code\.[\w.]+(?:, Code\.[\w.]+)*\],/g;
/** How the server reads a request, and whom it lets through. */
const OF_SERVER =
  /\n\s*(?:secret: true|validatesEachRow: \[[^\]]*\]|beforePasswordChange: true|beforeSecondFactor: true|bodyLimitBytes: [^,\n]+|mirroredAtTop: \[[^\]]*\]),/g;
/** How a server writes what no console sends: a codec names a function for it that ends so. */
const AS_SERVED = /\bencode: \w+AsServed\b/g;

/** Takes what the console does not use out of the contract's declarations (contract/wire/endpoint.ts) in its build. */
export const leaveOutDocs = (): Plugin => ({
  name: 'leave-out-docs',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/contract\/(?:\w+\/)*\w+\.ts$/.test(id)) return null;
    return {
      code: code
        .replace(SUMMARY, '')
        .replace(ERRORS, '')
        .replace(OF_SERVER, '')
        .replace(AS_SERVED, 'encode: undefined'),
      map: null,
    };
  },
});
