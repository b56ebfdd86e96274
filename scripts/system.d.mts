/** The parts of system.mjs that tests use. */

export interface Postgres {
  readonly url: string;
  readonly waits: () => readonly string[];
  readonly stop: () => Promise<void>;
  /** Ends it by SIGKILL, as a power cut does. What it has kept stays until `stop`. */
  readonly kill: () => Promise<void>;
  /** Starts one that follows it by streaming replication. */
  readonly standby: () => Promise<Postgres | undefined>;
}
export function startPostgres(settings?: readonly string[]): Promise<Postgres | undefined>;
