import type { Random } from '../random';
import type { Palette } from './palettes';

/** Pictures are drawn in this many units; files are scaled from it. */
export const WIDTH = 960;
export const HEIGHT = 720;

/** What a scene draws with: its colours, its chance, and whether it is dark (lamps are lit). */
export interface Brush {
  readonly palette: Palette;
  readonly random: Random;
  readonly dark: boolean;
}

const round = (value: number) => Math.round(value * 10) / 10;
export const repeat = (count: number, piece: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => piece(i)).join('');

export function svg({ palette }: Brush, body: string): string {
  const gradient = (id: string, [from, to]: readonly [string, string]) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${gradient('sky', palette.sky)}${gradient('water', palette.water)}<radialGradient id="glow"><stop offset="0" stop-color="${palette.glow}" stop-opacity=".9"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient></defs>${body}</svg>`;
}

/** Sky to the horizon, with sun or moon, clouds by day and stars by night. */
export function sky({ palette, random, dark }: Brush, horizon: number): string {
  const x = random.between(140, WIDTH - 140);
  const y = random.between(90, Math.max(110, horizon - 190));
  const stars = dark
    ? repeat(
        46,
        () =>
          `<circle cx="${random.between(0, WIDTH)}" cy="${random.between(0, horizon - 60)}" r="${round(0.8 + random.next() * 1.6)}" fill="#fff" opacity="${round(0.3 + random.next() * 0.6)}"/>`,
      )
    : repeat(4, () => cloud(random.between(0, WIDTH), random.between(50, horizon - 120), 0.6 + random.next() * 0.9));
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/><circle cx="${x}" cy="${y}" r="120" fill="url(#glow)" opacity=".7"/><circle cx="${x}" cy="${y}" r="48" fill="${palette.sun}"/>${stars}`;
}

function cloud(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${round(scale)})" fill="#fff" opacity=".55"><ellipse cx="0" cy="0" rx="80" ry="16"/><ellipse cx="-22" cy="-13" rx="34" ry="19"/><ellipse cx="24" cy="-17" rx="42" ry="24"/></g>`;
}

/** Three ridges, one behind the other. */
export function hills({ palette, random }: Brush, horizon: number, tall: number): string {
  return palette.hills
    .map((colour, layer) => {
      const base = horizon - tall * (1 - layer / 3);
      const steps = 6;
      let path = `M0 ${HEIGHT} L0 ${round(base)}`;
      for (let i = 0; i < steps; i++) {
        const step = WIDTH / steps;
        const peak = base - tall * (0.25 + random.next() * 0.75) * (1 - layer * 0.22);
        path += ` Q${round(i * step + step / 2)} ${round(peak)} ${round((i + 1) * step)} ${round(base + random.between(-14, 14))}`;
      }
      return `<path d="${path} L${WIDTH} ${HEIGHT} Z" fill="${colour}"/>`;
    })
    .join('');
}

export function water({ random }: Brush, top: number): string {
  const glints = repeat(34, () => {
    const y = top + 8 + random.next() ** 1.4 * (HEIGHT - top - 10);
    const width = 14 + ((y - top) / (HEIGHT - top)) * 80 * random.next();
    return `<rect x="${random.between(-20, WIDTH)}" y="${round(y)}" width="${round(width)}" height="2.4" rx="1.2" fill="#fff" opacity="${round(0.12 + random.next() * 0.25)}"/>`;
  });
  return `<rect y="${top}" width="${WIDTH}" height="${HEIGHT - top}" fill="url(#water)"/>${glints}`;
}

/** A roof with upturned eaves; `x` its middle, `y` its lower edge. */
export function roof({ palette }: Brush, x: number, y: number, width: number, height: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx * width)} ${round(y + dy * height)}`;
  const tiles = repeat(9, (i) => {
    const dx = (i - 4) / 9;
    return `<path d="M${at(dx * 0.62, -0.96)} L${at(dx * 0.86, -0.08)}" stroke="${palette.ink}" stroke-width="2" opacity=".22"/>`;
  });
  return `<path d="M${at(-0.56, -0.4)} Q${at(-0.44, 0.02)} ${at(-0.3, 0)} L${at(0.3, 0)} Q${at(0.44, 0.02)} ${at(0.56, -0.4)} Q${at(0.36, -0.3)} ${at(0.28, -1)} L${at(-0.28, -1)} Q${at(-0.36, -0.3)} ${at(-0.56, -0.4)} Z" fill="${palette.roof}"/>${tiles}<path d="M${at(-0.34, -1.16)} Q${at(-0.28, -0.98)} ${at(-0.2, -1)} L${at(0.2, -1)} Q${at(0.28, -0.98)} ${at(0.34, -1.16)}" fill="none" stroke="${palette.ink}" stroke-width="6" stroke-linecap="round" opacity=".75"/>`;
}

/** A red lantern on a string; lit ones glow. */
export function lantern({ palette, dark }: Brush, x: number, y: number, size: number, colour = palette.accent): string {
  const glow = dark ? `<circle cx="${x}" cy="${y}" r="${size * 2.6}" fill="url(#glow)"/>` : '';
  return `${glow}<line x1="${x}" y1="${y - size * 1.9}" x2="${x}" y2="${y - size}" stroke="${palette.ink}" stroke-width="2"/><ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.86}" fill="${colour}"/><ellipse cx="${x}" cy="${y}" rx="${size * 0.45}" ry="${size * 0.86}" fill="${palette.glow}" opacity=".45"/><rect x="${x - size * 0.4}" y="${y - size}" width="${size * 0.8}" height="${size * 0.2}" rx="2" fill="${palette.ink}"/><rect x="${x - size * 0.4}" y="${y + size * 0.78}" width="${size * 0.8}" height="${size * 0.2}" rx="2" fill="${palette.ink}"/><path d="M${x} ${y + size} v${size * 0.9}" stroke="${palette.glow}" stroke-width="${size * 0.16}"/>`;
}

