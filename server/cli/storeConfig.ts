import { type Config, configOf } from '../config';
import type { Environment } from '../settings';

/** The settings, for what works on a store. Throws a sentence for what can't be meant, and where nothing is kept here. */
export function storeConfigOf(env: Environment): Config {
  const config = configOf(env);
  if (config.otherServer)
    throw new Error('TAMQUAN_API_URL names another server: nothing is kept here, and its staff are there.');
  return config;
}
