/** Types a text where there is one, into what takes any. */
export function typeAt(at: Element, text: string): void {
  if (text !== '' && (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement)) typeInto(at, text);
}

/** Types a text into a field: at its end, in one of several lines where the cursor is. */
export function typeInto(to: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const at = to instanceof HTMLTextAreaElement ? to.selectionStart : to.value.length;
  to.setRangeText(text, at, at, 'end');
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Takes back the last letter before the cursor. */
export function eraseAt(from: Element): void {
  if (!(from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement)) return;
  const at = from.selectionStart ?? from.value.length;
  const last = [...from.value.slice(0, at)].at(-1) ?? '';
  from.setRangeText('', at - last.length, at, 'end');
  from.dispatchEvent(new Event('input', { bubbles: true }));
}
