import { parseArgs } from 'node:util';
import { DEMO_SEED } from './plan';

export const SEED_DEFAULTS = {
  members: 100_000,
  posts: 100_000,
  comments: 200_000,
  reports: 10_000,
  temples: 2000,
  seed: DEMO_SEED,
};
const OPTIONS = Object.fromEntries(Object.keys(SEED_DEFAULTS).map((name) => [name, { type: 'string' as const }]));

export type SeedOptions = typeof SEED_DEFAULTS;

/** Reads the command line. Throws a sentence for what can't be meant. */
export function seedOptions(args: readonly string[]): SeedOptions {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const number = (name: keyof SeedOptions, least: number) => {
    const given = values[name];
    const value = given === undefined ? SEED_DEFAULTS[name] : Number(given);
    if (Number.isSafeInteger(value) && value >= least) return value;
    throw new Error(`--${name} ${given}: a whole number from ${least}.`);
  };
  return {
    members: number('members', 1),
    posts: number('posts', 1),
    comments: number('comments', 0),
    reports: number('reports', 0),
    temples: number('temples', 0),
    seed: number('seed', 0),
  };
}
