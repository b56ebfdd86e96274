import { useEffect, useState } from 'react';
import fineUrl from 'world-atlas/countries-50m.json?url';
import { type LandParts, readLand } from './landParts';
import { readOnce } from './readOnce';
import { meets, type Region } from './region';

/** Islands that are written in one frame, and those of the country in which this many are reached. */
const PARTS_A_FRAME = 120;

const loadFineLand = readOnce(() => readLand(fineUrl));

export interface FineLand {
  /** Those that are drawn: they stay, so that a move of the map draws none of them again. */
  readonly drawn: readonly LandParts[];
  /** Whether all that lies in view is among them. */
  readonly isHere: boolean;
  /** They could not be read. */
  readonly isMissing: boolean;
}

/** The finer coasts once they are wanted, those in view first and the rest of the world a little each frame. */
export function useFineLand(isWanted: boolean, region: Region): FineLand {
  const [drawn, setDrawn] = useState<readonly LandParts[]>([]);
  const [left, setLeft] = useState<readonly LandParts[] | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let gone = false;
    loadFineLand().then(
      (found) => !gone && setLeft(found),
      () => !gone && setMissing(true),
    );
    return () => {
      gone = true;
    };
  }, [isWanted]);
  const isInView = (country: LandParts) => country.some((part) => meets(part, region));
  const here = left?.filter(isInView) ?? [];
  const isHere = left !== null && here.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another region is the next frame's
  useEffect(() => {
    if (left === null || left.length === 0) return;
    const frame = requestAnimationFrame(() => {
      const next = someOf(here.length > 0 ? here : left);
      setDrawn([...drawn, ...next]);
      setLeft(left.filter((country) => !next.has(country)));
    });
    return () => cancelAnimationFrame(frame);
  }, [left, region]);
  return { drawn, isHere, isMissing };
}

/** As many of them as a frame has time for. */
function someOf(countries: readonly LandParts[]): ReadonlySet<LandParts> {
  let parts = 0;
  const some = new Set<LandParts>();
  for (const country of countries) {
    if (parts > PARTS_A_FRAME) break;
    some.add(country);
    parts += country.length;
  }
  return some;
}
