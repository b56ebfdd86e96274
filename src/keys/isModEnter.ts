import type { KeyboardEvent } from 'react';

/** Whether a press sends a text of several lines, which keeps Enter for itself (docs/specification.md section 10.1). */
export const isModEnter = ({ key, ctrlKey, metaKey, repeat, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !repeat && !nativeEvent.isComposing;
