import { spelledOut } from './hiddenCharacters';

/**
 * Spells out what is hidden in the `title` of whatever the pointer comes to, before the browser draws it. React writes a title again only when
 * it is another. Returns the function that stops it.
 */
export function spellTitles(): () => void {
  const onOver = ({ target }: PointerEvent) => {
    const of = target instanceof Element ? target.closest('[title]') : null;
    const title = of?.getAttribute('title') ?? '';
    // What stands between two isolates is whole by itself, so no isolate of a member's turns more than its own text.
    const spelled = spelledOut(title, true);
    if (spelled !== title) of?.setAttribute('title', spelled);
  };
  addEventListener('pointerover', onOver, { capture: true });
  return () => removeEventListener('pointerover', onOver, { capture: true });
}
