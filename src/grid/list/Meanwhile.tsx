import { useNewRowsPolling } from '../hooks/useNewRowsPolling';
import { useOthersWork } from '../hooks/useOthersWork';
import type { GridModel } from '../model/gridState';

/** What others do while somebody works in a list: what has come waits (NewRows.tsx), what has changed is shown where it is. */
export default function Meanwhile({ model }: { model: GridModel }) {
  useNewRowsPolling(model);
  useOthersWork(model);
  return null;
}
