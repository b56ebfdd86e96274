// What a call's declaration says for the OpenAPI document alone, the console need not carry: 4 KB of what the first list waits for.
import type { Plugin } from 'vite';

const SUMMARY = /\n\s*summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`),/g;
const ERRORS = /\n\s*errors: \[Code\.[\w.]+(?:, Code\.[\w.]+)*\],/g;

/** Takes `summary` and `errors` out of the contract's declarations (contract/wire/endpoint.ts) in the console's build. */
export const leaveOutDocs = (): Plugin => ({
  name: 'leave-out-docs',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/contract\/(?:\w+\/)*\w+\.ts$/.test(id)) return null;
    return { code: code.replace(SUMMARY, '').replace(ERRORS, ''), map: null };
  },
});
