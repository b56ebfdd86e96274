import { useState } from 'react';
import type { ImportState, TempleImport } from '../../../contract/temples/imports';
import { FAILED_STATES, IMPORT_STATES } from '../../../contract/temples/imports';
import { Badge } from '../../grid/columns';
import type { DetailProps } from '../../grid/screen';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { CommandButton } from '../../ui/CommandButton';
import { Name } from '../../ui/Name';
import { Copyable } from '../components/Copyable';
import { DecisionBar } from '../components/DecisionBar';
import { Fact, Offset, Section } from '../components/Section';
import { StaffMember } from '../components/StaffMember';
import { ImportRows } from './ImportRows';
import { notSent } from './words';

const KIB = 1024;
const REPAIR = { id: 'temple.repairImport' };
const TAKE_BACK = { id: 'temple.takeBackImport' };

/** One import: the file, who imported it, and the outcome of each of its rows. */
export default function ImportDetail({ row }: DetailProps<TempleImport>) {
  const t = useT();
  const [state, setState] = useState<ImportState | ''>('');
  const { counts } = row;
  const failed = failedIn(counts, state);
  return (
    <div className="flex h-full flex-col">
      <div className="min-h-0 grow overflow-y-auto px-5 pb-6" data-detail>
        <h2 className="pt-5 text-lg font-semibold wrap-anywhere">
          <Name of={row.fileName} />
        </h2>
        <dl className="pt-2">
          <Fact name={t('screens.imports.file')}>
            <span className="tabular-nums">
              {t('screens.imports.kib', { size: format.number(Math.ceil(row.fileSize / KIB)) })}
            </span>
          </Fact>
          <Fact name={t('screens.imports.by')}>
            <StaffMember who={row.by} />
          </Fact>
          <Fact name={t('screens.imports.at')}>
            {format.dateTime(row.at)} <Offset at={row.at} />
          </Fact>
          <Fact name={t('screens.imports.rows')}>
            <span className="tabular-nums">{format.number(row.rows)}</span>
            <span className="flex flex-wrap gap-1 pt-1 empty:hidden">
              {notSent(row).map((badge) => (
                <Badge key={badge.tone} {...badge} />
              ))}
            </span>
            {row.refused > counts.unreadable && (
              <span className="flex flex-col items-start gap-2 pt-2" data-in-the-file>
                <span className="text-soft">
                  {t('screens.imports.inTheFile', { number: format.number(row.refused - counts.unreadable) })}
                </span>
                <CommandButton command="temple.import" />
              </span>
            )}
          </Fact>
          <Fact name="SHA-256">
            <Copyable value={row.fileHash} isKey />
          </Fact>
        </dl>
        <Section
          title={t('screens.imports.outcome')}
          aside={
            row.kept && (
              <select
                aria-label={t('screens.imports.outcome')}
                value={state}
                onChange={({ target }) => setState(IMPORT_STATES.find((one) => one === target.value) ?? '')}
                className="h-8 rounded-md border border-strong bg-surface px-2 text-sm"
              >
                <option value="">{t('common.all')}</option>
                {IMPORT_STATES.filter((one) => counts[one] > 0).map((one) => (
                  <option key={one} value={one}>
                    {t(`screens.imports.counted.${one}`, { number: format.number(counts[one]) })}
                  </option>
                ))}
              </select>
            )
          }
        >
          {row.kept ? (
            <ImportRows
              key={`${row.id} ${state} ${failed}`}
              idimport={row.id}
              state={state === '' ? undefined : state}
              version={JSON.stringify(counts)}
              failed={failed}
            />
          ) : (
            <p className="text-sm text-soft">{t('screens.imports.notKept')}</p>
          )}
        </Section>
      </div>
      <DecisionBar
        commands={counts.unreadable > 0 ? [REPAIR, TAKE_BACK] : [TAKE_BACK]}
        rows={[row]}
        kind="templeImport"
      />
    </div>
  );
}

/** How many of the rows in this state, or of all, have failed. */
const failedIn = (counts: TempleImport['counts'], state: ImportState | ''): number =>
  FAILED_STATES.filter((one) => state === '' || one === state).reduce((sum, one) => sum + counts[one], 0);
