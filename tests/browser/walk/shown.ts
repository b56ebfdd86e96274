import type { BrowserContext } from 'playwright-core';

/** What the console showed when a key was pressed or something was clicked. */
export interface Press {
  readonly at: number;
  readonly key: string;
  readonly path: string;
  /** The rows that a command would act on: the focused one, the one of the detail, those that the address names. */
  readonly focused: readonly string[];
  readonly hasSelection: boolean;
  readonly selected: readonly string[];
  /** Drawn, and not selected: beside a selection a command leaves them alone. */
  readonly notSelected: readonly string[];
  /** Rows that the marked line of the palette is about. */
  readonly named: readonly string[];
  readonly isInLayer: boolean;
  readonly isInText: boolean;
  /** The rows drawn were those of the question before. */
  readonly isLoading: boolean;
}

export interface Said {
  readonly at: number;
  readonly text: string;
}

declare global {
  interface Window {
    walkSees: (what: 'press' | 'said' | 'shown', it: unknown) => void;
    /** What had the focus when a key scrolled the page. */
    walkScrolledFrom?: Element | null;
  }
}

/** Has every page of the browser tell what it shows at each press, and what it says. */
export async function watchPages(
  context: BrowserContext,
  tells: { press: (press: Press) => void; said: (said: Said) => void; shown: (ids: readonly string[]) => void },
): Promise<void> {
  await context.exposeBinding('walkSees', (_source, what: keyof typeof tells, it) => tells[what](it as never));
  await context.addInitScript(() => {
    const ids = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((row) => row.dataset.row ?? '');
    const focused = () => [
      ...ids('[data-row][tabindex="0"]'),
      ...location.pathname.split('/').map(decodeURIComponent),
      ...new URLSearchParams(location.search).values(),
    ];
    const isLoading = () => {
      const rows = [...document.querySelectorAll('[data-surface="list"] [data-row]')];
      const isBusy = document.querySelector('[data-surface="list"] [aria-busy="true"][role="grid"]') !== null;
      return isBusy && rows.every((row) => row.classList.contains('text-soft'));
    };
    const tell = (key: string, target: EventTarget | null) => {
      const at = target instanceof Element ? target : document.body;
      const marked = document.querySelector('[cmdk-item][data-selected="true"]')?.getAttribute('data-value') ?? '';
      window.walkSees('press', {
        at: Date.now(),
        key,
        path: location.pathname,
        focused: [...focused(), at.closest<HTMLElement>('[data-row]')?.dataset.row ?? ''],
        hasSelection:
          document.querySelector('main section.absolute.bottom-0, [data-row][aria-selected="true"]') !== null,
        selected: ids('[data-row][aria-selected="true"]'),
        notSelected: ids('[data-row][aria-selected="false"]'),
        named: marked.split(':'),
        isInLayer: document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null,
        isInText: at.closest('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]') !== null,
        isLoading: isLoading(),
      });
      if (isLoading()) {
        const until = setInterval(() => {
          if (isLoading()) return;
          clearInterval(until);
          window.walkSees('shown', focused());
        }, 20);
      }
    };
    addEventListener('keydown', (event) => tell(event.key, event.target), { capture: true });
    // A key that nobody takes scrolls the page, as everywhere in a browser, and leaves the focus where it is.
    addEventListener('keydown', (event) =>
      setTimeout(() => {
        if (/^(Page|Home|End|Arrow)/.test(event.key) && !event.defaultPrevented)
          window.walkScrolledFrom = document.activeElement;
      }),
    );
    addEventListener('pointerdown', (event) => tell('pointer', event.target), { capture: true });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        const region = at?.closest('[aria-live], [data-sonner-toaster]');
        const text = region?.textContent?.trim();
        if (text) window.walkSees('said', { at: Date.now(), text });
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}
