import type { ReactNode } from 'react';
import type { useButtonMenu } from '../ui/useButtonMenu';

interface TopbarButtonProps {
  readonly label: string;
  readonly button: ReturnType<typeof useButtonMenu>['button'];
  readonly children: ReactNode;
}

/** A button of the topbar that opens a menu. */
export function TopbarButton({ label, button, children }: TopbarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tip={label}
      {...button}
      className="relative min-w-9 h-9 px-1.5 flex items-center gap-2 rounded-md hover:bg-topbar-ink/10"
    >
      {children}
    </button>
  );
}
