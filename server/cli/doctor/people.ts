import { type Kysely, sql } from 'kysely';
import { STATUS } from '../../../contract/adminUsers';
import { type Config, isLoopback } from '../../config';
import { demoStaffWithPublicPassword } from '../../demo/staff';
import type { Schema } from '../../store/schema';
import { error, type Finding, ok, warning } from './finding';

/** So many people at one address are a sign of a proxy; one person alone has one. */
const PEOPLE_MIN = 2;

type Reach = Pick<Config, 'host' | 'demoStaff' | 'publicUrl' | 'trustProxy'>;

/** Whether somebody whose password is public may sign in where others reach this server. */
export async function demoStaffOf(db: Kysely<Schema>, config: Reach): Promise<Finding[]> {
  // A start without them sets their passwords aside.
  const names = config.demoStaff ? await demoStaffWithPublicPassword(db) : [];
  if (names.length === 0) return [];
  if (isReachedByOthers(config)) return [letIn(`Demo staff (${names.join(', ')}) may sign in`)];
  return [ok(`Demo staff (${names.join(', ')}) are let in, on this machine alone.`)];
}

/** The same by the settings alone, where rows can't be looked at. */
export const demoStaffBySettings = (config: Reach): Finding[] =>
  config.demoStaff && isReachedByOthers(config) ? [letIn('Demo staff, if the store has demo data, may sign in')] : [];

const isReachedByOthers = ({ host, publicUrl, trustProxy }: Reach) =>
  !isLoopback(host) || publicUrl !== undefined || trustProxy !== false;

const letIn = (who: string) =>
  error(
    `${who} by a password that is public, and others reach this server.`,
    'Set TAMQUAN_DEMO=off and start the server again, or give them passwords of their own (npm run admin -- reset-password NAME).',
  );

/** Names of an account that strangers try first: half of what they have to guess. */
const GUESSED_FIRST = ['admin', 'administrator', 'root', 'sa'];

/** Whether somebody has a name that strangers try first, where they reach this server. */
export async function guessedNamesOf(db: Kysely<Schema>, config: Reach): Promise<Finding[]> {
  if (!isReachedByOthers(config)) return [];
  const users = await db
    .selectFrom('admin_user')
    .select('user_name')
    .where('deleted_at', 'is', null)
    .where('status', '=', STATUS.active)
    .where((where) => where(where.fn('lower', ['user_name']), 'in', GUESSED_FIRST))
    .orderBy('user_name')
    .execute();
  return users.map(({ user_name }) =>
    warning(
      `There is a user ${user_name}, a name that strangers try first, and others reach this server.`,
      'Have a super admin give that user another name. TAMQUAN_ADMIN_USER names the first one of a new store.',
    ),
  );
}

/** Whether all who are signed in seem to be at one address, though others have a name for this server. */
export async function sameAddressOf(db: Kysely<Schema>, { publicUrl }: Pick<Config, 'publicUrl'>): Promise<Finding[]> {
  if (publicUrl === undefined) return [];
  const { rows } = await sql<{ addresses: string[]; people: number }>`
    SELECT coalesce(array_agg(DISTINCT address), '{}') AS addresses, count(DISTINCT uid)::int AS people FROM session`.execute(
    db,
  );
  const { addresses = [], people = 0 } = rows[0] ?? {};
  const [only] = addresses;
  if (people < PEOPLE_MIN || only === undefined || addresses.length > 1) return [];
  return [
    warning(
      `All ${people} people who are signed in come from ${only}.`,
      `If that is the proxy, name it in TAMQUAN_TRUST_PROXY: as things are, the wrong passwords of one keep all others out.`,
    ),
  ];
}
