import type { Config } from './config';
import type { Running, Told } from './running';
import { engineAt } from './store/engineAt';

export { configOf } from './config';
export type { Listening, Running } from './running';

/**
 * Serves console and calls on one port (docs/specification.md section 12.1) and prepares the store behind it; resolves when that is done,
 * however long a database lets it wait. It listens first: a port that is taken is known before anything is made that can be made only
 * once, as the first super admin. Throws a sentence for a person where it can't go on.
 *
 * An embedded store takes longest to open, in a thread of its own: it begins before all else is even read.
 */
export async function start(config: Config, told: Told = {}): Promise<Running> {
  if (config.otherServer) {
    const { startAlone } = await import('./running');
    return startAlone(config, config.otherServer, told);
  }
  const engine = await engineAt(config);
  await engine.openSoon?.();
  const { startOn } = await import('./running');
  return startOn(engine, config, told);
}
