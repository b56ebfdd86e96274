import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import { SIDEBAR_COLLAPSED_WIDTH_PX, SIDEBAR_WIDTH_PX } from '../../contract/wire/constants';
import { useT } from '../i18n';
import { RestoreFocus, useLayer } from '../keys';
import { currentPath, hrefOf } from '../navigation/basePath';
import { activeView } from '../state/activeView';
import { deferredPart, firstUsable } from '../ui/deferredPart';
import { Nothing } from '../ui/lazyPart';
import { closeMenu, closeMenuSoon, layout } from './layout';
import { PendingCallsBanner } from './PendingCallsBanner';
import { Sidebar } from './Sidebar';
import { Topbar } from './Topbar';

const OutboxPanel = deferredPart(() => import('./OutboxPanel'), Nothing);
const JobToast = deferredPart(() => import('./JobToast'), Nothing);

/** The frame of every screen behind sign-in; `strip` is between topbar and screen. */
export function Shell({ strip, children }: { strip: ReactNode; children: ReactNode }) {
  const { width, collapsed, menuOpen } = useSnapshot(layout);
  const { isDone } = useSnapshot(firstUsable);
  const mobile = width === 'mobile';
  return (
    <div className="flex h-full">
      <SkipLink />
      {!mobile && (
        <aside className="shrink-0 h-full" style={{ width: collapsed ? SIDEBAR_COLLAPSED_WIDTH_PX : SIDEBAR_WIDTH_PX }}>
          <Sidebar collapsed={collapsed} onChosen={() => {}} />
        </aside>
      )}
      {mobile && menuOpen && <Menu />}
      <div className="flex flex-col grow min-w-0 h-full">
        <Topbar />
        <PendingCallsBanner />
        {isDone && <OutboxPanel />}
        {isDone && <JobToast />}
        {strip}
        <main id="main" tabIndex={-1} className="grow min-h-0 bg-canvas">
          {children}
        </main>
      </div>
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

/** The sidebar of a phone, over the page; Tab stays in it. */
function Menu() {
  const t = useT();
  useLayer('dialog', { onEscape: closeMenu });
  const [openedAt] = useState(currentPath);
  useEffect(() => document.querySelector<HTMLElement>('#menu a')?.focus(), []);
  const keepInside = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab') return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
    const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
    if (document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  };
  return (
    <div
      id="menu"
      className="fixed inset-0 z-40 flex"
      role="dialog"
      aria-modal="true"
      aria-label={t('shell.menu')}
      onKeyDown={keepInside}
    >
      <div style={{ width: SIDEBAR_WIDTH_PX }}>
        <Sidebar collapsed={false} onChosen={closeMenuSoon} />
      </div>
      <button type="button" aria-label={t('common.close')} className="grow bg-black/50" onClick={closeMenu} />
      <RestoreFocus to={() => returnFocus(openedAt)} />
    </div>
  );
}

/**
 * To the screen that was chosen, which was there before the menu was gone and could not take the focus from it; after Esc to the button
 * that opened the menu.
 */
function returnFocus(openedAt: string) {
  if (document.activeElement !== document.body) return;
  if (currentPath() !== openedAt && activeView.active) activeView.active.focus();
  else document.querySelector<HTMLElement>('[data-command="sidebar.toggle"]')?.focus();
}
