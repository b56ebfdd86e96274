import { proxy, subscribe } from 'valtio/vanilla';
import { OUTBOX_HOLD_SECONDS } from '../../../contract/wire/constants';

const STORAGE_KEY = 'tamquan.run';

/** How one person wants commands run: seconds a call that cannot be undone is held (0–30), and whether danger always asks. */
export const runSettings = proxy({ holdSeconds: OUTBOX_HOLD_SECONDS, alwaysAsk: false });

/** Reads what was chosen before and keeps what is chosen from now on. */
export function rememberRunSettings(storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  try {
    const { holdSeconds, alwaysAsk } = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}');
    if (Number.isInteger(holdSeconds) && holdSeconds >= 0 && holdSeconds <= 30) runSettings.holdSeconds = holdSeconds;
    if (typeof alwaysAsk === 'boolean') runSettings.alwaysAsk = alwaysAsk;
  } catch {
    // The stored settings can't be read: the defaults apply, and the next choice overwrites them.
    storage.setItem(STORAGE_KEY, '{}');
  }
  subscribe(runSettings, () => storage.setItem(STORAGE_KEY, JSON.stringify(runSettings)));
}
