import { spelledOut } from './hiddenCharacters';

/** The browser shows a title of what the pointer has rested on for some half a second. */
const RESTS_AFTER_MS = 100;

/**
 * Sees to the `title` of whatever the pointer comes to, before the browser draws it: what is hidden in one is spelled out, and a text that is
 * cut off has itself as one. Rows fly by with a dozen texts each, of which the browser would style each anew with its title. React writes a
 * title again only when it is another. Returns the function that stops it.
 */
export function keepTitles(): () => void {
  let cut: Element | null = null;
  let rests: ReturnType<typeof setTimeout> | undefined;
  const onOver = ({ target }: PointerEvent) => {
    // Another row may be drawn in the element by then.
    cut?.removeAttribute('title');
    cut = null;
    clearTimeout(rests);
    if (!(target instanceof Element)) return;
    const of = target.closest('[title]');
    if (of === null) {
      // Whether a text is cut asks for the layout: with a turning wheel that would be laid out for each row that comes under the pointer.
      rests = setTimeout(() => {
        cut = cutTextAt(target);
        cut?.setAttribute('title', cut.textContent ?? '');
      }, RESTS_AFTER_MS);
      return;
    }
    const title = of.getAttribute('title') ?? '';
    // What stands between two isolates is whole by itself, so no isolate of a member's turns more than its own text.
    const spelled = spelledOut(title, true);
    if (spelled !== title) of.setAttribute('title', spelled);
  };
  addEventListener('pointerover', onOver, { capture: true });
  return () => {
    clearTimeout(rests);
    removeEventListener('pointerover', onOver, { capture: true });
  };
}

/** The text that the pointer is on, where it is cut off; the pointer may be on the cell around it. */
function cutTextAt(target: Element): Element | null {
  const text = target.closest('.truncate') ?? target.querySelector(':scope > .truncate');
  return text !== null && text.scrollWidth > text.clientWidth ? text : null;
}
