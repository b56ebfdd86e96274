import { invoke } from '../run';

/** A command that switches something, as a box that says whether it is on. `label` names what is on: a title names both ways. */
export const CommandSwitch = ({ command, isOn, label }: { command: string; isOn: boolean; label: string }) => (
  <label className="flex items-center gap-3 min-h-8 text-sm">
    <span className="grow">{label}</span>
    <input
      type="checkbox"
      data-command={command}
      checked={isOn}
      className="size-4 accent-(--mark)"
      onChange={() => void invoke(command, { source: 'button' })}
    />
  </label>
);
