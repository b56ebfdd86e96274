import { ruleOfView } from '../../contract/viewAddress';
import { invoke } from '../run';
import { teamViews } from '../state/teamViews';
import { notify } from '../ui/notify';

/** An id that no server gives: the team does not have the view yet. */
const UNSHARED = 'unshared';

/**
 * Gives the team what is at an address under a name; where the team has a view of that name already, that is asked about and replaced. Says
 * so where the address is of no screen that can be shared.
 */
export function shareView(name: string, address: string): void {
  if (ruleOfView(address) === undefined) {
    notify({ key: 'view.notShareable', tone: 'bad' });
    return;
  }
  const same = teamViews.all.find((one) => one.name === name.normalize('NFC'));
  if (same)
    void invoke('teamView.replace', { rows: [same], rowKind: 'teamView', args: { address }, source: 'palette' });
  else {
    const row = { id: UNSHARED, name, address, updated: 0 };
    void invoke('teamView.add', { rows: [row], rowKind: 'teamView', source: 'palette' });
  }
}
