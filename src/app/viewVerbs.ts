import type { World } from '../../commands/core/world';
import { VIEWS_MOST, viewCommands } from '../../commands/views';
import { addressOfArrangement, openArrangement } from '../grid/model/arrangement';
import { keyText } from '../keys/keyText';
import { navigate } from '../navigation/navigate';
import { savedViews, writeViews } from '../state/savedViews';
import { teamViews } from '../state/teamViews';
import { notify } from '../ui/notify';
import { presentAddress } from './presentAddress';
import { shareView } from './shareView';

/** The open screen as a view of it is saved: with its columns and look, without the row that is open and the language. */
const viewAddress = (): string =>
  presentAddress({ row: null, lang: null, ...(openArrangement.now && addressOfArrangement(openArrangement.now)) });

/** The keys that open the view of a digit, in words. */
function keysTo(digit: number): string {
  const command = viewCommands.find((one) => one.view === digit);
  return command ? keyText(command.id) : '';
}

/** What commands do with saved views. */
export const viewVerbs: Omit<World['views'], 'all' | 'team'> = {
  share: (name) => shareView(name, viewAddress()),
  open: (which) => {
    const view = savedViews.at[Number(which)] ?? teamViews.all.find(({ id }) => which === `team ${id}`);
    if (view) navigate(view.address);
  },
  keep: (name) => {
    const { at } = savedViews;
    const digits = Array.from({ length: VIEWS_MOST }, (_, index) => index + 1);
    const digit = digits.find((one) => at[one]?.name === name) ?? digits.find((one) => at[one] === undefined);
    if (digit === undefined) return notify({ key: 'view.full', tone: 'bad' });
    writeViews({ ...at, [digit]: { name, address: viewAddress() } });
    notify({ key: 'view.kept', params: { name, key: keysTo(digit) }, tone: 'good' });
  },
  forget: (digit) => {
    const { [digit]: gone, ...others } = savedViews.at;
    writeViews(others);
    if (gone) notify({ key: 'view.forgotten', params: { name: gone.name }, tone: 'info' });
  },
};
