import { spelledOut } from './hiddenCharacters';

/** Around names in our own sentences; what stands between two is whole by itself, so no isolate of a member's turns more than its own text. */
const ISOLATES = /([\u2068\u2069])/;

/**
 * Spells out what is hidden in the `title` of whatever the pointer comes to, before the browser draws it. React writes a title again only when
 * it is another. Returns the function that stops it.
 */
export function spellTitles(): () => void {
  const onOver = ({ target }: PointerEvent) => {
    const of = target instanceof Element ? target.closest('[title]') : null;
    const title = of?.getAttribute('title') ?? '';
    const spelled = title
      .split(ISOLATES)
      .map((part) => (ISOLATES.test(part) ? part : spelledOut(part)))
      .join('');
    if (spelled !== title) of?.setAttribute('title', spelled);
  };
  addEventListener('pointerover', onOver, { capture: true });
  return () => removeEventListener('pointerover', onOver, { capture: true });
}
