import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { AuditEntry } from '../../../contract/audit';
import type { DetailProps } from '../../grid/screen';
import { useT } from '../../i18n';
import { listParts } from '../../i18n/listParts';
import { BASE } from '../../navigation/basePath';
import { useOpenedTitle } from '../../ui/openedTitle';
import { revealed } from '../../ui/revealed';
import { Copyable } from '../components/Copyable';
import { Fact, Offset, Section } from '../components/Section';
import { StaffMember } from '../components/StaffMember';
import { agentText } from '../sessions/agent';
import { logOf } from './address';
import { Sentence, targetAddress } from './Sentence';
import type { LogLine } from './scope';
import { toTheSecond } from './toTheSecond';
import { auditActorName, auditTargetName, commandTitle, type FieldChange, fieldChanges, isByUnknown } from './values';

const LINK = 'button-plain inline-flex items-center h-8 px-2.5 rounded-md text-sm';

/** One change: who, when, what, and each field before and after. */
export default function AuditDetail({ row }: DetailProps<LogLine>) {
  const t = useT();
  const changes = fieldChanges(row);
  useOpenedTitle(commandTitle(row));
  return (
    <div className="h-full overflow-y-auto px-5 pb-6" data-detail>
      <h2 className="pt-5 text-base font-medium wrap-anywhere">
        <Sentence of={row} />
      </h2>
      <dl className="pt-2">
        <Fact name={t('screens.audit.command')}>{commandTitle(row)}</Fact>
        <Fact name={t('screens.audit.actor')}>
          {isByUnknown(row) ? auditActorName(row) : <StaffMember who={row.actor} />}
        </Fact>
        <Fact name={t('screens.audit.at')}>
          {toTheSecond(row.at)} <Offset at={row.at} />
        </Fact>
        <Fact name={t('screens.audit.target')}>
          <Target entry={row} />
          {isByUnknown(row) && row.target.name !== undefined && (
            <bdi className="text-soft"> {revealed(row.target.name)}</bdi>
          )}
          <span className="flex items-start gap-1 pt-1.5 text-xs text-soft">
            {row.target.kind === 'adminUser' && <span>{t('screens.audit.fields.uid')}</span>}
            <Copyable value={row.target.id} isKey />
          </span>
        </Fact>
      </dl>
      <p className="flex flex-wrap gap-2 pt-3">
        {!isByUnknown(row) && (
          <Link href={logOf({ actor: row.actor.user_name })} className={LINK}>
            {t('screens.audit.onlyActor')}
          </Link>
        )}
        <Link href={logOf({ target: row.target.id })} className={LINK}>
          {t('screens.audit.onlyTarget')}
        </Link>
        {row.job && row.job.size > 1 && (
          <Link href={logOf({ job: row.job.id })} className={LINK}>
            {t('screens.audit.onlyJob', { count: row.job.size })}
          </Link>
        )}
      </p>
      <Section title={t('screens.audit.changes')}>
        {changes.length === 0 ? (
          <p className="text-sm text-soft">{t('screens.audit.noFields')}</p>
        ) : row.before === null || row.after === null ? (
          <dl>
            {changes.map((change) => (
              <Fact key={change.name} name={change.title}>
                <Whole change={change} />
              </Fact>
            ))}
          </dl>
        ) : (
          <table className="w-full text-sm table-fixed">
            <thead className="text-xs text-soft">
              <tr>
                <th className="text-start font-medium py-1 w-1/4">{t('screens.audit.field')}</th>
                <th className="text-start font-medium">{t('screens.audit.before')}</th>
                <th className="text-start font-medium">{t('screens.audit.after')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <tr key={change.name} className="border-t border-line align-baseline">
                  <th scope="row" className="py-1.5 pe-3 font-normal text-start text-soft break-words">
                    {change.title}
                  </th>
                  <td className="pe-3 break-words">
                    <Values of={change.before} others={change.after} change={change} mark="−" />
                  </td>
                  <td className={`break-words ${change.isSame ? '' : 'font-medium'}`}>
                    <Values of={change.after} others={change.before} change={change} mark="+" />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Section>
    </div>
  );
}

/** What it was done to, by its name, and the way there where a screen shows it. */
function Target({ entry }: { entry: AuditEntry }): ReactNode {
  const address = targetAddress(entry);
  const words = <bdi dir="auto">{revealed(auditTargetName(entry))}</bdi>;
  if (address === null) return words;
  return (
    <Link href={address} className="text-mark underline underline-offset-2">
      {words}
    </Link>
  );
}

/** A field of what was made, or removed: there is nothing to set beside it. */
function Whole({ change: { name, before, after } }: { change: FieldChange }) {
  const of = [...before, ...after];
  if (of.length === 0) return <span className="text-soft">—</span>;
  return <Listed of={of} name={name} />;
}

interface ValuesProps {
  readonly of: readonly string[];
  readonly others: readonly string[];
  readonly change: FieldChange;
  readonly mark: '+' | '−';
}

/** A value; of a list what the other side has not, marked, and how many both have. */
function Values({ of, others, change, mark }: ValuesProps) {
  const t = useT();
  if (of.length === 0) return <span className="text-soft">—</span>;
  if (change.isSame || (of.length === 1 && others.length <= 1)) return <Listed of={of} name={change.name} />;
  const own = of.filter((one) => !others.includes(one));
  const shared = of.length - own.length;
  return (
    <ul>
      {own.map((one) => (
        <li key={one}>
          {mark} <Value text={one} name={change.name} />
        </li>
      ))}
      {shared > 0 && <li className="font-normal text-soft">{t('screens.audit.shared', { count: shared })}</li>}
    </ul>
  );
}

/** Values side by side, each by itself: what a stored one hides is told from what the language sets between them. */
function Listed({ of, name }: { of: readonly string[]; name: string }) {
  return listParts(of).map(({ type, value }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a value has nothing of its own but its place
    type === 'element' ? <Value key={at} text={value} name={name} /> : value,
  );
}

/** Pictures of this server are shown as such, a browser by the name that people know it by. */
function Value({ text, name }: { text: string; name: string }) {
  if (name === 'agent') return <Agent text={text} />;
  if (/^\/photos\/[\w/.-]+$/.test(text.slice(text.startsWith(BASE) ? BASE.length : 0)))
    return <img src={text} alt="" loading="lazy" className="max-h-20 rounded" />;
  return <bdi dir="auto">{revealed(text)}</bdi>;
}

function Agent({ text }: { text: string }) {
  const short = agentText(text);
  return (
    <>
      <bdi>{revealed(short)}</bdi>
      {short !== text && (
        <bdi dir="ltr" className="block pt-0.5 text-xs font-normal text-faint wrap-anywhere">
          {revealed(text)}
        </bdi>
      )}
    </>
  );
}
