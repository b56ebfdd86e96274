import { admin } from './admin';
import { backup } from './backup';
import { check } from './check';
import { command } from './command';
import { doctor } from './doctor';
import { member } from './member';
import { migrate } from './migrate';
import { restore } from './restore';
import { seed } from './seed';
import { serve } from './serve';
import type { Subcommand } from './subcommand';
import { version } from './version';

/** What `tamquan` can do, in the order in which `tamquan help` says it. */
export const SUBCOMMANDS: readonly Subcommand[] = [
  serve,
  migrate,
  check,
  doctor,
  command,
  admin,
  backup,
  restore,
  member,
  seed,
  version,
];
