import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { STRONGEST_PERCENT } from '../../src/screens/statistics/looks';

const css = readFileSync(new URL('../../src/theme/themes.css', import.meta.url), 'utf8');
type Colours = Record<string, string>;

/** The themes of a part, by number, as the style sheet declares them. */
function themesOf(part: string): Colours[] {
  const blocks = [...css.matchAll(new RegExp(`\\[data-${part}="\\d"\\] \\{([^}]*)\\}`, 'g'))];
  return blocks.map(([, body]) =>
    Object.fromEntries([...(body ?? '').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value])),
  );
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The contrast of WCAG 2: 1 to 21. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** `color-mix(in srgb, a percent%, b)`. */
function mixed(a: string, b: string, percent: number): string {
  const channel = (at: number) => {
    const part = (hex: string) => Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(part(b) + ((part(a) - part(b)) * percent) / 100)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

const layouts = themesOf('layout');
const resolve = (colour: string | undefined, layout: Colours) => {
  const name = colour?.match(/^var\(--(.+)\)$/)?.[1];
  return (name ? layout[name] : colour) ?? '';
};

describe('every theme can be read', () => {
  test('there are three layouts, seven top bars and seven sidebars', () => {
    expect([layouts.length, themesOf('topbar').length, themesOf('sidebar').length]).toEqual([3, 7, 7]);
  });

  test.each(layouts.map((layout, index) => [index + 1, layout] as const))(
    'layout %i: text on every ground it stands on',
    (_number, layout) => {
      const grounds = ['canvas', 'surface', 'raised', 'hover', 'selected'];
      for (const text of ['ink', 'soft', 'faint', 'accent', 'danger', 'good', 'warn']) {
        for (const ground of grounds) {
          expect(contrast(layout[text] ?? '', layout[ground] ?? ''), `${text} on ${ground}`).toBeGreaterThanOrEqual(
            4.5,
          );
        }
      }
      for (const tone of ['danger', 'good', 'warn']) {
        expect(
          contrast(layout[tone] ?? '', layout[`${tone}-soft`] ?? ''),
          `${tone} on its soft ground`,
        ).toBeGreaterThanOrEqual(4.5);
      }
      for (const tone of ['accent', 'danger', 'good']) {
        expect(contrast(layout[`on-${tone}`] ?? '', layout[tone] ?? ''), `text on ${tone}`).toBeGreaterThanOrEqual(4.5);
      }
      for (const ground of grounds) {
        expect(contrast(layout.focus ?? '', layout[ground] ?? ''), `focus ring on ${ground}`).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(layout.strong ?? '', layout.surface ?? ''), 'edges of controls').toBeGreaterThanOrEqual(3);
      expect(
        contrast(layout.ink ?? '', mixed(layout.accent ?? '', layout.raised ?? '', STRONGEST_PERCENT)),
        'numbers of the busiest day of the calendar',
      ).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('all 147 combinations: top bar and sidebar texts on their grounds', () => {
    let combinations = 0;
    for (const layout of layouts) {
      for (const topbar of themesOf('topbar')) {
        for (const sidebar of themesOf('sidebar')) {
          combinations += 1;
          for (const text of ['ink', 'soft']) {
            expect(
              contrast(resolve(topbar[`topbar-${text}`], layout), resolve(topbar.topbar, layout)),
            ).toBeGreaterThanOrEqual(4.5);
            for (const ground of ['sidebar', 'sidebar-active']) {
              expect(
                contrast(resolve(sidebar[`sidebar-${text}`], layout), resolve(sidebar[ground], layout)),
              ).toBeGreaterThanOrEqual(4.5);
            }
          }
        }
      }
    }
    expect(combinations).toBe(147);
  });
});
