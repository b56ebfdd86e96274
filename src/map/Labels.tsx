import { memo, useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { language } from '../i18n';
import { loadCountries } from './atlas';
import { type CountryName, countryNames } from './countryNames';
import { loadLabels, type NamedLabel } from './labels';
import { type Label, LINE_PX, placeLabels, type Taken } from './placeLabels';
import { meets, type Region } from './region';
import { textWidth, textWidths } from './textWidth';

/** Above this width the country needs no name any more. */
const WIDEST_PX = 1600;
/** A name of a province says nothing to who sees a part of it. */
const PROVINCE_ZOOMS = 4.5;
const DOT_PX = 2.25;

interface LabelsProps {
  readonly scale: number;
  readonly region: Region;
  /** Where none may stand, in pixels of the world at this scale. */
  readonly taken?: ((scale: number) => readonly Taken[]) | undefined;
}

/** Names of countries, provinces, waters, places and islands that have room, drawn upright beside the map's own transformation. */
export const Labels = memo(function Labels({ scale, region, taken }: LabelsProps) {
  const { code } = useSnapshot(language);
  const countries = useCountries(code);
  const labels = useNamed();
  const { version } = useSnapshot(textWidths);
  const candidates = useMemo(
    () =>
      labels.map((label): Label & Named => ({ ...label, name: label.nameIn(code) })).filter(({ name }) => name !== ''),
    [labels, code],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other widths, other places
  const placed = useMemo(() => {
    const zoom = Math.log2(scale);
    const isIn = ({ x, y }: Label) => meets(region, { left: x, right: x, top: y, bottom: y });
    const named = candidates.filter((label) => isWanted(label, zoom) && isIn(label));
    const wide = countries.filter(({ name, widthPx }) => {
      const px = widthPx * scale;
      return px > textWidth(name, 'country') && px < WIDEST_PX;
    });
    const all: Label[] = [...wide.map((country) => ({ ...country, kind: 'country' as const })).filter(isIn), ...named];
    return placeLabels(all, scale, ({ name, kind }) => textWidth(name, kind), taken?.(scale));
  }, [candidates, countries, scale, region, taken, version]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of the picture takes no focus
    <g aria-hidden="true" data-labels="">
      {placed.map(({ label, at, box, hasDot }) => (
        <g key={`${label.kind} ${label.name} ${label.x}`} data-label={label.kind}>
          {hasDot && <circle className="map-place" cx={at.x} cy={at.y} r={DOT_PX} />}
          <text className={`map-name map-name-${label.kind}`} x={(box.left + box.right) / 2} y={box.top + LINE_PX / 2}>
            {label.name}
          </text>
        </g>
      ))}
    </g>
  );
});

type Named = Pick<NamedLabel, 'zoom'>;

const isWanted = ({ kind, zoom: from }: Label & Named, zoom: number) =>
  zoom >= from && (kind !== 'province' || zoom < from + PROVINCE_ZOOMS);

function useCountries(code: string): readonly CountryName[] {
  const [names, setNames] = useState<readonly CountryName[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language, other names
  useEffect(() => {
    let gone = false;
    loadCountries().then(
      (steps) => !gone && setNames(countryNames(steps.flat())),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [code]);
  return names;
}

function useNamed(): readonly NamedLabel[] {
  const [labels, setLabels] = useState<readonly NamedLabel[]>([]);
  useEffect(() => {
    let gone = false;
    loadLabels().then(
      (found) => !gone && setLabels(found),
      // Points are told apart without them; a file that can't be read is the operator's to hear of, in the console of the browser.
      (error: unknown) => console.error(error),
    );
    return () => {
      gone = true;
    };
  }, []);
  return labels;
}
