import type { ImportState } from '../../../contract/temples/imports';
import type { Tone } from '../../grid/columns';

/** What a state of an imported row means, repeated by its colour. */
export const TONES: Readonly<Record<ImportState, Tone>> = {
  created: 'good',
  updated: 'good',
  duplicate: 'fact',
  refused: 'bad',
  conflict: 'bad',
  removed: 'fact',
  restored: 'fact',
  changed: 'warn',
  gone: 'fact',
};
