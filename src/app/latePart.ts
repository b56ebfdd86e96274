import { onceUsable } from '../state/firstUsable';
import { notify } from '../ui/notify';

/**
 * A part of the console that comes once the first list works, where it `isEarly`, else when it is first used. Returns the function that does
 * something with it: at once where the part is here, so that the next key finds it done; else as soon as it has come. Where it can't be had
 * when it is wanted, that is said.
 */
export function latePart<Part>(load: () => Promise<Part>, isEarly = false): (act: (part: Part) => unknown) => void {
  let here: Part | undefined;
  const fetch = async () => {
    here ??= await load();
    return here;
  };
  // Whoever wants it later asks again, and hears then that it can't be had.
  if (isEarly) onceUsable(() => void fetch().catch(() => {}));
  return (act) => {
    if (here) act(here);
    else void fetch().then(act, () => notify({ key: 'errors.0', tone: 'bad' }));
  };
}