/** An open lotus seen from the side. */
export function lotus(x: number, y: number, size: number, colour = '#f08fae'): string {
  const petal = (angle: number, tone: string) =>
    `<path d="M0 0 C${-size * 0.42} ${-size * 0.5} ${-size * 0.22} ${-size * 1.02} 0 ${-size * 1.16} C${size * 0.22} ${-size * 1.02} ${size * 0.42} ${-size * 0.5} 0 0 Z" fill="${tone}" transform="rotate(${angle})"/>`;
  return `<g transform="translate(${x} ${y})">${[-74, 74, -50, 50].map((angle) => petal(angle, colour)).join('')}${[-25, 25].map((angle) => petal(angle, '#fbc3d3')).join('')}${petal(0, '#fde4ea')}<ellipse cx="0" cy="${-size * 0.1}" rx="${size * 0.28}" ry="${size * 0.12}" fill="#f4c95d"/></g>`;
}

/** Somebody under a conical hat, walking or standing; `y` is the ground. */
export function person({ palette }: Brush, x: number, y: number, size: number, clothes: string): string {
  const s = size / 100;
  return `<g transform="translate(${x} ${y}) scale(${round(s * 100) / 100})"><path d="M-17 0 L-12 -52 Q0 -66 12 -52 L17 0 Z" fill="${clothes}"/><circle cx="0" cy="-70" r="13" fill="#e8b98f"/><path d="M-31 -72 L0 -102 L31 -72 Q0 -63 -31 -72 Z" fill="#e9cf8f"/><path d="M-31 -72 L0 -102 L6 -67 Q-16 -66 -31 -72 Z" fill="#d6b56f"/><path d="M-14 -40 Q-24 -24 -15 -12 M14 -40 Q25 -26 17 -12" stroke="${palette.ink}" stroke-width="4" fill="none" opacity=".35"/></g>`;
}

export function palm({ palette }: Brush, x: number, y: number, height: number, lean: number): string {
  const top = `${x + lean} ${y - height}`;
  const leaves = [-170, -140, -105, -70, -35, -8].map((angle) => {
    const radians = (angle * Math.PI) / 180;
    const reach = height * 0.42;
    const end = `${round(x + lean + Math.cos(radians) * reach)} ${round(y - height + Math.sin(radians) * reach * 0.6 + reach * 0.28)}`;
    const bend = `${round(x + lean + Math.cos(radians) * reach * 0.6)} ${round(y - height + Math.sin(radians) * reach * 0.75 - reach * 0.1)}`;
    return `<path d="M${top} Q${bend} ${end}" stroke="${palette.leaf}" stroke-width="${round(height * 0.045)}" fill="none" stroke-linecap="round"/>`;
  });
  return `<path d="M${x} ${y} Q${x + lean * 0.2} ${y - height * 0.6} ${top}" stroke="${palette.ink}" stroke-width="${round(height * 0.04)}" fill="none" opacity=".8"/>${leaves.join('')}`;
}

export function tree({ palette, random }: Brush, x: number, y: number, size: number): string {
  const blobs = repeat(
    6,
    () =>
      `<circle cx="${round(x + (random.next() - 0.5) * size * 0.9)}" cy="${round(y - size * (0.75 + random.next() * 0.45))}" r="${round(size * (0.24 + random.next() * 0.14))}" fill="${palette.leaf}" opacity="${round(0.8 + random.next() * 0.2)}"/>`,
  );
  return `<path d="M${x - size * 0.06} ${y} L${x - size * 0.03} ${y - size * 0.8} L${x + size * 0.03} ${y - size * 0.8} L${x + size * 0.07} ${y} Z" fill="${palette.ink}"/>${blobs}`;
}

/** A wooden boat seen from the side, `x` its middle and `y` the waterline. */
export function boat({ palette }: Brush, x: number, y: number, length: number, hull: string): string {
  const l = length / 2;
  return `<path d="M${x - l} ${y - length * 0.1} Q${x - l * 0.7} ${y + length * 0.1} ${x} ${y + length * 0.1} Q${x + l * 0.7} ${y + length * 0.1} ${x + l} ${y - length * 0.14} Q${x} ${y + length * 0.02} ${x - l} ${y - length * 0.1} Z" fill="${hull}"/><path d="M${x - l * 0.9} ${y - length * 0.05} Q${x} ${y + length * 0.06} ${x + l * 0.92} ${y - length * 0.08}" stroke="${palette.glow}" stroke-width="3" fill="none" opacity=".7"/><ellipse cx="${x}" cy="${y + length * 0.115}" rx="${l * 0.95}" ry="${length * 0.022}" fill="${palette.ink}" opacity=".25"/>`;
}
