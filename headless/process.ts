import { once } from 'node:events';
import type { Surroundings } from './surroundings';

/** This process as what the program has around it. */
export function processAround(): Surroundings {
  const { env, stdin, stdout, stderr } = process;
  return {
    env,
    stdin,
    write: async (text) => {
      if (!stdout.write(text)) await once(stdout, 'drain');
    },
    say: (line) => void stderr.write(`${line}\n`),
    showProgress: stderr.isTTY ? (line) => void stderr.write(`\r\u001B[K${line}`) : undefined,
    onInterrupt: (stop) => {
      process.once('SIGINT', stop).once('SIGTERM', stop);
      return () => {
        process.off('SIGINT', stop).off('SIGTERM', stop);
      };
    },
  };
}
