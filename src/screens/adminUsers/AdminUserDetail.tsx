import type { StaffRow } from '../../../commands/core/rows';
import { ACTION_IDS, AREAS, type Area } from '../../../contract/wire/areas';
import { configured } from '../../client';
import type { DetailProps } from '../../grid/screen';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { CommandButton } from '../../ui/CommandButton';
import { revealed } from '../../ui/revealed';
import { Copyable } from '../components/Copyable';
import { DecisionBar } from '../components/DecisionBar';
import { PersonHead } from '../components/PersonHead';
import { Fact, Section } from '../components/Section';
import { statusOf, tierOf } from './columns';

/** Who somebody is, what the first role allows, and what can be done. */
export default function AdminUserDetail({ row }: DetailProps<StaffRow>) {
  const t = useT();
  const rows = [row];
  const [first, ...others] = row.roles ?? [];
  const organisation = row.by_organisation ? configured.config?.organisation : undefined;
  return (
    <div className="flex flex-col h-full">
      <div className="grow overflow-y-auto px-5 pb-6" data-detail>
        <PersonHead name={row.display_name} picture={row.avatar} states={[...tierOf(row), ...statusOf(row)]} />
        <div className="flex flex-wrap gap-2 pt-4">
          <CommandButton command="adminUser.edit" rows={rows} rowKind="adminUser" />
          <CommandButton command="adminUser.setStatus" rows={rows} rowKind="adminUser" />
          {row.service && <CommandButton command="serviceAccount.revoke" rows={rows} rowKind="adminUser" />}
          {row.second_factor && <CommandButton command="adminUser.endSecondFactor" rows={rows} rowKind="adminUser" />}
        </div>
        <Section title={t('screens.adminUsers.fields')}>
          <dl>
            <Fact name={t('screens.adminUsers.userName')}>
              <Copyable value={row.user_name} />
            </Fact>
            <Fact name={t('screens.adminUsers.uid')}>
              <Copyable value={String(row.uid)} />
            </Fact>
            <Fact name={t('screens.adminUsers.role')}>{first ? <bdi>{revealed(first.role_name)}</bdi> : '—'}</Fact>
            {others.length > 0 && (
              <Fact name={t('screens.adminUsers.otherRoles')}>
                {others.map(({ role_id, role_name }) => (
                  <bdi key={role_id} className="block">
                    {revealed(role_name)}
                  </bdi>
                ))}
              </Fact>
            )}
            {row.service?.has_token && (
              <Fact name={t('screens.adminUsers.tokenUntil')}>
                {row.service.expires === null
                  ? t('screens.adminUsers.untilRevoked')
                  : format.dateTime(row.service.expires)}
              </Fact>
            )}
            {row.second_factor !== undefined && !row.service && (
              <Fact name={t('screens.adminUsers.secondFactor')}>
                {t(row.second_factor ? 'screens.adminUsers.secondFactorOn' : 'screens.adminUsers.secondFactorOff')}
              </Fact>
            )}
            {organisation !== undefined && (
              <Fact name={t('screens.adminUsers.signIn')}>
                {t('screens.adminUsers.byOrganisation', { name: organisation })}
                <span className="block pt-0.5 text-faint">
                  {t('screens.adminUsers.rolesOfOrganisation', { name: organisation })}
                </span>
              </Fact>
            )}
            {/* Nought stands for none. */}
            {row.organ_id !== 0 && <Fact name={t('screens.adminUsers.organ')}>{numberOf(row.organ_id)}</Fact>}
            {row.position !== 0 && <Fact name={t('screens.adminUsers.position')}>{numberOf(row.position)}</Fact>}
            {row.rank_id !== 0 && <Fact name={t('screens.adminUsers.rank')}>{numberOf(row.rank_id)}</Fact>}
            {row.created !== undefined && (
              <Fact name={t('screens.adminUsers.created')}>{format.dateTime(row.created)}</Fact>
            )}
            {row.updated !== undefined && (
              <Fact name={t('screens.adminUsers.changed')}>{format.dateTime(row.updated)}</Fact>
            )}
          </dl>
        </Section>
        {row.actions && <Allowed actions={row.actions} />}
      </div>
      <DecisionBar
        commands={[{ id: 'adminUser.resetPassword' }, { id: 'adminUser.ban' }, { id: 'adminUser.delete' }]}
        rows={rows}
        kind="adminUser"
      />
    </div>
  );
}

/** As it is written elsewhere: it names something, and counts nothing. */
const numberOf = (said: number | undefined) => (said === undefined ? '—' : <bdi dir="ltr">{said}</bdi>);

/** What the first role allows, area by area. */
function Allowed({ actions }: { actions: readonly string[] }) {
  const t = useT();
  const areas = (Object.keys(AREAS) as Area[])
    .map((area) => ({ area, held: AREAS[area].filter((action) => actions.includes(action)) }))
    .filter(({ held }) => held.length > 0);
  const others = actions.filter((action) => !ACTION_IDS.some((known) => known === action));
  return (
    <Section title={t('screens.adminUsers.allowed')}>
      {actions.length === 0 && <p className="text-sm text-faint">{t('screens.adminUsers.nothingAllowed')}</p>}
      <dl>
        {areas.map(({ area, held }) => (
          <Fact key={area} name={t(`screens.roles.area.${area}`)}>
            {format.list(held.map((action) => t(`role.toggleAction.action.${action}`)))}
          </Fact>
        ))}
        {others.length > 0 && (
          <Fact name={t('screens.roles.area.others')}>
            <bdi dir="ltr">{format.list(others)}</bdi>
          </Fact>
        )}
      </dl>
    </Section>
  );
}
