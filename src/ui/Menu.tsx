import { deferredOverlay } from './deferredPart';
import type { MenuProps } from './menuProps';

const OpenMenu = deferredOverlay<Omit<MenuProps, 'isOpen'>>(
  () => import('./OpenMenu'),
  ({ onClose }) => onClose(),
);

/** A menu over the page: arrows walk, letters find, Esc closes and returns the focus. */
export function Menu({ isOpen, ...rest }: MenuProps) {
  return isOpen ? <OpenMenu {...rest} /> : null;
}
