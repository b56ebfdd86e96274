import type { Kind } from '../../../commands/core/rows';
import type { MediaEntry } from '../../../contract/media';
import { Badge } from '../../grid/columns/badge';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { Linked } from '../../links/SafeLink';
import { MediaView } from '../../media/MediaView';
import { typeText } from '../../media/typeName';
import { CommandButton } from '../../ui/CommandButton';
import { Copyable } from '../components/Copyable';
import { DecisionBar } from '../components/DecisionBar';
import { PersonLine } from '../components/PersonLine';
import { Fact, Section } from '../components/Section';

interface MediaDetailProps {
  readonly row: MediaEntry;
  readonly kind: Extract<Kind, 'hotlive' | 'tvSlider'>;
}

/** A promoted medium: the medium itself, its author, and the post that it is in. */
export function MediaDetail({ row, kind }: MediaDetailProps) {
  const t = useT();
  const rows = [row];
  return (
    <div className="flex flex-col h-full">
      <div className="grow overflow-y-auto px-5 pb-6" data-detail>
        <header className="flex items-center gap-2 py-4">
          <h2 className="grow min-w-0">
            <PersonLine person={row.ownerInfo} />
          </h2>
          {row.removed && <Badge text="screens.curated.removed" tone="fact" />}
        </header>
        <MediaView key={row.idmedia} media={row} isVetted className="h-72" />
        <div className="flex flex-wrap gap-2 pt-4">
          <CommandButton command={`${kind}.openPost`} rows={rows} rowKind={kind} />
          <CommandButton command={`${kind}.openAuthor`} rows={rows} rowKind={kind} />
        </div>
        {row.content && (
          <Section title={t('screens.curated.post')}>
            <p dir="auto" className="whitespace-pre-wrap break-words">
              <Linked text={row.content} />
            </p>
          </Section>
        )}
        <dl className="pt-4">
          <Fact name={t('screens.curated.type')}>{typeText(row.mediaType)}</Fact>
          {row.timestamps !== undefined && (
            <Fact name={t('screens.curated.posted')}>{format.dateTime(row.timestamps)}</Fact>
          )}
          <Fact name={t('screens.curated.id')}>
            <Copyable value={row.idmedia} isKey />
          </Fact>
        </dl>
      </div>
      <DecisionBar commands={row.removed ? [] : [{ id: `${kind}.remove` }]} rows={rows} kind={kind} />
    </div>
  );
}
