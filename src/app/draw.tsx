import { createRoot, type Root } from 'react-dom/client';
import { ServerError } from '../screens/serverError/ServerError';
import type { RestoreFailure } from '../state/restoreFailure';
import App, { fetchAhead } from './App';

export { fetchAhead };

let drawn: Root | undefined;

/** Draws the console into the element that the page has for it. */
export function drawConsole(root: HTMLElement): void {
  drawn ??= createRoot(root);
  // Not in StrictMode: it takes each layer away once when it opens, which gives the focus back and so closes it.
  drawn.render(<App />);
}

/** Draws what hinders it instead, until `reach` finds that nothing does. */
export async function drawHindrance(
  root: HTMLElement,
  first: RestoreFailure,
  reach: () => Promise<RestoreFailure | null>,
): Promise<void> {
  const { NotReachable } = await import('../screens/serverError/NotReachable');
  drawn ??= createRoot(root);
  drawn.render(<NotReachable first={first} reach={reach} onReached={() => drawConsole(root)} />);
}

/** Draws that it could not start. */
export function drawServerError(root: HTMLElement): void {
  drawn ??= createRoot(root);
  drawn.render(<ServerError />);
}
