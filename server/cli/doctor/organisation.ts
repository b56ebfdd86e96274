import type { Kysely } from 'kysely';
import { openProvider } from '../../organisation/provider';
import type { OrganisationSettings } from '../../organisation/settings';
import type { Schema } from '../../store/schema';
import { error, type Finding, ok, warning } from './finding';

/** Whether the provider says how people sign in there. Nobody is signed in. */
export async function providerOf(settings: OrganisationSettings): Promise<Finding> {
  const { href } = settings.issuer;
  try {
    await openProvider(settings).begin();
    return ok(`The OpenID Connect provider at ${href} answers.`);
  } catch (cause) {
    const { message, cause: deeper } = cause as Error;
    const why = deeper instanceof Error ? deeper.message : message;
    return error(
      `The OpenID Connect provider at ${href} can't be used: ${why}.`,
      'Look at TAMQUAN_OIDC_ISSUER, which is the issuer as the provider itself says it, and at the firewall.',
    );
  }
}

/** Groups of TAMQUAN_OIDC_ROLES whose role nobody has made. */
export async function rolesNamedFor(
  db: Kysely<Schema>,
  organisation: OrganisationSettings | undefined,
): Promise<Finding[]> {
  if (organisation === undefined) return [];
  const there = new Set((await db.selectFrom('role').select('role_name').execute()).map(({ role_name }) => role_name));
  const missing = [...new Set(organisation.roles.values())].filter((name) => !there.has(name));
  return missing.map((name) =>
    warning(
      `TAMQUAN_OIDC_ROLES names the role ${name}, which is not there: its group lets nobody in.`,
      'Make the role in the console, or name it as it is called there, letter by letter.',
    ),
  );
}
