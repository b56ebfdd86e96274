import { proxy } from 'valtio/vanilla';
import type { StatisticsChange } from '../../../commands/core/ranges';
import { currentPath } from '../../navigation/basePath';
import { navigate } from '../../navigation/navigate';
import { addressOf, changed, HOME, viewOf } from './address';

/** Goes up when the server is to be asked again. */
export const asking = proxy({ turn: 0 });

/** Opens the statistics, changed in this way, or asks the server again for what they show. */
export function showStatistics(change: StatisticsChange | 'refresh'): void {
  const isOpen = currentPath() === HOME;
  if (change === 'refresh') {
    asking.turn += 1;
    if (!isOpen) navigate(HOME);
    return;
  }
  navigate(addressOf(changed(viewOf(isOpen ? location.search : ''), change)));
}
