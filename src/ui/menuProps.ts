import type { ReactNode } from 'react';

export interface MenuProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Where it opens: a box on the page, which it leaves in sight, or a line or point, which it may cover. */
  readonly anchor: () => DOMRect | undefined;
  /** The button that opened it and closes it too. */
  readonly opener?: () => HTMLElement | null;
  /** Puts the focus back: Radix returns it to nothing without a trigger (docs/specification.md section 10.6). */
  readonly returnFocus: () => void;
  readonly role?: 'menu' | 'dialog';
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}
