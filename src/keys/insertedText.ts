/**
 * Takes the text that an input method, or a hand-writing field of the system, puts into a field without a key: it is given to `take` instead of
 * the field, while what was pressed before it is still on its way there. Text that is being composed cannot be held back and goes in. Returns
 * what ends the taking.
 */
export function takeInsertedText(take: (text: string) => void): () => void {
  const onInsert = (event: InputEvent) => {
    if (event.inputType !== 'insertText' || !event.cancelable || !event.data) return;
    event.preventDefault();
    take(event.data);
  };
  addEventListener('beforeinput', onInsert, { capture: true });
  return () => removeEventListener('beforeinput', onInsert, { capture: true });
}
