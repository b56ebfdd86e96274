import { type ComponentType, lazy, Suspense } from 'react';
import { proxy } from 'valtio/vanilla';
import { useLayer } from '../keys';

/** Whether the first list works, and the network is free for the rest. */
export const firstWork = proxy({ isDone: false });

type Load<P> = () => Promise<{ default: ComponentType<P> }>;
const waiting: (() => unknown)[] = [];

/**
 * A part that nobody needs before the first list works (DESIGN.md, "Speed"): fetched in the quiet after that, or when it is drawn
 * before. While one that lies over the page is on its way, no key means what it meant without it.
 */
export function later<P extends object>(load: Load<P>, { liesOver = true } = {}): ComponentType<P> {
  let coming: ReturnType<Load<P>> | undefined;
  const once = () => {
    coming ??= load();
    return coming;
  };
  const Part = lazy(once) as unknown as ComponentType<P>;
  if (firstWork.isDone) whenIdle(once);
  else waiting.push(once);
  return function Later(props: P) {
    return (
      <Suspense fallback={liesOver && <OnItsWay />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function OnItsWay() {
  useLayer('dialog');
  return null;
}

/** The first screen shows what it is there for: time for everything else. Again it does nothing. */
export function firstWorkDone(): void {
  if (firstWork.isDone) return;
  firstWork.isDone = true;
  performance.mark('tamquan.firstWork');
  for (const load of waiting.splice(0)) whenIdle(load);
}

/** What can't be had now is asked for again when it is drawn, and says so there. */
const whenIdle = (load: () => unknown) => setTimeout(() => requestIdleCallback?.(() => void load()) ?? load());
