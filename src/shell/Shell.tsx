import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import { SIDEBAR_COLLAPSED_WIDTH_PX, SIDEBAR_WIDTH_PX } from '../../contract/wire/constants';
import { useT } from '../i18n';
import { hrefOf } from '../navigation/basePath';
import { asBottomBar } from '../ui/bottomBars';
import { deferredOverlay, deferredPart } from '../ui/deferredPart';
import { Nothing } from '../ui/lazyPart';
import { OnceUsable } from '../ui/OnceUsable';
import { closeMenu, layout } from './layout';
import { Sidebar } from './Sidebar';
import { Topbar } from './Topbar';

const PhoneMenu = deferredOverlay(() => import('./PhoneMenu'), closeMenu);
const UnderWay = deferredPart(() => import('./UnderWay'), Nothing);

const stay = () => {};

interface ShellProps {
  /** Stands below the screen. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every screen behind sign-in. */
export function Shell({ foot, children }: ShellProps) {
  const { width, collapsed, menuOpen } = useSnapshot(layout);
  const mobile = width === 'mobile';
  return (
    <div className="flex h-full">
      <SkipLink />
      {!mobile && (
        <aside className="shrink-0 h-full" style={{ width: collapsed ? SIDEBAR_COLLAPSED_WIDTH_PX : SIDEBAR_WIDTH_PX }}>
          <Sidebar collapsed={collapsed} onChosen={stay} />
        </aside>
      )}
      {mobile && menuOpen && <PhoneMenu />}
      <div className="relative flex flex-col grow min-w-0 h-full">
        <Topbar />
        <OverTheFoot>
          <OnceUsable>
            <UnderWay />
          </OnceUsable>
        </OverTheFoot>
        <main id="main" tabIndex={-1} className="grow min-h-0 bg-canvas">
          {children}
        </main>
        {foot}
      </div>
    </div>
  );
}

/**
 * What is under way, over the foot of the page: it comes and goes while somebody works, and nothing on the page may move for that. It stands
 * above the bars of buttons there, so that none of them is covered.
 */
function OverTheFoot({ children }: { children: ReactNode }) {
  return (
    <div
      ref={asBottomBar}
      className="pointer-events-none absolute inset-x-2 bottom-16 max-md:bottom-29 low:bottom-16 z-30 flex flex-col gap-1 empty:hidden md:max-w-2xl *:pointer-events-auto"
    >
      {children}
    </div>
  );
}

/** To what the page is about, past the sidebar. Its whole address: `#main` alone would be a place in the page of the base path. */
function SkipLink() {
  const t = useT();
  const [path] = useLocation();
  const search = useSearch();
  return (
    <a
      href={`${hrefOf(path)}${search && `?${search}`}#main`}
      className="sr-only focus:not-sr-only focus:fixed focus:z-50 focus:m-2 focus:p-2 focus:bg-surface focus:rounded-md"
    >
      {t('shell.skip')}
    </a>
  );
}
