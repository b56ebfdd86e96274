import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { textWidth, textWidths } from '../../../map/textWidth';
import type { Points } from './points';
import { type OnMap, spotsAndNames } from './spotNames';
import type { Spots } from './useSpots';

/** Where spots and names are at a scale. Placed once for each: a move of the map changes nothing of it. */
export function useOnMap({ spots }: Spots, { nameOf }: Points): (scale: number) => OnMap {
  const { version } = useSnapshot(textWidths);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other widths, other places
  return useMemo(() => {
    let last: { readonly scale: number; readonly onMap: OnMap } | undefined;
    return (scale: number) => {
      if (last?.scale !== scale)
        last = { scale, onMap: spotsAndNames(spots, scale, nameOf, ({ name, kind }) => textWidth(name, kind)) };
      return last.onMap;
    };
  }, [spots, nameOf, version]);
}
