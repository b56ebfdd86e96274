import { randomFor } from '../random';
import { SCENE_NAMES, type SceneName } from './names';
import { OUTDOOR } from './outdoorScenes';
import { PALETTES } from './palettes';
import { type Brush, HEIGHT, svg, WIDTH } from './pieces';
import { TABLE } from './tableScenes';
import { TOWN } from './townScenes';

const SCENES: Readonly<Record<SceneName, (brush: Brush) => string>> = { ...OUTDOOR, ...TOWN, ...TABLE };
const NIGHT = PALETTES.length - 1;
const SEED = 1954;

/** One picture as SVG, always the same for a scene and variant; the variants are day, dawn, dusk and night. */
export function scene(name: SceneName, variant: number): string {
  const palette = PALETTES[variant % PALETTES.length] ?? PALETTES[0];
  const random = randomFor(SEED, SCENE_NAMES.indexOf(name), variant);
  return SCENES[name]({ palette, random, dark: variant % PALETTES.length >= NIGHT - 1 });
}

/** The placeholder for a missing picture: a frame with hills and no colour. */
export function placeholder(): string {
  const palette = PALETTES[0];
  const brush = { palette, random: randomFor(SEED, 99, 0), dark: false };
  return svg(
    brush,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#d9dde1"/><rect x="230" y="180" width="500" height="360" rx="28" fill="none" stroke="#a3abb3" stroke-width="20"/><circle cx="370" cy="300" r="44" fill="#a3abb3"/><path d="M250 520 L420 370 L520 450 L620 340 L712 520 Z" fill="#a3abb3"/>`,
  );
}
