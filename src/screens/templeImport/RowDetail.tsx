import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { isSwapped, type TempleFill, type TempleRow, unwritten } from '../../../commands/core/templeRow';
import { Badge } from '../../grid/columns/badge';
import type { DetailProps } from '../../grid/screen';
import { t, useT } from '../../i18n';
import { CommandButton } from '../../ui/CommandButton';
import { revealed } from '../../ui/revealed';
import { DecisionBar } from '../components/DecisionBar';
import { Fact, Section } from '../components/Section';
import { EditFields } from './EditFields';
import { importing } from './importing';
import {
  assumedType,
  changedFieldsIn,
  importFieldName,
  isEmptyValue,
  stateBadge,
  valueText,
  warningText,
  whyText,
} from './words';

const LINK = 'button-plain inline-flex items-center h-8 px-2.5 rounded-md text-sm';
const DECISIONS = [{ id: 'temple.skipRow' }, { id: 'temple.createAnyway' }, { id: 'temple.updateFromRow' }];

/** A row of the file: what it says, why it is refused or what it is like and would change of it, and what can be decided about it. */
export default function RowDetail({ row }: DetailProps<TempleRow>) {
  useT();
  const { judged, templeId } = row;
  const isOpen = unwritten(row) === null;
  const isLike = judged.is === 'likeRow' || judged.is === 'likeStored';
  const seen = templeId || (judged.is === 'likeStored' ? judged.templeId : undefined);
  const why = whyText(row);
  const assumed = assumedType(row);
  return (
    <div className="flex h-full flex-col" data-detail>
      <div className="grow overflow-y-auto px-5 pb-6">
        <h2 className="pt-5 text-lg font-semibold break-words">
          <bdi className={row.name === '' ? 'text-faint' : ''}>{revealed(row.name || t('common.nameless'))}</bdi>
        </h2>
        <p className="pt-1">
          <Badge {...stateBadge(row)} />
        </p>
        {why !== '' && <p className={`pt-1 ${judged.is === 'refused' ? 'text-danger' : 'text-soft'}`}>{why}</p>}
        {row.warnings && <p className="pt-1 text-warn">{warningText(row)}</p>}
        <Mendings row={row} />
        {assumed !== '' && <p className="pt-1 text-soft">{assumed}</p>}
        {seen && (
          <p className="pt-3">
            <Link href={`/dashboard/temple-manager?row=${encodeURIComponent(seen)}`} className={LINK}>
              {t('screens.templeImport.openTemple')}
            </Link>
          </p>
        )}
        {isLike && <Changes fill={judged.fill} />}
        <Section title={`${t('screens.templeImport.line')} ${row.line}`}>
          {isOpen ? <EditFields row={row} /> : <dl>{factsOf(row)}</dl>}
        </Section>
        {judged.is === 'refused' && <OtherCells cells={row.cells} />}
      </div>
      {isLike && isOpen && <DecisionBar commands={DECISIONS} rows={[row]} kind="templeRow" />}
    </div>
  );
}

/** What mends it at one press, where the console knows what is probably meant. */
function Mendings({ row }: { row: TempleRow }) {
  const mends = [
    ...(isSwapped(row) ? (['temple.swapPlace'] as const) : []),
    ...(row.likelyType === undefined ? [] : (['temple.takeLikelyType'] as const)),
  ];
  if (mends.length === 0 || unwritten(row) !== null) return null;
  return (
    <p className="flex flex-wrap gap-2 pt-2">
      {mends.map((command) => (
        <CommandButton key={command} command={command} rows={[row]} rowKind="templeRow" />
      ))}
    </p>
  );
}

/** What filling in would do to each field: as it is, and as it becomes. Nothing else is written. */
function Changes({ fill: { was, becomes } }: { fill: TempleFill }) {
  const fields = changedFieldsIn(becomes);
  return (
    <Section title={t('screens.templeImport.fill.title')}>
      {fields.length === 0 && <p className="text-sm text-soft">{t('screens.templeImport.fill.nothing')}</p>}
      <dl>
        {fields.map((field) => (
          <Fact key={field} name={importFieldName(field)}>
            {isEmptyValue(was[field]) ? (
              <span className="text-faint">{t('screens.templeImport.fill.empty')}</span>
            ) : (
              <del className="whitespace-pre-wrap text-faint">
                <bdi>{revealed(valueText(field, was))}</bdi>
              </del>
            )}{' '}
            <span aria-hidden className="text-faint rtl:inline-block rtl:-scale-x-100">
              →
            </span>{' '}
            <ins className="whitespace-pre-wrap font-medium no-underline">
              <bdi>{revealed(valueText(field, becomes))}</bdi>
            </ins>
          </Fact>
        ))}
      </dl>
    </Section>
  );
}

function factsOf({ fields }: TempleRow) {
  return changedFieldsIn(fields)
    .filter((field) => field !== 'name' && valueText(field, fields) !== '')
    .map((field) => (
      <Fact key={field} name={importFieldName(field)}>
        <bdi className="whitespace-pre-wrap">{revealed(valueText(field, fields))}</bdi>
      </Fact>
    ));
}

/** What a refused row has besides its fields: in columns that are not read, and beyond the last one, where something ran over. */
function OtherCells({ cells }: { cells: readonly string[] }) {
  const { columns } = useSnapshot(importing);
  const read = new Set<number>(Object.values(columns?.at ?? {}));
  const others = cells.flatMap((cell, at) => (cell.trim() === '' || read.has(at) ? [] : [{ cell, at }]));
  if (others.length === 0) return null;
  return (
    <Section title={t('screens.templeImport.otherCells')}>
      <dl data-other-cells="">
        {others.map(({ cell, at }) => (
          <Fact key={at} name={columns?.names[at] || t('screens.templeImport.column', { number: at + 1 })}>
            <bdi className="whitespace-pre-wrap wrap-anywhere">{revealed(cell)}</bdi>
          </Fact>
        ))}
      </dl>
    </Section>
  );
}
