/** The parts of system.mjs that tests use. */

export interface Postgres {
  readonly url: string;
  readonly waits: () => readonly string[];
  readonly stop: () => Promise<void>;
}
export function startPostgres(): Promise<Postgres | undefined>;
