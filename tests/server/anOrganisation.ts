import * as organisation from '../../contract/organisation';
import { ACTION_IDS } from '../../contract/wire/areas';
import { TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { type OrganisationSettings, organisationOf } from '../../server/organisation/settings';
import type { Setting } from '../../server/settings';
import { type AProvider, CLIENT, startProvider } from '../support/aProvider';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aVisitor, type Visitor } from './aVisitor';

export const PUBLIC_URL = 'http://tamquan.example';
export const CALLBACK = `${PUBLIC_URL}/api/adminusers/organisation/callback`;
/** The word of the page that begins, unless another is said. */
export const PAGE = 'w'.repeat(22);
type Given = Partial<Record<Setting, string>>;

/** A server whose staff may come by a provider, and the ways in. Of the groups two have roles here, and one that nobody has made. */
export interface AnOrganisation {
  readonly provider: AProvider;
  readonly server: TestServer;
  readonly chief: Staff;
  readonly roleIds: ReadonlyMap<string, number>;
  /** As an operator writes them, for another server. */
  readonly settingsWith: (more: Given) => OrganisationSettings | undefined;
  readonly close: () => Promise<void>;
}

export async function startOrganisation(options: Parameters<typeof startTestServer>[1] = {}): Promise<AnOrganisation> {
  const provider = await startProvider([CALLBACK]);
  const settingsWith = (more: Given) => {
    const given: Given = {
      TAMQUAN_OIDC_ISSUER: provider.issuer,
      TAMQUAN_OIDC_CLIENT_ID: CLIENT.id,
      TAMQUAN_OIDC_CLIENT_SECRET: CLIENT.secret,
      TAMQUAN_OIDC_ROLES: '{"truong-nhom": "Trưởng nhóm", "kiem-duyet": "Kiểm duyệt", "xem": "Người xem"}',
      ...more,
    };
    return organisationOf((name) => given[name], PUBLIC_URL);
  };
  const server = await startTestServer(undefined, { organisation: settingsWith({}), ...options });
  const chief = await server.staffWith(ACTION_IDS, { tier: TIER_SUPER_ADMIN });
  const made = await server.db
    .insertInto('role')
    .values([
      {
        role_name: 'Trưởng nhóm',
        action_ids: ['REPORT_VIEW', 'REPORT_DELETE_POST'],
        needs_second_factor: true,
        updated_at: 1,
      },
      { role_name: 'Kiểm duyệt', action_ids: ['REPORT_VIEW'], needs_second_factor: false, updated_at: 1 },
    ])
    .returning(['role_name', 'role_id'])
    .execute();
  return {
    provider,
    server,
    chief,
    roleIds: new Map(made.map(({ role_name, role_id }) => [role_name, role_id])),
    settingsWith,
    close: async () => {
      await server.close();
      await provider.close();
    },
  };
}

export const visit = (to: Pick<TestServer, 'url'>): Visitor => aVisitor({ publicUrl: PUBLIC_URL, serverUrl: to.url });

export const begin = (visitor: Visitor, page = PAGE, next = '/dashboard/report?sort=-reports'): Promise<URL> =>
  visitor.go(`${PUBLIC_URL}/api/adminusers/organisation?${new URLSearchParams({ next, page })}`);

/** Signs in at the provider by this name, and answers the address of the console that the browser is sent back to. */
export async function comeAs(sub: string, to: Pick<TestServer, 'url'>): Promise<URL> {
  const visitor = visit(to);
  return visitor.signInAt(await begin(visitor), sub);
}

/** What is left in that address for the sign-in page. */
export const leftIn = ({ hash }: URL, word: keyof typeof organisation.ENTRANCE): string | undefined =>
  new URLSearchParams(hash.slice(1)).get(organisation.ENTRANCE[word]) ?? undefined;

export const enter = (ticket: string, to: TestServer, page = PAGE) =>
  to.call(organisation.enter, { body: { ticket, page } });

/** The whole way in. */
export async function signIn(sub: string, to: TestServer) {
  const back = await comeAs(sub, to);
  const answer = await enter(leftIn(back, 'ticket') ?? '', to);
  if (answer.refused !== undefined) throw new Error(`${back.href}: ${answer.message}`);
  return { ...answer.data, key: answer.data.sessionkey ?? '' };
}

export const troubleOf = async (sub: string, to: TestServer) => leftIn(await comeAs(sub, to), 'trouble');
