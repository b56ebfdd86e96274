import type { ImportState } from '../../../contract/temples/imports';
import type { Tone } from '../../grid/columns';

/** What a state of an imported row means, repeated by its colour. */
export const TONES: Readonly<Record<ImportState, Tone>> = {
  created: 'good',
  updated: 'good',
  duplicate: 'neutral',
  refused: 'danger',
  conflict: 'danger',
  removed: 'accent',
  restored: 'accent',
  changed: 'warn',
  gone: 'neutral',
};
