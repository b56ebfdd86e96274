import { subscribe } from 'valtio/vanilla';
import type { Kind } from '../../commands/core/rows';
import { KINDS } from '../../commands/kinds';
import { ROW } from '../grid/model/address';
import { isOnRows } from '../keys/focused';
import { layers, topLayer } from '../keys/layers';
import { hrefOf } from '../navigation/basePath';
import { hasAddress, rowAddress } from '../navigation/rowAddress';
import type { ToastMessage } from '../run';
import { type ActiveView, activeView } from '../state/activeView';
import { copyByHand } from '../state/copyByHand';
import { rowOf } from '../state/rows';
import { notify } from '../ui/notify';
import { presentAddress } from './presentAddress';

interface Linked {
  /** Below the base path. */
  readonly addresses: readonly string[];
  readonly says: Pick<ToastMessage, 'key' | 'params'>;
}

/**
 * Copies what opens for a colleague what is looked at here, and says by a toast what that was: the links of the selected rows, one a line;
 * else that of the row that has the cursor; or the page as it is, a list with its search, filters and order, where the focus is beside the
 * rows, there are none, or more are selected than the list has read.
 */
export async function copyLink(): Promise<void> {
  await focusReturned();
  const { addresses, says } = linksHere();
  const links = addresses.map((address) => location.origin + hrefOf(address)).join('\n');
  try {
    await navigator.clipboard.writeText(links);
  } catch {
    copyByHand.text = links;
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

function linksHere(): Linked {
  const view = activeView.active;
  const isList = view?.part === 'list';
  const listHere: Linked = {
    addresses: [presentAddress({ lang: null })],
    says: { key: `list.copyLink.${isList ? 'list' : 'copied'}` },
  };
  if (view === null || (isList && isBesideRows())) return listHere;
  const selected = isList ? view.selectedIds() : [];
  if (isList && view.selectionSize() > selected.length) return listHere;
  if (selected.length > 1)
    return {
      addresses: selected.map((id) => addressOf(view, id)),
      says: { key: 'list.copyLink.rows', params: { count: selected.length } },
    };
  const id = selected[0] ?? view.cursorId();
  if (id === null) return listHere;
  const { kind } = view;
  return {
    addresses: [addressOf(view, id)],
    says: kind !== null && hasAddress(kind) ? saysOf(kind, id) : { key: 'list.copyLink.copied' },
  };
}

/** A row that only its own list can show, an item of a detail or of a file, is opened with what it stands in. */
function addressOf({ kind, part }: ActiveView, id: string): string {
  if (kind !== null && hasAddress(kind)) return rowAddress(kind, id);
  const isOfList = part === 'list' && kind === null;
  return presentAddress({ lang: null, ...(isOfList && { [ROW]: id }) });
}

/** Whether something else of the page has the focus, such as the search or a filter. */
const isBesideRows = () => document.activeElement !== document.body && !isOnRows(document.activeElement);

function saysOf(kind: Kind, id: string): Linked['says'] {
  const row = rowOf(kind, id);
  if (row === undefined) return { key: 'list.copyLink.copied' };
  return { key: 'list.copyLink.row', params: { name: KINDS[kind].nameOf(row as never) } };
}
