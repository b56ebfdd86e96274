import { type FocusEvent, useEffect, useRef } from 'react';
import type { ListVerb } from '../../../commands/core/listVerbs';
import type { Kind } from '../../../commands/core/rows';
import { type ActiveView, activeView, notAList, setActiveView } from '../../state/activeView';

type Verbs = (id: string, item: HTMLElement) => Partial<Record<ListVerb, () => void>>;

const views = new WeakMap<ActiveView, Kind>();

/** Whether commands act on an item of this kind, in a detail, just now. */
const isOn = (kind: Kind): boolean => activeView.active !== null && views.get(activeView.active) === kind;

/**
 * For the box around items of a detail that can have the focus, each with its id in the attribute `data-<kind>`: the one with the focus is
 * what commands act on, and one walks from one to the next. With the focus elsewhere in the detail, its row is again. `verbs` are what an
 * item does beside that.
 */
export function useItemFocus(kind: Kind, verbs: Verbs = () => ({})) {
  const before = useRef<ActiveView | null>(null);
  useEffect(
    () => () => {
      if (before.current && isOn(kind)) setActiveView(before.current);
    },
    [kind],
  );
  return {
    onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
      const item = target.closest<HTMLElement>(`[data-${kind}]`);
      if (!item) return;
      if (!isOn(kind)) before.current = activeView.active;
      setActiveView(viewOf(item, { kind, all: currentTarget, before: before.current, verbs }));
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      // What opens over the page acts on the item still.
      const isLeft = relatedTarget?.closest('[data-surface]') && !currentTarget.contains(relatedTarget);
      if (isLeft && before.current && isOn(kind)) setActiveView(before.current);
    },
  };
}

interface Among {
  readonly kind: Kind;
  /** Holds the items that one walks through. */
  readonly all: HTMLElement;
  /** What had the focus before. */
  readonly before: ActiveView | null;
  readonly verbs: Verbs;
}

/** An item with the focus as what commands act on. */
function viewOf(item: HTMLElement, { kind, all, before, verbs }: Among): ActiveView {
  const id = item.dataset[kind] ?? '';
  const step = (by: 1 | -1) => {
    const items = [...all.querySelectorAll<HTMLElement>(`[data-${kind}]`)];
    items[items.indexOf(item) + by]?.focus();
  };
  const does: Partial<Record<ListVerb, () => void>> = {
    next: () => step(1),
    previous: () => step(-1),
    close: () => {
      // The row may stand on no page yet, as one that a link opened: then the detail has the focus.
      item.closest<HTMLElement>('[data-surface="detail"]')?.focus();
      before?.focus();
    },
    ...verbs(id, item),
  };
  const view: ActiveView = {
    ...notAList,
    kind,
    part: 'detail',
    cursorId: () => id,
    verb: (verb) => does[verb]?.(),
    // The items may have been rendered again since.
    focus: () =>
      (item.isConnected ? item : (all.querySelector<HTMLElement>(`[data-${kind}="${CSS.escape(id)}"]`) ?? all)).focus(),
  };
  views.set(view, kind);
  return view;
}
