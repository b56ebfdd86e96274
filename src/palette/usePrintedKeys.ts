import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { keySettings } from '../keys';
import { printed } from '../keys/labels';
import { activeView } from '../state/activeView';

/** Another value whenever keys are to be printed anew: asked once for all lines, of which each would ask three times. */
export function usePrintedKeys(): object {
  const chosen = useSnapshot(keySettings);
  const view = useSnapshot(activeView);
  const labels = useSnapshot(printed);
  return useMemo(() => ({ chosen, view, labels }), [chosen, view, labels]);
}
