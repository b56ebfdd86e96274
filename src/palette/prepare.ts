import { COMMANDS } from '../../commands/registry';
import { loadDeferredTexts } from '../i18n/deferredTexts';
import { commandContext } from '../run';
import { whenIdle } from '../state/whenIdle';
import { named, optionEntries, prepareEntry } from './entries';
import { palette } from './paletteState';
import { loadEnglishTexts } from './useEnglishTexts';
import { everyVerb } from './verbs';

/** As much is done at once as leaves the next key alone. */
const TURN_MS = 5;

const quiet = () => new Promise<void>((go) => void whenIdle(go));

/** Makes ready in the quiet what the first opening and the first key in it would have to wait for; then the palette may be drawn. */
export async function prepare(): Promise<void> {
  await quiet();
  try {
    await loadDeferredTexts();
    const english = await loadEnglishTexts();
    let began = performance.now();
    for (const command of COMMANDS) {
      if (performance.now() - began > TURN_MS) {
        await quiet();
        began = performance.now();
      }
      prepareEntry(command, english);
    }
    await quiet();
    everyVerb(english);
    await quiet();
    // Once beforehand: what is called for the first time takes several times as long.
    named(optionEntries(commandContext(), english), 'a', 1);
  } catch (error) {
    // Whatever did not come is asked for again when the palette is opened, which says so.
    console.error('The palette is not ready beforehand', error);
    return;
  }
  await quiet();
  palette.isReady = true;
}
