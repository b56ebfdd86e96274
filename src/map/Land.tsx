import { Mercator } from '@visx/geo';
import { memo, useEffect, useState } from 'react';
import { type Country, type Detail, loadCountries } from './atlas';
import { WORLD_PX } from './mercator';

/** From here on the coarse coasts look cut with scissors. */
const FINE_FROM_SCALE = 4;
/** From here on borders are too far apart to be worth the drawing of lines a thousand screens long. */
const NO_BORDERS_FROM_SCALE = 2048;

/** Land and borders, in pixels of the world's square. Drawn once for each closeness: a move of the map only transforms it. */
export const Land = memo(function Land({ scale }: { scale: number }) {
  const isClose = scale >= FINE_FROM_SCALE;
  const [isFine, setFine] = useState(false);
  const [wasClose, setWasClose] = useState(isClose);
  if (isClose && !wasClose) setWasClose(true);
  const hasBorders = scale < NO_BORDERS_FROM_SCALE;
  return (
    <g className={hasBorders ? 'map-land' : 'map-land map-land-only'}>
      <Countries detail="coarse" isShown={!isClose || !isFine} />
      {wasClose && <Countries detail="fine" isShown={isClose} onDrawn={() => setFine(true)} />}
    </g>
  );
});

interface CountriesProps {
  readonly detail: Detail;
  readonly isShown: boolean;
  readonly onDrawn?: () => void;
}

/** One step of countries a frame, so that no frame waits for all of them. */
const Countries = memo(function Countries({ detail, isShown, onDrawn }: CountriesProps) {
  const [steps, setSteps] = useState<readonly (readonly Country[])[]>([]);
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    let gone = false;
    // Without its land a map still shows where its points lie to each other.
    loadCountries(detail).then(
      (found) => !gone && setSteps(found),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [detail]);
  const isDrawn = steps.length > 0 && drawn >= steps.length;
  useEffect(() => {
    if (drawn >= steps.length) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + 1));
    return () => cancelAnimationFrame(frame);
  }, [drawn, steps]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it is so
  useEffect(() => {
    if (isDrawn) onDrawn?.();
  }, [isDrawn]);
  return (
    <g display={isShown ? undefined : 'none'} data-land={detail} data-drawn={isDrawn ? '' : undefined}>
      {steps.slice(0, drawn).map((countries, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step's place is what it is
        <Step key={nth} countries={countries} />
      ))}
    </g>
  );
});

const Step = memo(function Step({ countries }: { countries: readonly Country[] }) {
  return <Mercator data={[...countries]} scale={WORLD_PX / (2 * Math.PI)} translate={[WORLD_PX / 2, WORLD_PX / 2]} />;
});
