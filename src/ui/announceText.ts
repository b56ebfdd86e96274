import type { TextKey } from '../../commands/core/textKey';
import { t } from '../i18n';
import { loadDeferredTexts } from '../i18n/deferredTexts';
import { announce } from './announcer';

/** Announces the text of a key, as soon as it is there: a key may be pressed before the deferred texts have come. */
export function announceText(key: TextKey, params?: Readonly<Record<string, string | number>>): void {
  const text = t(key, params);
  if (text !== key) announce(text);
  else void loadDeferredTexts().then(() => announce(t(key, params)));
}
