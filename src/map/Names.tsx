import { memo, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { language } from '../i18n';
import { loadCountries } from './atlas';
import { type CountryName, countryNames } from './countryNames';

/** A letter of a name, about. */
const LETTER_PX = 6;
/** Above this width the country needs no name any more. */
const WIDEST_PX = 6000;

/** The names of the countries that have room for theirs, drawn upright beside the map's own transformation. */
export const Names = memo(function Names({ scale }: { scale: number }) {
  const [names, setNames] = useState<readonly CountryName[]>([]);
  const { code } = useSnapshot(language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language, other names
  useEffect(() => {
    let gone = false;
    loadCountries('coarse').then(
      (steps) => !gone && setNames(countryNames(steps.flat())),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [code]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of the picture takes no focus
    <g aria-hidden="true">
      {names.map(({ name, x, y, widthPx }) => {
        const px = widthPx * scale;
        return px > name.length * LETTER_PX && px < WIDEST_PX ? (
          <text key={name} className="map-name" x={x * scale} y={y * scale}>
            {name}
          </text>
        ) : null;
      })}
    </g>
  );
});
