import type { Served } from '../http/serve';
import { readReportStatistics } from './statistics/reports';
import { readSeries } from './statistics/series';

export const statisticsResource: readonly Served[] = [...readSeries, readReportStatistics];
