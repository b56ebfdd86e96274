import type { Served } from '../../http/serve';
import { readReportStatistics } from './reports';
import { readSeries } from './series';

export const statisticsResource: readonly Served[] = [...readSeries, readReportStatistics];
