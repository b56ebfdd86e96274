import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { SIDEBAR_COLLAPSED_WIDTH_PX, SIDEBAR_WIDTH_PX } from '../../contract/constants';
import { useT } from '../i18n';
import { useLayer } from '../keys';
import { JobToast } from '../run/JobToast';
import { OutboxPanel } from '../run/OutboxPanel';
import { closeMenu, closeMenuSoon, layout } from './layout';
import { Sidebar } from './Sidebar';
import { Topbar } from './Topbar';
import { Waiting } from './Waiting';

/** The frame of every screen behind sign-in; `strip` stands between topbar and screen. */
export function Shell({ strip, children }: { strip: ReactNode; children: ReactNode }) {
  const t = useT();
  const { width, collapsed, menuOpen } = useSnapshot(layout);
  const mobile = width === 'mobile';
  return (
    <div className="flex h-full">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:z-50 focus:m-2 focus:p-2 focus:bg-surface focus:rounded-md"
      >
        {t('shell.skip')}
      </a>
      {!mobile && (
        <aside className="shrink-0 h-full" style={{ width: collapsed ? SIDEBAR_COLLAPSED_WIDTH_PX : SIDEBAR_WIDTH_PX }}>
          <Sidebar collapsed={collapsed} onChosen={() => {}} />
        </aside>
      )}
      {mobile && menuOpen && <Menu />}
      <div className="flex flex-col grow min-w-0 h-full">
        <Topbar />
        <Waiting />
        <OutboxPanel />
        <JobToast />
        {strip}
        <main id="main" tabIndex={-1} className="grow min-h-0 bg-canvas">
          {children}
        </main>
      </div>
    </div>
  );
}

/** The sidebar of a phone, over the page. */
function Menu() {
  const t = useT();
  useLayer('dialog', { onEscape: closeMenu });
  useEffect(() => document.querySelector<HTMLElement>('#menu a')?.focus(), []);
  return (
    <div id="menu" className="fixed inset-0 z-40 flex" role="dialog" aria-modal="true" aria-label={t('shell.menu')}>
      <div style={{ width: SIDEBAR_WIDTH_PX }}>
        <Sidebar collapsed={false} onChosen={closeMenuSoon} />
      </div>
      <button type="button" aria-label={t('common.close')} className="grow bg-black/50" onClick={closeMenu} />
    </div>
  );
}
