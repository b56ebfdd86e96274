import { currentPath } from './basePath';

const address = () => currentPath() + location.search;
/** The address that the console itself led to last. */
let wentTo = '';

/**
 * Keeps with each step of the browser's history where it was taken from: it goes with the step, through a reload and the Back button. What
 * replaces an address is a step of one's own on that screen, and leads nowhere else any more. Called once; the router tells of each step.
 */
export function rememberSteps(): void {
  let here = address();
  addEventListener('pushState', () => history.replaceState({ from: here }, ''));
  addEventListener('replaceState', () => {
    wentTo = here = address();
  });
  addEventListener('popstate', () => {
    here = address();
  });
}

/** Whether the browser's Back or Forward led here: `popstate` fires too late to tell, after the router has drawn the screen. */
export const isReturn = (): boolean => wentTo !== address();

/** The address of the other screen that a link or a command led here from; undefined for who came by the address, or from this same screen. */
export function cameFrom(): string | undefined {
  const from: string | undefined = history.state?.from;
  return from?.split('?')[0] === currentPath() ? undefined : from;
}

/** Goes back to it; false where there is none. */
export function leaveScreen(): boolean {
  const isFromElsewhere = cameFrom() !== undefined;
  if (isFromElsewhere) history.back();
  return isFromElsewhere;
}
