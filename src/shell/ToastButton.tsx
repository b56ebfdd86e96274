import type { ReactNode } from 'react';

type Props = {
  command?: string;
  onFocused?: (isFocused: boolean) => void;
  onPress: () => void;
  children: ReactNode;
};

/**
 * The button of a toast. The library of the toasts remembers where the focus came from and puts it back there as it leaves a toast, also
 * where somebody goes on by Tab or a click: from there one never came past the toasts. It leaves alone what says that it is not dismissible.
 */
export function ToastButton({ command, onFocused, onPress, children }: Props) {
  return (
    <button
      type="button"
      data-button
      data-dismissible="false"
      data-command={command}
      className="!ms-auto !h-7 !border !border-line !bg-raised !text-ink gap-1.5"
      onFocus={() => onFocused?.(true)}
      onBlur={() => onFocused?.(false)}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
