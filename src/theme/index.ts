import { proxy } from 'valtio/vanilla';

export type ThemePart = 'layout' | 'topbar' | 'sidebar';
type Themes = Record<ThemePart, number>;

/** Where the choice of themes is remembered; src/app/boot.js reads it too. */
export const THEME_PLACE = 'tamquan.theme';
const DARK = 2;
const LIGHT = 1;

/** The themes in force, from 1; src/app/boot.js has drawn them before the first paint. */
export const theme = proxy<Themes>({ layout: 1, topbar: 1, sidebar: 1 });

/** What somebody has chosen; what can't be read counts as nothing. */
export function chosenThemes(): Partial<Themes> {
  try {
    return JSON.parse(localStorage.getItem(THEME_PLACE) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Draws a theme, chosen or not. */
export function drawTheme(part: ThemePart, number: number): void {
  document.documentElement.dataset[part] = String(number);
}

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');
/** The layout of a system that is light or dark, as src/app/boot.js draws it. */
export const systemLayout = (): number => (systemIsDark().matches ? DARK : LIGHT);

/** Takes over what is drawn, and follows the system until somebody chooses. */
export function startTheme(): void {
  const drawn = document.documentElement.dataset;
  for (const part of ['layout', 'topbar', 'sidebar'] as const) theme[part] = Number(drawn[part] ?? 1);
  systemIsDark().addEventListener('change', () => {
    if (chosenThemes().layout !== undefined) return;
    theme.layout = systemLayout();
    drawTheme('layout', theme.layout);
  });
}
