import { proxy } from 'valtio/vanilla';
import { chosenThemes, drawTheme, systemLayout, THEME_PLACE, type ThemePart, theme } from '.';

/** The three parts that have themes, and how many (docs/specification.md section 1). */
export const THEMES = { layout: 3, topbar: 7, sidebar: 7 } as const satisfies Record<ThemePart, number>;

/** In place of a layout's number: light or dark as the system is. */
export const SYSTEMS = 0;

/** Whether the layout follows the system, as it does until somebody chooses another. */
export const layoutChoice = proxy({ isSystems: chosenThemes().layout === undefined });

/** Which choice holds: the number of a theme, or that the system is followed. */
export const chosenOf = (part: ThemePart): number =>
  part === 'layout' && layoutChoice.isSystems ? SYSTEMS : theme[part];

/** Chooses a theme, from 1, or to follow the system; remembered. A number that is none is the nearest one. */
export function setTheme(part: ThemePart, number: number): void {
  const isSystems = part === 'layout' && number === SYSTEMS;
  if (part === 'layout') layoutChoice.isSystems = isSystems;
  theme[part] = numberOf(part, number);
  // Following is to have chosen nothing: src/app/boot.js reads it so, too.
  localStorage.setItem(THEME_PLACE, JSON.stringify({ ...chosenThemes(), [part]: isSystems ? undefined : theme[part] }));
  drawTheme(part, theme[part]);
}

const numberOf = (part: ThemePart, number: number): number =>
  part === 'layout' && number === SYSTEMS ? systemLayout() : Math.min(Math.max(1, number), THEMES[part]);

/** Draws a theme to look at; the answer draws the one in force again. */
export function tryTheme(part: ThemePart, number: number): () => void {
  drawTheme(part, numberOf(part, number));
  return () => drawTheme(part, theme[part]);
}
