import type { ReactNode } from 'react';
import { Menu } from '../ui/Menu';
import { useButtonMenu } from '../ui/useButtonMenu';

interface PopProps {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly onOpen?: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** A button of the topbar and what it opens. */
export function TopbarPopover({ label, trigger, onOpen, children }: PopProps) {
  const { isOpen, button, menu, close } = useButtonMenu();
  return (
    <>
      <button
        type="button"
        aria-label={label}
        data-tip={label}
        {...button}
        onClick={() => {
          if (!isOpen) onOpen?.();
          button.onClick();
        }}
        className="relative min-w-9 h-9 px-1.5 flex items-center gap-2 rounded-md hover:bg-topbar-ink/10"
      >
        {trigger}
      </button>
      <Menu label={label} role="dialog" align="end" {...menu}>
        {children(close)}
      </Menu>
    </>
  );
}
