import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runHeadless } from '../../headless';
import type { Line } from '../../headless/outcomes';
import type { Surroundings } from '../../headless/surroundings';

/** What a run of the program came to. */
export interface Ran {
  readonly exit: number;
  /** All of stdout. */
  readonly text: string;
  /** The same where it is lines of JSON. */
  readonly lines: readonly Line[];
  /** What it said to the person on stderr. */
  readonly said: string;
}

/** The program that runs commands without a screen, on one server as one account; its jobs are in a folder of the test's own. */
export function aProgram(server: string, token: string, env: Readonly<Record<string, string>> = {}) {
  const state = mkdtempSync(join(tmpdir(), 'tamquan-headless-'));
  const run = async (
    words: readonly string[],
    { stdin = '', around = {} }: { stdin?: string; around?: Partial<Surroundings> } = {},
  ): Promise<Ran> => {
    let text = '';
    const said: string[] = [];
    const exit = await runHeadless(words, {
      env: { TAMQUAN_SERVER: server, TAMQUAN_TOKEN: token, TAMQUAN_LANG: 'en', XDG_STATE_HOME: state, ...env },
      stdin: (async function* () {
        yield stdin;
      })(),
      write: async (part) => {
        text += part;
      },
      say: (line) => said.push(line),
      showProgress: undefined,
      onInterrupt: () => () => {},
      ...around,
    });
    const lines = () =>
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Line);
    return {
      exit,
      text,
      said: said.join('\n'),
      get lines() {
        return lines();
      },
    };
  };
  return { run, state, forget: () => rmSync(state, { recursive: true, force: true }) };
}
