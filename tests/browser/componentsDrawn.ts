import type { Page } from 'playwright-core';
import { listReady } from './atKeyboard';
import { runFirst } from './runFirst';

/** What is read of React's own record of a component: whether it was drawn in the last commit, and what is in it. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/** Opens the page anew with a count of the components that React draws, by the hook that React offers to its developer tools. */
export async function countDrawn(page: Page): Promise<void> {
  await runFirst(page, () => {
    /** Functions, functions with a ref, and both kinds of those that are drawn for other props alone. */
    const COMPONENTS = [0, 11, 14, 15];
    const DRAWN = 1;
    const count = { drawn: 0 };
    /** As the developer tools do: where the first child is the same, nothing below was looked into. */
    const visit = (now: Fiber, before: Fiber | null) => {
      if (COMPONENTS.includes(now.tag) && (before === null || (now.flags & DRAWN) !== 0)) count.drawn += 1;
      if (before !== null && now.child === before.child) return;
      for (let child = now.child; child !== null; child = child.sibling) visit(child, child.alternate);
    };
    Object.assign(window, {
      drawnCount: count,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => visit(current, current.alternate),
        onCommitFiberUnmount: () => {},
      },
    });
  });
  await page.reload();
  await listReady(page);
  const drawn = await page.evaluate(() => (window as unknown as { drawnCount: { drawn: number } }).drawnCount.drawn);
  if (drawn === 0) throw new Error('React did not tell what it drew.');
}

/** How many components are drawn from a press on until what it changes is painted. */
export async function drawnByKey(page: Page, press: string): Promise<number> {
  const drawn = page.evaluate(
    () =>
      new Promise<number>((painted) => {
        const { drawnCount } = window as unknown as { drawnCount: { drawn: number } };
        const onPress = ({ key }: KeyboardEvent) => {
          if (key === 'Control') return;
          removeEventListener('keydown', onPress, true);
          drawnCount.drawn = 0;
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => painted(drawnCount.drawn);
            port2.postMessage(null);
          });
        };
        addEventListener('keydown', onPress, true);
      }),
  );
  await page.evaluate(() => 0);
  await page.keyboard.press(press);
  return drawn;
}
