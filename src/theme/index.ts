import { proxy } from 'valtio/vanilla';

/** The three parts that have themes, and how many (SPEC.md section 1). */
export const THEMES = { layout: 3, topbar: 7, sidebar: 7 } as const;
export type ThemePart = keyof typeof THEMES;

const PLACE = 'tamquan.theme';
const DARK = 2;
const LIGHT = 1;

/** The themes in force; public/theme-boot.js has set them before the first paint. */
export const theme = proxy<Record<ThemePart, number>>({ layout: 1, topbar: 1, sidebar: 1 });

const root = () => document.documentElement.dataset;
const chosen = (): Partial<Record<ThemePart, number>> => JSON.parse(localStorage.getItem(PLACE) ?? '{}');

/** Takes over what is drawn, and follows the system until somebody chooses. */
export function startTheme(): void {
  for (const part of Object.keys(THEMES) as ThemePart[]) theme[part] = Number(root()[part] ?? 1);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (chosen().layout === undefined) draw('layout', matches ? DARK : LIGHT);
  });
}

function draw(part: ThemePart, number: number) {
  root()[part] = String(number);
  theme[part] = number;
}

/** Chooses a theme, from 1; remembered. A number that is none is the last one. */
export function setTheme(part: ThemePart, number: number): void {
  const fitting = Math.min(Math.max(1, number), THEMES[part]);
  localStorage.setItem(PLACE, JSON.stringify({ ...chosen(), [part]: fitting }));
  draw(part, fitting);
}
