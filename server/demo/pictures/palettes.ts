/** The colours of a picture at a time of day. */
export interface Palette {
  readonly sky: readonly [string, string];
  readonly sun: string;
  /** Hills from the farthest to the nearest. */
  readonly hills: readonly [string, string, string];
  readonly ground: string;
  readonly leaf: string;
  readonly water: readonly [string, string];
  readonly wall: string;
  readonly shade: string;
  readonly roof: string;
  readonly accent: string;
  readonly glow: string;
  readonly ink: string;
}

const dawn: Palette = {
  sky: ['#f2a98f', '#fdebd3'],
  sun: '#fff4d6',
  hills: ['#e3b7a6', '#c48d86', '#8d6a6a'],
  ground: '#8fa06a',
  leaf: '#5f7f52',
  water: ['#f6c8ab', '#c98f86'],
  wall: '#f4dcbc',
  shade: '#d8b18d',
  roof: '#a4432f',
  accent: '#d9482b',
  glow: '#ffe9a8',
  ink: '#4a2f33',
};

const day: Palette = {
  sky: ['#6fc0df', '#e8f6f4'],
  sun: '#fff8cf',
  hills: ['#b4d8d6', '#86b892', '#4f8f5e'],
  ground: '#93bd62',
  leaf: '#3d7f4c',
  water: ['#a6dbdc', '#4a9db0'],
  wall: '#f8ebcf',
  shade: '#dcc69c',
  roof: '#b84a31',
  accent: '#e2383f',
  glow: '#fff1b3',
  ink: '#25413b',
};

const dusk: Palette = {
  sky: ['#4a2f6b', '#f59a66'],
  sun: '#ffd98a',
  hills: ['#8a5478', '#633e67', '#402a4c'],
  ground: '#54455a',
  leaf: '#33384a',
  water: ['#e8906a', '#55386a'],
  wall: '#e6bb90',
  shade: '#a97a6b',
  roof: '#74293a',
  accent: '#ff9d3c',
  glow: '#ffd37a',
  ink: '#2a1a33',
};

const night: Palette = {
  sky: ['#0d1836', '#3b5489'],
  sun: '#f6f2d4',
  hills: ['#31467a', '#243560', '#182547'],
  ground: '#22364a',
  leaf: '#1c3a44',
  water: ['#37548a', '#111c3a'],
  wall: '#cdb88f',
  shade: '#8d7a66',
  roof: '#632838',
  accent: '#ff7b4a',
  glow: '#ffd76a',
  ink: '#0b1226',
};

/** One for each variant of a scene. */
export const PALETTES: readonly [Palette, Palette, Palette, Palette] = [day, dawn, dusk, night];
