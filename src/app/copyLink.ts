import { subscribe } from 'valtio/vanilla';
import type { Kind } from '../../commands/core/rows';
import { KINDS } from '../../commands/kinds';
import { ROW } from '../grid/model/address';
import { isOnRows } from '../keys/focused';
import { layers, topLayer } from '../keys/layers';
import { hrefOf } from '../navigation/basePath';
import { hasAddress, rowAddress } from '../navigation/rowAddress';
import type { ToastMessage } from '../run';
import { activeView } from '../state/activeView';
import { rowOf } from '../state/rows';
import { notify } from '../ui/notify';
import { presentAddress } from './presentAddress';

interface Linked {
  /** Below the base path. */
  readonly address: string;
  readonly says: Pick<ToastMessage, 'key' | 'params'>;
}

/**
 * Copies the address that opens for a colleague what is looked at here, and says by a toast what that was: the row that has the cursor; or
 * the page as it is, a list with its search, filters and order, where the focus is beside the rows or there are none.
 */
export async function copyLink(): Promise<void> {
  await focusReturned();
  const { address, says } = linkHere();
  const link = location.origin + hrefOf(address);
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    // The browser may forbid it: the person is shown the address instead.
    notify({ key: 'list.copyLink.refused', params: { link }, tone: 'bad' });
    return;
  }
  notify({ ...says, tone: 'good' });
}

/** Chosen in the palette or a menu, what is meant depends on where the focus was before: that is known once it is back there. */
async function focusReturned(): Promise<void> {
  const top = topLayer();
  if (top === undefined || top.name === 'dialog') return;
  await new Promise<void>((resolve) => {
    const stop = subscribe(layers, () => {
      if (topLayer() === top) return;
      stop();
      resolve();
    });
  });
}

function linkHere(): Linked {
  const view = activeView.active;
  const isList = view?.part === 'list';
  const id = isList && isBesideRows() ? null : (view?.cursorId() ?? null);
  if (id === null) {
    return { address: presentAddress({ lang: null }), says: { key: `list.copyLink.${isList ? 'list' : 'copied'}` } };
  }
  const kind = view?.kind ?? null;
  if (kind !== null && hasAddress(kind)) return { address: rowAddress(kind, id), says: saysOf(kind, id) };
  // A row that only its own list can show; an item of a detail, or of a file, is opened with what it stands in.
  const isOfList = isList && kind === null;
  return {
    address: presentAddress({ lang: null, ...(isOfList && { [ROW]: id }) }),
    says: { key: 'list.copyLink.copied' },
  };
}

/** Whether something else of the page has the focus, such as the search or a filter. */
const isBesideRows = () => document.activeElement !== document.body && !isOnRows(document.activeElement);

function saysOf(kind: Kind, id: string): Linked['says'] {
  const row = rowOf(kind, id);
  if (row === undefined) return { key: 'list.copyLink.copied' };
  return { key: 'list.copyLink.row', params: { name: KINDS[kind].nameOf(row as never) } };
}
