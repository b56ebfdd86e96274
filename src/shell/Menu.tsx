import type { ReactNode } from 'react';
import { overlay } from './later';

export interface MenuProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Where it opens: a box on the page. */
  readonly anchor: () => DOMRect | undefined;
  /** The button that opened it and closes it too. */
  readonly opener?: () => HTMLElement | null;
  /** Puts the focus back: Radix returns it to nothing without a trigger (KEYBOARD.md section 6). */
  readonly returnFocus: () => void;
  readonly role?: 'menu' | 'dialog';
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

const OpenMenu = overlay<Omit<MenuProps, 'isOpen'>>(
  () => import('./OpenMenu'),
  ({ onClose }) => onClose(),
);

/** A menu over the page: arrows walk, letters find, Esc closes and returns the focus. */
export function Menu({ isOpen, ...rest }: MenuProps) {
  return isOpen ? <OpenMenu {...rest} /> : null;
}
