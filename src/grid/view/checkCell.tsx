import type { Ref } from 'react';

interface Given {
  readonly command: string;
  readonly label: string;
  readonly isChecked: boolean;
  readonly onClick: (withShift: boolean) => void;
  readonly box?: Ref<HTMLInputElement>;
}

/** A checkbox and all of the cell around it, which is what a hand aims at: a click beside the box is meant for it. */
export function checkCell({ command, label, isChecked, onClick, box }: Given) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its control is the box, which keys reach
    <label
      className="grid size-full cursor-pointer place-items-center"
      title={label}
      onClick={(event) => {
        // A label hands a click on to its box, but in Firefox none with Shift: so each is taken here, once.
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
        onClick(event.shiftKey);
      }}
    >
      <input
        ref={box}
        type="checkbox"
        tabIndex={-1}
        data-command={command}
        checked={isChecked}
        aria-label={label}
        className="size-4 cursor-pointer accent-(--mark)"
        onChange={() => {}}
      />
    </label>
  );
}
