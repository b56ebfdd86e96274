import { t } from '../i18n';
import { announce } from './announcer';

/** Copies a text and announces whether it was; the browser may forbid it, and the text can then still be marked and copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    announce(t('screens.notCopied'), 'assertive');
    return false;
  }
  announce(t('screens.copied'));
  return true;
}
