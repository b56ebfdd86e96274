import { proxy } from 'valtio/vanilla';
import {
  MOBILE_AT_PX,
  MOBILE_MENU_CLOSES_AFTER_MS,
  RESIZE_DEBOUNCE_MS,
  SIDEBAR_COLLAPSES_AT_PX,
} from '../../contract/wire/constants';

export type Width = 'desktop' | 'tablet' | 'mobile';

const widthOf = (px: number): Width =>
  px > SIDEBAR_COLLAPSES_AT_PX ? 'desktop' : px > MOBILE_AT_PX ? 'tablet' : 'mobile';

/** How wide the window is and what of the frame is open (docs/specification.md section 9). */
export const layout = proxy<{ width: Width; collapsed: boolean; menuOpen: boolean }>({
  width: 'desktop',
  collapsed: false,
  menuOpen: false,
});

/** Follows the window: at once when it starts, after a second's rest when it is resized. */
export function startLayout(): void {
  const measure = () => {
    const width = widthOf(innerWidth);
    if (width === layout.width) return;
    Object.assign(layout, { width, collapsed: width !== 'desktop', menuOpen: false });
  };
  measure();
  let timer = 0;
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = window.setTimeout(measure, RESIZE_DEBOUNCE_MS);
  });
}

/** Collapses or expands the sidebar; on a phone opens or closes the menu. */
export function toggleSidebar(): void {
  if (layout.width === 'mobile') layout.menuOpen = !layout.menuOpen;
  else layout.collapsed = !layout.collapsed;
}

/** Closes the menu of a phone. */
export function closeMenu(): void {
  layout.menuOpen = false;
}

/** The menu of a phone closes shortly after something was chosen, so that the choice is seen. */
export function closeMenuSoon(): void {
  if (layout.menuOpen) {
    setTimeout(closeMenu, MOBILE_MENU_CLOSES_AFTER_MS);
  }
}
