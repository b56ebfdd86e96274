import { admin } from './admin';
import { check } from './check';
import { migrate } from './migrate';
import { seed } from './seed';
import { serve } from './serve';
import type { Subcommand } from './subcommand';
import { version } from './version';

/** What `tamquan` can do, in the order in which `tamquan help` says it. */
export const SUBCOMMANDS: readonly Subcommand[] = [serve, migrate, check, admin, seed, version];
