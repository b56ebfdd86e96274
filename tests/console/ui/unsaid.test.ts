import { beforeEach, expect, test, vi } from 'vitest';
import type { ToastMessage } from '../../../src/run';
import { session } from '../../../src/state/session';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
  session.user = { uid: 7, user_name: '', display_name: '', avatar: '', tier_id: 99, status: 1, roles: [] };
});

/** A page of this tab, whose toasts come when the test says so. */
async function aPage() {
  vi.resetModules();
  const page = await import('../../../src/ui/notify');
  const { keepUnsaid } = await import('../../../src/ui/keepUnsaid');
  const { keepFresh, rememberSaid, takeUnsaid } = await import('../../../src/shell/unsaid');
  const own = await import('../../../src/state/session');
  own.session.user = session.user;
  const said: string[] = [];
  const show = (saying: ToastMessage) => {
    rememberSaid(saying);
    said.push(saying.key);
  };
  /** As the toasts do. */
  const toastsCome = () => {
    for (const saying of takeUnsaid()) show(saying);
    page.setToastSink(show);
  };
  const goes = () => {
    keepUnsaid();
    keepFresh();
  };
  return { ...page, said, toastsCome, goes };
}
const saying = (key: ToastMessage['key'], more: Partial<ToastMessage> = {}): ToastMessage => ({
  key,
  tone: 'good',
  ...more,
});

test('what is answered before the toasts have come asks for them, and the page that goes meanwhile leaves it to the next', async () => {
  const first = await aPage();
  expect(first.toasts.isNeeded).toBe(false);
  first.notify(saying('tvUser.add.done'));
  expect(first.toasts.isNeeded).toBe(true);
  first.goes();
  const second = await aPage();
  second.notify(saying('run.jobDone'));
  second.toastsCome();
  expect(second.said).toEqual(['tvUser.add.done', 'run.jobDone']);
});

test('several pages that go before their toasts have come lose nothing of what each of them had to say', async () => {
  const first = await aPage();
  first.notify(saying('post.hide.done'));
  first.goes();
  const second = await aPage();
  second.notify(saying('post.block.done'));
  second.goes();
  const third = await aPage();
  third.toastsCome();
  expect(third.said).toEqual(['post.hide.done', 'post.block.done']);
});

test('what was said in the last moment of a page is said once more; what was read, what is held and what teaches is not', async () => {
  const first = await aPage();
  first.toastsCome();
  first.notify(saying('post.hide.done'));
  vi.advanceTimersByTime(1000);
  first.notify(saying('run.held', { heldUntilMs: Date.now() + 5000 }));
  first.notify(saying('help.learn.key', { teaches: 'post.hide' }));
  first.notify(saying('post.delete.done', { undo: 'entry' }));
  vi.advanceTimersByTime(500);
  first.goes();
  const second = await aPage();
  second.toastsCome();
  expect(second.said).toEqual(['post.delete.done']);
  vi.advanceTimersByTime(1000);
  second.goes();
  const third = await aPage();
  third.toastsCome();
  expect(third.said).toEqual([]);
});

test('nobody hears what was meant for another person, nor what is not written by this console', async () => {
  const first = await aPage();
  first.notify(saying('post.hide.done'));
  first.goes();
  session.user = { ...(session.user as NonNullable<typeof session.user>), uid: 8 };
  const second = await aPage();
  second.toastsCome();
  expect(second.said).toEqual([]);
  kept.set('tamquan.unsaid', '{half');
  const third = await aPage();
  third.toastsCome();
  expect(third.said).toEqual([]);
});
