import { memo, useEffect, useLayoutEffect, useState } from 'react';
import { type Country, loadCountries } from './atlas';
import { loadBorders } from './borders';
import { loadCloseLand } from './closeLand';
import { LinesInView } from './LinesInView';
import { type LandParts, landOf } from './landParts';
import type { Region } from './region';
import { useFineLand } from './useFineLand';

/** From here on the coarse coasts look cut with scissors. */
const FINE_FROM_SCALE = 4;
/** From here on those that are a little finer do. */
const CLOSE_FROM_SCALE = 40;
/** From here on there is room for the borders of provinces. */
const PROVINCES_FROM_SCALE = 10;
/** From here on borders are too far apart to be worth the drawing of lines a thousand screens long. */
const NO_BORDERS_FROM_SCALE = 4096;

interface LandProps {
  readonly scale: number;
  readonly region: Region;
  /** It is seen only where the operator's tiles end. */
  readonly isUnderStreets: boolean;
  /** Hears how it stands, before that is painted. */
  readonly onStand: (stand: LandStand) => void;
}

/** Whether all land in view is drawn, still comes, or could not be read: what is no land is sea in the first case alone. */
export type LandStand = 'coming' | 'drawn' | 'missing';

/**
 * Land and borders, in pixels of the world's square. Drawn once for each closeness and region: a move of the map only transforms it. What the
 * first view needs is its first picture: coarser coasts come after it, for the way out.
 */
export const Land = memo(function Land({ scale, region, isUnderStreets, onStand }: LandProps) {
  const isFineWanted = useOnce(scale >= FINE_FROM_SCALE);
  const isCloseWanted = useOnce(scale >= CLOSE_FROM_SCALE && !isUnderStreets);
  const fine = useFineLand(isFineWanted, region);
  const [isClose, setClose] = useState(false);
  const showsClose = isClose && scale >= CLOSE_FROM_SCALE;
  const showsFine = !showsClose && fine.isHere && scale >= FINE_FROM_SCALE;
  const isCoarseWanted = useOnce(scale < FINE_FROM_SCALE || fine.isHere || fine.isMissing);
  const [coarse, setCoarse] = useState<LandStand>('coming');
  const stand = showsClose || showsFine ? 'drawn' : coarse;
  useLayoutEffect(() => onStand(stand), [stand, onStand]);
  const hasBorders = scale < NO_BORDERS_FROM_SCALE;
  return (
    <g className={hasBorders ? 'map-land' : 'map-land map-land-only'}>
      {isCoarseWanted && <Coarse isShown={!showsFine && !showsClose} onStand={setCoarse} />}
      <Fine countries={fine.drawn} isHere={fine.isHere} isShown={showsFine} />
      {isCloseWanted && (
        <LinesInView
          className="map-close"
          load={loadCloseLand}
          region={region}
          isShown={showsClose}
          onDrawn={() => setClose(true)}
        />
      )}
      <LinesInView
        className="map-province"
        load={loadBorders}
        region={region}
        isShown={hasBorders && !isUnderStreets && stand !== 'coming' && scale >= PROVINCES_FROM_SCALE}
      />
    </g>
  );
});

/** Whether something has ever been so: what was read once stays. */
function useOnce(is: boolean): boolean {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return was || is;
}

interface FineProps {
  readonly countries: readonly LandParts[];
  readonly isHere: boolean;
  readonly isShown: boolean;
}

const Fine = memo(function Fine({ countries, isHere, isShown }: FineProps) {
  return (
    <g display={isShown ? undefined : 'none'} data-land="fine" data-drawn={isHere ? '' : undefined}>
      {countries.map((parts, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is drawn keeps its place
        <Parts key={nth} of={parts} />
      ))}
    </g>
  );
});

const Parts = memo(function Parts({ of }: { of: LandParts }) {
  return <path fillRule="evenodd" d={of.map(({ path }) => path()).join('')} />;
});

/** One step of countries a frame, so that no frame waits for all of them. */
const Coarse = memo(function Coarse({ isShown, onStand }: { isShown: boolean; onStand: LandProps['onStand'] }) {
  const [steps, setSteps] = useState<readonly (readonly Country[])[]>([]);
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    let gone = false;
    // Without its land a map still shows where its points lie to each other.
    loadCountries().then(
      (found) => !gone && setSteps(found),
      () => !gone && onStand('missing'),
    );
    return () => {
      gone = true;
    };
  }, [onStand]);
  const isDrawn = steps.length > 0 && drawn >= steps.length;
  useLayoutEffect(() => {
    if (isDrawn) onStand('drawn');
  }, [isDrawn, onStand]);
  useEffect(() => {
    if (drawn >= steps.length) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + 1));
    return () => cancelAnimationFrame(frame);
  }, [drawn, steps]);
  return (
    <g display={isShown ? undefined : 'none'} data-land="coarse" data-drawn={isDrawn ? '' : undefined}>
      {steps.slice(0, drawn).map((countries, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step's place is what it is
        <Step key={nth} countries={countries} />
      ))}
    </g>
  );
});

const Step = memo(function Step({ countries }: { countries: readonly Country[] }) {
  return countries.map(({ id, properties, geometry }) => <Parts key={id ?? properties.name} of={landOf(geometry)} />);
});
