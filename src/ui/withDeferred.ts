import { loadDeferredTexts } from '../i18n/deferredTexts';
import { everyCommand } from '../run';

/** A part of the console that comes together with the texts and the commands after the first list. */
export async function withDeferred<P>(load: () => Promise<P>): Promise<P> {
  const [part] = await Promise.all([load(), loadDeferredTexts(), everyCommand()]);
  return part;
}
