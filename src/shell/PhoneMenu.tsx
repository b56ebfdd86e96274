import { type KeyboardEvent, useEffect, useState } from 'react';
import { SIDEBAR_WIDTH_PX } from '../../contract/wire/constants';
import { useT } from '../i18n';
import { RestoreFocus, useLayer } from '../keys';
import { currentPath } from '../navigation/basePath';
import { activeView } from '../state/activeView';
import { closeMenu, closeMenuSoon } from './layout';
import { Sidebar } from './Sidebar';

/** The sidebar of a phone, over the page; Tab stays in it. */
export default function PhoneMenu() {
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
