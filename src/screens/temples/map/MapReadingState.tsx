import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Link, useLocation, useSearch } from 'wouter';
import { LOOK_PARAM } from '../../../grid/model/address';
import { t, useT } from '../../../i18n';
import { format } from '../../../i18n/format';
import { reason } from '../../../i18n/reason';
import { serverHas } from '../../../state/session';
import { announce } from '../../../ui/announcer';
import type { Points } from './points';

/** How often progress is said. */
const SAID_EVERY_MS = 5000;

/** How many temples have been read so far, how many of them are on the map, and how many have no place yet. */
export function MapReadingState({ points, onAgain }: { points: Points; onAgain: () => void }) {
  const say = useT();
  const { phase, read, total, placed, unplaced, refusal } = useSnapshot(points.state);
  const saidAt = useRef(Date.now());
  useEffect(() => {
    if (phase !== 'reading' || Date.now() - saidAt.current < SAID_EVERY_MS) return;
    saidAt.current = Date.now();
    announce(readText(read, total));
  }, [phase, read, total]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of reading is said once, with what it came to
  useEffect(() => {
    if (phase === 'done') announce(countsText(placed, unplaced));
    if (phase === 'failed') announce(say('screens.temples.map.stopped'), 'assertive');
  }, [phase]);
  return (
    <div
      data-reading={phase}
      className="pointer-events-none min-w-0 rounded-lg border border-line bg-surface px-3 py-1.5 text-xs text-soft shadow-layer"
    >
      {phase === 'reading' && (
        <>
          <p className="tabular-nums">{readText(read, total)}</p>
          <progress
            className="mt-1 block h-1 w-40"
            aria-label={say('screens.temples.map.progress')}
            max={total ?? undefined}
            value={total === null ? undefined : read}
          />
        </>
      )}
      {phase === 'failed' && (
        <p className="flex items-center gap-2 text-danger">
          {say('screens.temples.map.stopped')} {refusal && reason(refusal)}
          <button type="button" className="button-primary pointer-events-auto rounded-md px-2 py-1" onClick={onAgain}>
            {say('common.retry')}
          </button>
        </p>
      )}
      {phase !== 'reading' && (
        <p className="tabular-nums">
          {say('screens.temples.map.placed', { count: placed })}
          {unplaced > 0 && (
            <>
              {' · '}
              <Unplaced count={unplaced} />
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** Those without a place are no points: where the list can show them alone, this leads there, with the filters that are set. */
function Unplaced({ count }: { count: number }) {
  const say = useT();
  const [path] = useLocation();
  const address = new URLSearchParams(useSearch());
  const text = say('screens.temples.map.unplaced', { count });
  if (!serverHas('temples.filters')) return text;
  address.delete(LOOK_PARAM);
  address.set('without', 'place');
  return (
    <Link href={`${path}?${address}`} className="pointer-events-auto inline-block text-mark underline">
      {text}
    </Link>
  );
}

const readText = (read: number, total: number | null) =>
  total === null
    ? t('screens.temples.map.readingOn', { read: format.number(read) })
    : t('screens.temples.map.reading', { read: format.number(read), total: format.number(total) });

const countsText = (placed: number, unplaced: number) =>
  [
    t('screens.temples.map.placed', { count: placed }),
    ...(unplaced > 0 ? [t('screens.temples.map.unplaced', { count: unplaced })] : []),
  ].join(' · ');
