import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STRONGEST_PERCENT } from '../../../src/screens/statistics/seriesStyles';

const css = readFileSync(new URL('../../../src/theme/themes.css', import.meta.url), 'utf8');
type Colours = Readonly<Record<string, string>>;

/** The themes of a part, by number, as the style sheet declares them. */
function themesOf(part: string): Colours[] {
  const blocks = [...css.matchAll(new RegExp(`\\[data-${part}="\\d"\\] \\{([^}]*)\\}`, 'g'))];
  return blocks.map(([, body]) =>
    Object.fromEntries([...(body ?? '').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value])),
  );
}

const layouts = themesOf('layout');
const topbars = themesOf('topbar');
const sidebars = themesOf('sidebar');

/** Every combination of the three, by its numbers, with the colours that are then in force. */
const COMBINATIONS = layouts.flatMap((layout, l) =>
  topbars.flatMap((topbar, t) =>
    sidebars.map((sidebar, s) => {
      const all: Colours = { ...layout, ...topbar, ...sidebar };
      const resolved = Object.entries(all).map(([name, value]) => [
        name,
        all[value.match(/^var\(--(.+)\)$/)?.[1] ?? ''] ?? value,
      ]);
      return { name: `${l + 1}·${t + 1}·${s + 1}`, colours: Object.fromEntries(resolved) as Colours };
    }),
  ),
);

function luminance(hex: string): number {
  const channel = (at: number) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The contrast of WCAG 2: 1 to 21. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** So much of one colour over another: what `color-mix` and translucent grounds come to. */
function mixed(a: string, b: string, percent: number): string {
  const channel = (at: number) => {
    const part = (hex: string) => Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(part(b) + ((part(a) - part(b)) * percent) / 100)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Grounds that rows, menus, dialogs and pages have, at rest, under the pointer and selected. */
const GROUNDS = ['canvas', 'surface', 'raised', 'hover', 'selected'];
const TONES = ['danger', 'good', 'warn'];
const across = (fronts: readonly string[], grounds: readonly string[]) =>
  fronts.flatMap((front) => grounds.map((ground) => [front, ground] as const));

/** What is read, 4.5 : 1. */
const TEXTS = [
  ...across(['ink', 'soft', 'faint', 'accent', ...TONES], GROUNDS),
  ...TONES.map((tone) => [tone, `${tone}-soft`] as const),
  ...across(['ink', 'soft'], ['danger-soft', 'good-soft', 'warn-soft']),
  ...['accent', 'danger', 'good'].map((tone) => [`on-${tone}`, tone] as const),
  ['topbar-ink', 'topbar'],
  ['topbar-soft', 'topbar'],
  ...across(['sidebar-ink', 'sidebar-soft'], ['sidebar', 'sidebar-active']),
] as const;

/** What is only seen, 3 : 1: the ring of the focus, edges of fields, ticks and bars, lines and fillings of charts. */
const SHAPES = [
  ...across(['focus', 'accent'], GROUNDS),
  ...across(['strong'], ['canvas', 'surface', 'raised', 'selected']),
  ...across(['accent', 'good', 'warn', 'danger', 'soft'], ['surface', 'raised']),
  ['accent', 'line'],
  ['topbar-edge', 'topbar'],
] as const;

/** The pairs of a list that a combination does not keep so far apart, in words. */
function tooClose(
  { name, colours }: (typeof COMBINATIONS)[number],
  pairs: readonly (readonly [string, string])[],
  least: number,
) {
  return pairs.flatMap(([front, ground]) => {
    const found = contrast(colours[front] ?? '', colours[ground] ?? '');
    return found >= least ? [] : [`${name}: ${front} on ${ground} ${found.toFixed(2)}`];
  });
}

test('there are three layouts, seven top bars and seven sidebars, which combine in 147 ways', () => {
  expect([layouts.length, topbars.length, sidebars.length, COMBINATIONS.length]).toEqual([3, 7, 7, 147]);
});

test('every text can be read on every ground it stands on, in all combinations', () => {
  expect(COMBINATIONS.flatMap((one) => tooClose(one, TEXTS, 4.5))).toEqual([]);
});

test('focus, edges of fields, icons and charts stand out, in all combinations', () => {
  expect(COMBINATIONS.flatMap((one) => tooClose(one, SHAPES, 3))).toEqual([]);
});

test('what the pointer is over in the top bar can be read, in all combinations', () => {
  const under = COMBINATIONS.flatMap(({ name, colours }) => {
    const ground = mixed(colours['topbar-ink'] ?? '', colours.topbar ?? '', 10);
    return contrast(colours['topbar-ink'] ?? '', ground) >= 4.5 ? [] : [name];
  });
  expect(under).toEqual([]);
});

test('the numbers of the busiest day of the calendar can be read in every layout', () => {
  const under = layouts.filter(
    ({ ink = '', accent = '', raised = '' }) => contrast(ink, mixed(accent, raised, STRONGEST_PERCENT)) < 4.5,
  );
  expect(under).toEqual([]);
});

const THEMED = /^((?:[\w[\]=:/-]+:)?)(text|bg)-([a-z-]+)!?$/;

/** Text and ground that one class list puts together, in each state that it names. */
function pairsIn(classes: string): (readonly [string, string])[] {
  const named = classes.split(/\s+/).flatMap((token) => {
    const [, state = '', what, colour = ''] = token.match(THEMED) ?? [];
    return what !== undefined && colour in (COMBINATIONS[0]?.colours ?? {}) ? [{ state, what, colour }] : [];
  });
  const texts = named.filter(({ what }) => what === 'text');
  const grounds = named.filter(({ what }) => what === 'bg');
  return texts.flatMap((text) =>
    grounds
      .filter(
        (ground) =>
          ground.state === text.state ||
          (text.state === '' && !texts.some(({ state }) => state === ground.state)) ||
          (ground.state === '' && !grounds.some(({ state }) => state === text.state)),
      )
      .map((ground) => [text.colour, ground.colour] as const),
  );
}

test('text and ground that stand together anywhere in the console can be read in every layout', () => {
  const src = join(import.meta.dirname, '../../../src');
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'));
  const pairs = new Set<string>();
  for (const source of sources) {
    const code = readFileSync(join(src, source), 'utf8');
    for (const [, classes = ''] of code.matchAll(/['"`]([^'"`\n]*\bbg-[^'"`\n]*)['"`]/g))
      for (const pair of pairsIn(classes)) pairs.add(pair.join(' '));
  }
  const named = [...pairs].map((pair) => pair.split(' ') as [string, string]);
  expect(named.length).toBeGreaterThan(12);
  expect(COMBINATIONS.flatMap((one) => tooClose(one, named, 4.5))).toEqual([]);
});
