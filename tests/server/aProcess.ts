import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { freePort } from '../../scripts/freePort.mjs';
import { PASSWORD } from '../support/testServer';

const START = resolve(import.meta.dirname, '../../scripts/tamquan.mjs');

/** What was started and has not ended: for a test to kill at its end. */
export const started: ChildProcess[] = [];

/**
 * The whole thing as `npm start` runs it, without the demo, on an embedded store in this folder; `env` tells it more, `by` runs something
 * else.
 */
export async function startProcess(
  dataDir: string,
  port?: number,
  env: Readonly<Record<string, string>> = {},
  by: { readonly program: string; readonly args: readonly string[] } = { program: process.execPath, args: [START] },
) {
  const at = port ?? (await freePort());
  const child = spawn(by.program, by.args, {
    env: {
      ...process.env,
      PORT: String(at),
      TAMQUAN_DATA: dataDir,
      TAMQUAN_DEMO: 'off',
      TAMQUAN_ADMIN_PASSWORD: PASSWORD,
      DATABASE_URL: '',
      ...env,
    },
    stdio: 'pipe',
  });
  started.push(child);
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const exit = new Promise<number | null>((done) => child.once('exit', done));
  const url = `http://127.0.0.1:${at}`;
  const ready = async () => {
    while (child.exitCode === null) {
      const answer = await fetch(`${url}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((again) => setTimeout(again, 50));
    }
    throw new Error(`it did not start: ${said}`);
  };
  const call = async (method: string, path: string, key: string | undefined, body?: object) => {
    const headers = { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) };
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await answer.json()) as { error: { code: number }; data: { sessionkey: string; display_name: string } };
  };
  const signIn = async () =>
    (await call('POST', '/adminusers/login', undefined, { user_name: 'admin', password: PASSWORD })).data.sessionkey;
  return { child, url, exit, ready, call, signIn, said: () => said };
}
