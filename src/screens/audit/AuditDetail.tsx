import { Link } from 'wouter';
import type { AuditEntry } from '../../../contract/audit';
import type { DetailProps } from '../../grid/screen';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { Copyable } from '../parts/Copyable';
import { Fact, Section } from '../parts/Section';
import { commandTitle, logOf } from '.';

const LINK = 'inline-flex items-center h-8 px-2.5 rounded-md border border-line bg-surface text-sm hover:bg-hover';

/** One change: who, when, what, and each field before and after. */
export default function AuditDetail({ row }: DetailProps<AuditEntry>) {
  const t = useT();
  const names = [...new Set([...Object.keys(row.before ?? {}), ...Object.keys(row.after ?? {})])];
  return (
    <div className="h-full overflow-y-auto px-5 pb-6" data-detail>
      <h2 className="pt-5 text-lg font-semibold">{commandTitle(row)}</h2>
      <dl className="pt-2">
        <Fact name={t('screens.audit.actor')}>
          <bdi>{row.actor.display_name}</bdi> <bdi className="text-faint">@{row.actor.user_name}</bdi>
        </Fact>
        <Fact name={t('screens.audit.at')}>{format.dateTime(row.at)}</Fact>
        <Fact name={t('screens.audit.target')}>
          <Copyable value={row.target.id} />
        </Fact>
      </dl>
      <p className="flex flex-wrap gap-2 pt-3">
        <Link href={logOf({ actor: row.actor.user_name })} className={LINK}>
          {t('screens.audit.onlyActor')}
        </Link>
        <Link href={logOf({ target: row.target.id })} className={LINK}>
          {t('screens.audit.onlyTarget')}
        </Link>
      </p>
      <Section title={t('screens.audit.changes')}>
        <table className="w-full text-sm">
          <thead className="text-xs text-faint text-start">
            <tr>
              <th className="text-start font-medium py-1">{t('screens.audit.field')}</th>
              <th className="text-start font-medium">{t('screens.audit.before')}</th>
              <th className="text-start font-medium">{t('screens.audit.after')}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name} className="border-t border-line align-baseline">
                <td className="py-1.5 pe-3 text-faint">
                  <bdi dir="ltr">{name}</bdi>
                </td>
                <td className="pe-3 break-words">{shown(row.before?.[name])}</td>
                <td className="break-words font-medium">{shown(row.after?.[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </div>
  );
}

const shown = (value: unknown) => (
  <bdi dir="auto">
    {value === undefined || value === null ? '—' : typeof value === 'string' ? value : JSON.stringify(value)}
  </bdi>
);
