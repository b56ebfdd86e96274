import { useRef } from 'react';
import type { Place } from '../../../contract/temples/place';
import { useT } from '../../i18n';
import { announce } from '../../ui/announcer';
import { ChunkLoadError } from '../../ui/ChunkLoadError';
import { Icon } from '../../ui/Icon';
import { lazyPart } from '../../ui/lazyPart';
import { Section } from '../components/Section';
import { openStreetMapLink } from './coordinates';

interface PlaceSectionProps {
  readonly place: Place | null;
  readonly isReadOnly: boolean;
  readonly onPlace: (place: Place | null) => void;
}

/** As high as the map and its hint will be, so that the content below does not jump. */
const Outline = () => <div className="h-66 rounded-lg skeleton" />;
const { Part: PlaceMap } = lazyPart(() => import('./PlaceMap'), Outline, ChunkLoadError);
const BUTTON =
  'inline-flex h-7 items-center gap-1 rounded-md px-1.5 text-xs whitespace-nowrap text-soft hover:bg-hover';

/** The place of a temple on the map; it may be taken away again, and looked at where there are streets. */
export function PlaceSection({ place, isReadOnly, onPlace }: PlaceSectionProps) {
  const t = useT();
  const part = useRef<HTMLDivElement>(null);
  const remove = () => {
    // The button goes with the place: the map has the focus then.
    part.current?.querySelector<HTMLElement>('[data-map]')?.focus();
    onPlace(null);
    announce(t('screens.temples.onMap.removed'));
  };
  return (
    <div ref={part}>
      <Section
        title={t('screens.temples.onMap.title')}
        aside={
          place && (
            <>
              <a
                href={openStreetMapLink(place)}
                target="_blank"
                rel="noopener noreferrer"
                title={t('screens.temples.onMap.openStreetMap')}
                className={BUTTON}
              >
                <Icon name="external-link" size={14} />
                <bdi>OpenStreetMap</bdi>
              </a>
              {!isReadOnly && (
                <button type="button" className={BUTTON} onClick={remove}>
                  <Icon name="x" size={14} />
                  {t('screens.temples.onMap.remove')}
                </button>
              )}
            </>
          )
        }
      >
        <PlaceMap place={place} isReadOnly={isReadOnly} onPlace={onPlace} />
      </Section>
    </div>
  );
}
