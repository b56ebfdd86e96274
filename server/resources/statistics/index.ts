import type { ServedCall } from '../../http/serve';
import { readReportStatistics } from './reports';
import { readSeries } from './series';

export const statisticsResource: readonly ServedCall[] = [...readSeries, readReportStatistics];
