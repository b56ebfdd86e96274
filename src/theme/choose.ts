import { chosenThemes, drawTheme, THEME_PLACE, type ThemePart, theme } from '.';

/** The three parts that have themes, and how many (docs/specification.md section 1). */
export const THEMES = { layout: 3, topbar: 7, sidebar: 7 } as const satisfies Record<ThemePart, number>;

/** Chooses a theme, from 1; remembered. A number that is none is the nearest one. */
export function setTheme(part: ThemePart, number: number): void {
  theme[part] = Math.min(Math.max(1, number), THEMES[part]);
  localStorage.setItem(THEME_PLACE, JSON.stringify({ ...chosenThemes(), [part]: theme[part] }));
  drawTheme(part, theme[part]);
}

/** Draws a theme to look at; the answer draws the one in force again. */
export function tryTheme(part: ThemePart, number: number): () => void {
  drawTheme(part, number);
  return () => drawTheme(part, theme[part]);
}
