import { first } from './0001_first';
import { lists } from './0002_lists';
import { search } from './0003_search';
import { curatedMembers } from './0004_curated_members';
import { statistics } from './0005_statistics';
import { staff } from './0006_staff';
import { temples } from './0007_temples';
import { notices } from './0008_notices';
import { signIn } from './0009_sign_in';
import { replies } from './0010_replies';
import { bins } from './0011_bin';
import { postFilters } from './0012_post_filters';
import { imports } from './0013_imports';
import { templeFilters } from './0014_temple_filters';
import { events } from './0015_events';
import { claims } from './0016_claims';
import { assignments } from './0017_assignments';
import { opinions } from './0018_opinions';
import { counts } from './0019_counts';
import { notes } from './0020_notes';
import { presence } from './0021_presence';
import { waiting } from './0022_waiting';
import { records } from './0023_records';
import { retention } from './0024_retention';
import { secondFactor } from './0025_second_factor';
import { teamViews } from './0027_team_views';
import { organisation } from './0030_organisation';
import { serviceAccounts } from './0031_service_accounts';
import { personal } from './0032_personal';
import { caseWeight } from './0033_case_weight';
import { policies } from './0034_policies';
import { passkeys } from './0035_passkeys';
import { importRowStates } from './0036_import_row_states';
import { unsentWithoutMail } from './0037_unsent_without_mail';
import { sessionFactor } from './0038_session_factor';
import { idsApart } from './0039_ids_apart';
import { unsentRows } from './0040_unsent_rows';

export interface Migration {
  readonly name: string;
  readonly up: readonly string[];
}

/** In the order they run. A released one is never changed; the next one mends it. */
export const MIGRATIONS: readonly Migration[] = [
  first,
  lists,
  search,
  curatedMembers,
  statistics,
  staff,
  temples,
  notices,
  signIn,
  replies,
  bins,
  postFilters,
  imports,
  templeFilters,
  events,
  claims,
  assignments,
  opinions,
  counts,
  notes,
  presence,
  waiting,
  records,
  retention,
  secondFactor,
  teamViews,
  organisation,
  serviceAccounts,
  personal,
  caseWeight,
  policies,
  passkeys,
  importRowStates,
  unsentWithoutMail,
  sessionFactor,
  idsApart,
  unsentRows,
];

/** Whether this version knows a migration that a store has had; one that it does not is a newer version's. */
export const isKnownMigration = (name: string): boolean => MIGRATIONS.some((known) => known.name === name);
