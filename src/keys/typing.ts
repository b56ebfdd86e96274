import type { TypedPress } from './keptPresses';

/** The stand-in that has the focus for a field that is still loading, and what was pressed before the text that is in it; null at rest. */
export const typing: {
  field: HTMLInputElement | null;
  pressed: readonly TypedPress[];
  isComposing?: boolean;
  isClaimed?: boolean;
} = { field: null, pressed: [] };

/** The person went elsewhere: nothing is waited for. */
export function stopTypingAhead(): void {
  const { field } = typing;
  Object.assign(typing, { field: null, pressed: [], isComposing: false });
  field?.remove();
}
