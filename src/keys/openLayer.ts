const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** What is covered by another dialog is hidden from those who listen; the focus does not go there. */
export const isHidden = (element: Element): boolean => element.closest('[aria-hidden="true"], [inert]') !== null;

/** The element of the topmost layer over the page. */
export const openLayer = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(LAYERS)].filter((layer) => !isHidden(layer)).at(-1);
