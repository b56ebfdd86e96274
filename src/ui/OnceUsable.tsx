import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { firstUsable } from '../state/firstUsable';

interface OnceUsableProps {
  /** Keeps its room until then. */
  readonly place?: ReactNode;
  readonly children: ReactNode;
}

/** Shows what nobody needs before the first list works, from then on; what is around it is not drawn again for that. */
export function OnceUsable({ place, children }: OnceUsableProps) {
  return useSnapshot(firstUsable).isDone ? children : place;
}
