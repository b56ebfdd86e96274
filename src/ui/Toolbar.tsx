import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { useRoving } from '../keys/roving';

interface ToolbarProps {
  readonly label: string;
  readonly className?: string;
  /** For a caller that moves the focus into it. */
  readonly bar?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** Buttons that belong together: one stop of Tab, walked by arrows. */
export function Toolbar({ label, className, bar, children }: ToolbarProps) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(bar, () => box.current as HTMLDivElement);
  useRoving(box);
  return (
    <div ref={box} role="toolbar" aria-label={label} className={className}>
      {children}
    </div>
  );
}
