const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** What is covered by another dialog is hidden from those who listen; the focus does not go there. */
export const isHidden = (element: Element): boolean => element.closest('[aria-hidden="true"], [inert]') !== null;

/** The topmost thing that lies over the page, as it stands there. */
export const openLayer = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(LAYERS)].filter((layer) => !isHidden(layer)).at(-1);
