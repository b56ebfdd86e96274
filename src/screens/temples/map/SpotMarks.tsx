import { type FocusEvent, memo, useState } from 'react';
import { excerpt } from '../../../../contract/wire/shownText';
import { language, useT } from '../../../i18n';
import { fingers } from '../../../keys/platform';
import type { Spot } from '../../../map/clusters';
import { worldPoint } from '../../../map/mercator';
import { LINE_PX } from '../../../map/placeLabels';
import { NAME_LETTERS, type OnMap, radiusOf } from './spotNames';
import { spotKey } from './useSpots';

interface SpotMarksProps {
  readonly spots: readonly Spot[];
  readonly scale: number;
  /** The one that Tab comes to. */
  readonly at: string | null;
  /** The number of the point whose row is open. */
  readonly opened: number | undefined;
  readonly nameOf: (nth: number) => string;
  /** Those that have room beside their point. */
  readonly names: OnMap['names'];
  readonly onOpen: (spot: Spot, isByKey: boolean) => void;
  /** With Ctrl or Cmd held, as in the table. */
  readonly onPick: (spot: Spot) => void;
  readonly onFocus: (spot: Spot) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

const BADGE_PX = 7;
/** What a shaky hand needs, and a finger. */
const TARGET_PX = { pointer: 16, finger: 22 } as const;
/** Between the middle of a point and a name that has no room of its own. */
const ASIDE_PX = 14;

/** Points and clusters, in pixels of the world at this scale: a move of the map only shifts their group. */
export const SpotMarks = memo(function SpotMarks({
  spots,
  scale,
  at,
  opened,
  nameOf,
  names,
  onOpen,
  onPick,
  onFocus,
  onBlur,
}: SpotMarksProps) {
  const t = useT();
  const [over, setOver] = useState<string | null>(null);
  const named =
    spots.find((spot) => spotKey(spot) === over && spot.nth !== null) ??
    spots.find(({ nth }) => nth !== null && nth === opened);
  const compact = new Intl.NumberFormat(language.code, { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <g>
      {spots.map((spot, nth) => {
        const key = spotKey(spot);
        const { x, y } = worldPoint(spot);
        const isPoint = spot.nth !== null;
        const label = isPoint ? nameOf(spot.nth) : t('screens.temples.map.cluster', { count: spot.count });
        const radius = radiusOf(spot);
        const isPicked = spot.picked === spot.count;
        const hasPicked = spot.picked > 0;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button of HTML can't stand in a picture
          <g
            key={key}
            role="button"
            tabIndex={key === at || (at === null && nth === 0) ? 0 : -1}
            aria-label={
              !isPoint && hasPicked
                ? `${label}. ${t('grid.selected', { count: spot.picked })}`
                : label || t('common.nameless')
            }
            aria-pressed={!isPicked && hasPicked ? 'mixed' : isPicked}
            aria-current={isPoint && spot.nth === opened ? 'true' : undefined}
            data-spot={key}
            data-count={spot.count}
            className="map-point"
            transform={`translate(${x * scale},${y * scale})`}
            onClick={({ detail, ctrlKey, metaKey }) => (ctrlKey || metaKey ? onPick(spot) : onOpen(spot, detail === 0))}
            onKeyDown={(event) => {
              if ((event.key !== 'Enter' && event.key !== ' ') || event.nativeEvent.isComposing) return;
              event.preventDefault();
              if (event.key === ' ') onPick(spot);
              else onOpen(spot, true);
            }}
            onFocus={() => {
              onFocus(spot);
              setOver(key);
            }}
            onBlur={onBlur}
            onPointerEnter={() => setOver(key)}
            onPointerLeave={() => setOver((before) => (before === key ? null : before))}
          >
            <circle r={Math.max(TARGET_PX[fingers.only ? 'finger' : 'pointer'], radius + 4)} fill="transparent" />
            {!isPoint && <circle className="map-point-halo" r={radius + 4} />}
            <circle className="map-point-dot" r={radius} />
            {isPoint && isPicked && <path className="map-point-check" d="M-3.5 0 L-1 2.5 L3.5 -2.5" />}
            {!isPoint && hasPicked && <PickedBadge radius={radius} />}
            {!isPoint && (
              <text className="map-point-count" fontSize={radius > 17 ? 13 : 12}>
                {compact.format(spot.count)}
              </text>
            )}
          </g>
        );
      })}
      {[...names].map(([nth, { name, box }]) => (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a text of the picture takes no focus
        <text
          key={nth}
          className="map-name map-point-name"
          x={(box.left + box.right) / 2}
          y={box.top + LINE_PX / 2}
          aria-hidden="true"
          data-name={nth}
        >
          {name}
        </text>
      ))}
      {named?.nth != null && !names.has(named.nth) && <Name spot={named} scale={scale} name={nameOf(named.nth)} />}
      {spots.map((spot) => {
        const isOpened = spot.nth !== null && spot.nth === opened;
        if (!isOpened && spotKey(spot) !== at) return null;
        return <Ring key={spotKey(spot)} spot={spot} scale={scale} isOpened={isOpened} />;
      })}
    </g>
  );
});

/** On the rim of a cluster in which some are selected. */
function PickedBadge({ radius }: { radius: number }) {
  const at = radius * Math.SQRT1_2 + 2;
  return (
    <g className="map-point-picked" transform={`translate(${at},${-at})`} data-picked="">
      <circle r={BADGE_PX} />
      <path className="map-point-check" d="M-3.5 0 L-1 2.5 L3.5 -2.5" />
    </g>
  );
}

/** Of the point that has the focus, or whose row is open. Above all names, whose halo would cut it. */
function Ring({ spot, scale, isOpened }: { spot: Spot; scale: number; isOpened: boolean }) {
  const { x, y } = worldPoint(spot);
  const className = `map-point-ring ${isOpened ? 'map-point-ring-opened' : ''}`;
  return <circle className={className} cx={x * scale} cy={y * scale} r={radiusOf(spot) + 4} />;
}

/** After all points, so that none of them covers it. */
function Name({ spot, scale, name }: { spot: Spot; scale: number; name: string }) {
  const { x, y } = worldPoint(spot);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a text of the picture takes no focus
    <text className="map-point-name" x={x * scale + ASIDE_PX} y={y * scale + 4} aria-hidden="true">
      {excerpt(name, NAME_LETTERS)}
    </text>
  );
}
