import type { ComponentType } from 'react';
import { PartLost } from '../../ui/ChunkLoadError';
import { later } from '../../ui/deferredPart';
import { DetailWaiting } from './DetailWaiting';

/** The detail of a list's rows, a file of its own: fetched in the quiet after the first list works, or with the first row opened. */
export const detailPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> =>
  later(load, DetailWaiting, PartLost);
