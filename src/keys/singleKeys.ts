import { keySettings } from './bindings';
import type { SingleKeys } from './resolve';

/** Chooses how far single keys reach (docs/specification.md section 10.2, rule 9). Turned off, they remember how far they did. */
export function chooseSingleKeys(reach: SingleKeys): void {
  const { single, before } = keySettings;
  Object.assign(keySettings, { single: reach, before: single === 'off' ? before : single });
}

/** Turns single keys off, or on as far as they reached before. Returns whether they are on now. */
export function toggleSingleKeys(): boolean {
  const isOff = keySettings.single === 'off';
  chooseSingleKeys(isOff ? keySettings.before : 'off');
  return isOff;
}
