import { useRef, useState } from 'react';

/** A button and the menu it opens: spread `button` and `menu` onto the two. */
export function useButtonMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  return {
    isOpen,
    close,
    button: { ref, 'aria-haspopup': true, 'aria-expanded': isOpen, onClick: () => setIsOpen(!isOpen) } as const,
    menu: {
      isOpen,
      onClose: close,
      anchor: () => ref.current?.getBoundingClientRect(),
      opener: () => ref.current,
      returnFocus: () => ref.current?.focus(),
    },
  };
}
