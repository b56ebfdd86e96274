interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
  /** The command that it invokes, where it does no more than that. */
  readonly command?: string;
}

/** What is on or off, as a box behind its words. */
export const Switch = ({ label, isOn, onTurn, command }: SwitchProps) => (
  <label className="flex items-center gap-3 min-h-8 text-sm">
    <span className="grow">{label}</span>
    <input
      type="checkbox"
      data-command={command}
      checked={isOn}
      className="size-4 accent-(--mark)"
      onChange={(event) => onTurn(event.target.checked)}
    />
  </label>
);
