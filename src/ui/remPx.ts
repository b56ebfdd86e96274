let factor: number | undefined;

/**
 * A length on a page of 16 px letters in pixels of this page, whose letters are as large as the browser's settings say. Read once: where
 * that setting is changed, the page is loaded again.
 */
export function remPx(px: number): number {
  factor ??= (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
  return Math.round(px * factor);
}
