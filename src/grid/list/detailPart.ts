import type { ComponentType } from 'react';
import { ChunkLoadError } from '../../ui/ChunkLoadError';
import { deferredPart } from '../../ui/deferredPart';
import type { LazyPart } from '../../ui/lazyPart';
import { DetailWaiting } from './DetailWaiting';

/** The detail of a list's rows, a file of its own: fetched in the quiet after the first list works, or with the first row opened. */
export const detailPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyPart<P> =>
  deferredPart(load, DetailWaiting, ChunkLoadError);
