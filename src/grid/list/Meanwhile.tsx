import { useNewRowsPolling } from '../hooks/useNewRowsPolling';
import { useOthersWork } from '../hooks/useOthersWork';
import type { GridModel } from '../model/gridState';
import type { ListScreenOf } from '../screen';
import { DetailRehearsal } from './DetailRehearsal';

interface MeanwhileProps {
  readonly model: GridModel;
  readonly detail: ListScreenOf<unknown>['detail'];
}

/**
 * What goes on while somebody works in a list: what has come waits (NewRows.tsx), what others have changed is shown where it is, and the detail
 * is made ready to be opened.
 */
export default function Meanwhile({ model, detail }: MeanwhileProps) {
  useNewRowsPolling(model);
  useOthersWork(model);
  return detail && <DetailRehearsal model={model} detail={detail} />;
}
