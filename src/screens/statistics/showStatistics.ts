import { proxy } from 'valtio/vanilla';
import type { StatisticsVerbs } from '../../../commands/statistics';
import { currentPath } from '../../navigation/basePath';
import { navigate } from '../../navigation/navigate';
import { changed, HOME, statisticsAddress, viewOf } from './address';

/** Rises when the server is to be asked again. */
export const asking = proxy({ turn: 0 });

const isOpen = () => currentPath() === HOME;

/** Opens the statistics where they are not, and changes them or asks the server again. */
export const statisticsVerbs: StatisticsVerbs = {
  change: (change) => navigate(statisticsAddress(changed(viewOf(isOpen() ? location.search : ''), change))),
  refresh: () => {
    asking.turn += 1;
    if (!isOpen()) navigate(HOME);
  },
};
