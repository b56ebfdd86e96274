import type { KeyboardEvent } from 'react';

/** Whether a press sends what is written, a text of several lines too, which keeps Enter for itself (docs/specification.md section 10.1). */
export const isModEnter = ({ key, ctrlKey, metaKey, repeat, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !repeat && !nativeEvent.isComposing;

/** For a form: what its button sends, this key sends too. */
export function submitByModEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (!isModEnter(event)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
