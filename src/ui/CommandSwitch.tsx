import { invoke } from '../run';
import { Switch } from './Switch';

/** A command that switches something, as a box that says whether it is on. `label` names what is on: a title names both ways. */
export const CommandSwitch = ({ command, isOn, label }: { command: string; isOn: boolean; label: string }) => (
  <Switch command={command} label={label} isOn={isOn} onTurn={() => void invoke(command, { source: 'button' })} />
);
