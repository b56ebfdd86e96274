import { type ComponentType, useLayoutEffect } from 'react';
import { deferredPart } from '../../ui/deferredPart';
import { Nothing } from '../../ui/lazyPart';
import type { ViewMode } from '../model/arrangement';
import type { ListScreenOf } from '../screen';
import { Grid } from './Grid';

const Pictures = deferredPart(() => import('./Pictures'), Nothing);

type RowsProps = Parameters<typeof Grid>[0] & {
  readonly look: ViewMode;
  readonly screen: Pick<ListScreenOf<unknown>, 'picture' | 'map'>;
};

/** The rows of a list: as a table, as pictures, or where they lie. */
export function Rows({ look, screen, ...grid }: RowsProps) {
  const { model, isSettled, footerPx, reach } = grid;
  // Switching the view mode unmounts the focused element before the new view mounts: park the focus on the heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the view mode changes
  useLayoutEffect(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-list-heading]')?.focus({ preventScroll: true });
  }, [look]);
  if (look === 'map' && screen.map) return <screen.map model={model} />;
  if (look === 'pictures' && screen.picture)
    return (
      <Pictures
        model={model}
        label={grid.label}
        picture={screen.picture as ComponentType<{ row: unknown }>}
        isSettled={isSettled}
        footerPx={footerPx}
        reach={reach}
      />
    );
  return <Grid {...grid} />;
}
