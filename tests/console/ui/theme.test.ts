import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STRONGEST_PERCENT } from '../../../src/screens/statistics/seriesStyles';

const source = (path: string) => readFileSync(new URL(`../../../src/${path}`, import.meta.url), 'utf8');
const css = source('theme/themes.css');
type Colours = Readonly<Record<string, string>>;

/** The themes of a part, by number, as the style sheet declares them. */
function themesOf(part: string): Colours[] {
  const blocks = [...css.matchAll(new RegExp(`\\[data-${part}="\\d"\\] \\{([^}]*)\\}`, 'g'))];
  return blocks.map(([, body]) => declaredIn(body));
}

function declaredIn(body = ''): Colours {
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const layouts = themesOf('layout');
/** Of the dark layout, what lies over the page: it changes some of its colours. */
const layer: Colours = {
  ...layouts[1],
  ...declaredIn(css.match(/\[data-layout="2"\] \.shadow-layer \{([^}]*)\}/)?.[1]),
};
const topbars = themesOf('topbar');
const sidebars = themesOf('sidebar');

const DARK = 1;

/** Every combination of these with the bars, by its numbers, with the colours that are then in force. */
const combinationsOf = (grounds: readonly { readonly number: number; readonly layout: Colours }[]) =>
  grounds.flatMap(({ number, layout }) =>
    topbars.flatMap((topbar, t) =>
      sidebars.map((sidebar, s) => {
        const all: Colours = { ...layout, ...topbar, ...sidebar };
        const resolved = Object.entries(all).map(([name, value]) => {
          const [, light, dark] = value.match(/^light-dark\((.+), (.+)\)$/) ?? [];
          const here = (number === DARK ? dark : light) ?? value;
          return [name, all[here.match(/^var\(--(.+)\)$/)?.[1] ?? ''] ?? here];
        });
        return { name: `${number + 1}·${t + 1}·${s + 1}`, number, colours: Object.fromEntries(resolved) as Colours };
      }),
    ),
  );

const COMBINATIONS = combinationsOf(layouts.map((layout, number) => ({ number, layout })));
/** What lies over the page in the dark, in every combination. */
const LAYERS = combinationsOf([{ number: DARK, layout: layer }]);

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

/** A colour as OKLCH has it: how light from 0 to 1, how strong, and its hue in degrees. */
function oklch(hex: string) {
  const linear = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const weigh = (parts: readonly number[], by: readonly number[]) =>
    parts.reduce((sum, part, at) => sum + part * (by[at] ?? 0), 0);
  const cones = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ].map((by) => Math.cbrt(weigh(linear, by)));
  const light = weigh(cones, [0.2104542553, 0.793617785, -0.0040720468]);
  const a = weigh(cones, [1.9779984951, -2.428592205, 0.4505937099]);
  const b = weigh(cones, [0.0259040371, 0.7827717662, -0.808675766]);
  return { light, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** How far two hues are apart, 0 to 180 degrees. */
function hueDistance(a: string, b: string): number {
  const apart = Math.abs(oklch(a).hue - oklch(b).hue);
  return Math.min(apart, 360 - apart);
}

/** Grounds that rows, menus, dialogs and pages have, at rest, under the pointer or the cursor (`hover`) and selected. */
const GROUNDS = ['canvas', 'surface', 'raised', 'hover', 'selected'];
const ROWS = ['surface', 'raised', 'hover', 'selected'];
const TONES = ['danger', 'good', 'warn'];
const SERIES = ['series-1', 'series-2', 'series-3'];
const across = (fronts: readonly string[], grounds: readonly string[]) =>
  fronts.flatMap((front) => grounds.map((ground) => [front, ground] as const));

/** What is read, 4.5 : 1. */
const TEXTS = [
  ...across(['ink', 'soft', 'faint', 'mark', ...TONES], GROUNDS),
  ...TONES.map((tone) => [tone, `${tone}-soft`] as const),
  ...across(['ink', 'soft'], ['danger-soft', 'good-soft', 'warn-soft', 'chip']),
  ['on-primary', 'primary'],
  ['on-mark', 'mark'],
  // What is new or unread, counted or waiting, stands inverted: on the page, in the top bar, and in the map's clusters.
  ['surface', 'ink'],
  ['topbar', 'topbar-ink'],
  ['surface', 'soft'],
  ['topbar-ink', 'topbar'],
  ['topbar-soft', 'topbar'],
  ...across(['sidebar-ink', 'sidebar-soft', 'sidebar-faint'], ['sidebar', 'sidebar-active']),
] as const;

/** What is only seen, 3 : 1: the ring of the focus, edges of fields and buttons, ticks and bars, lines and fillings of charts. */
const SHAPES = [
  ...across(['focus', 'mark', 'strong', ...TONES], GROUNDS),
  ...across(['primary', ...SERIES], ['canvas', 'surface', 'raised']),
  ['mark', 'line'],
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
  expect([...COMBINATIONS, ...LAYERS].flatMap((one) => tooClose(one, TEXTS, 4.5))).toEqual([]);
});

test('what is faint in the sidebar has the sidebar’s colour, and keys that are none just now are faint', () => {
  const style = source('theme/style.css');
  expect(style).toMatch(/\.on-sidebar \{[^}]*--faint: var\(--sidebar-faint\);/);
  expect(style).toMatch(/\.key-off,[^{]*\) kbd \{[^}]*color: var\(--faint\);/);
});

test('the panel beside the sign-in has the hue of the sidebar that was chosen', () => {
  for (const [at, { topbar = '' }] of topbars.entries()) {
    const { sidebar = '' } = COMBINATIONS.find(({ name }) => name === `1·1·${at + 1}`)?.colours ?? {};
    const isGrey = oklch(topbar).chroma < 0.02 || oklch(sidebar).chroma < 0.02;
    if (at >= 2 && !isGrey) expect([at + 1, hueDistance(topbar, sidebar) < 30]).toEqual([at + 1, true]);
  }
});

test('focus, edges of fields, icons and charts stand out, in all combinations', () => {
  expect([...COMBINATIONS, ...LAYERS].flatMap((one) => tooClose(one, SHAPES, 3))).toEqual([]);
});

test('in the dark the sidebar lies below the page, and what lies over the page above all of it', () => {
  for (const { number, colours } of COMBINATIONS) {
    const { sidebar = '', canvas = '', surface = '', raised = '' } = colours;
    if (number !== DARK) continue;
    expect(luminance(sidebar)).toBeLessThan(luminance(canvas) * 0.8);
    expect(luminance(surface)).toBeGreaterThan(luminance(canvas));
    expect(luminance(layer.surface ?? '')).toBeGreaterThan(luminance(raised) * 1.2);
    // Its edge is seen on both sides.
    for (const ground of [canvas, surface, layer.surface ?? ''])
      expect(contrast(layer.line ?? '', ground)).toBeGreaterThan(1.4);
  }
});

test('what the pointer is over in the bars can be read, in all combinations', () => {
  const under = COMBINATIONS.flatMap(({ name, colours }) =>
    [
      ['topbar', 10],
      ['sidebar', 8],
    ].flatMap(([bar, percent]) => {
      const ink = colours[`${bar}-ink`] ?? '';
      return contrast(ink, mixed(ink, colours[`${bar}`] ?? '', Number(percent))) >= 4.5 ? [] : [`${name}: ${bar}`];
    }),
  );
  expect(under).toEqual([]);
});

test('the numbers of the busiest day of the calendar can be read in every layout, whatever it counts', () => {
  const under = layouts.flatMap(({ ink = '', raised = '', ...layout }, index) =>
    SERIES.filter((series) => contrast(ink, mixed(layout[series] ?? '', raised, STRONGEST_PERCENT)) < 4.5).map(
      (series) => `${index + 1}: ${series}`,
    ),
  );
  expect(under).toEqual([]);
});

/** One colour a meaning: brand and the main command, destruction, praise, warning, selection and focus. */
const MEANINGS = ['primary', 'danger', 'good', 'warn', 'mark'];
const LEAST_DEGREES = 25;

test('no two meanings come near each other in hue, nor the series of charts near destruction', () => {
  const pairs = MEANINGS.flatMap((one, at) => MEANINGS.slice(at + 1).map((other) => [one, other] as const));
  const near = layouts.flatMap((layout, index) =>
    [...pairs, ...across(SERIES, ['danger'])].flatMap(([one, other]) => {
      const apart = hueDistance(layout[one] ?? '', layout[other] ?? '');
      return apart >= LEAST_DEGREES ? [] : [`${index + 1}: ${one} and ${other} ${apart.toFixed(0)}°`];
    }),
  );
  expect(near).toEqual([]);
});

test('the focus has the hue of the selection, and what is only a fact has none', () => {
  for (const { focus = '', mark = '', selected = '', chip = '' } of layouts) {
    expect(hueDistance(focus, mark)).toBeLessThan(10);
    expect(hueDistance(selected, mark)).toBeLessThan(10);
    expect(oklch(chip).chroma).toBeLessThan(0.045);
  }
});

test('what selects, what is selected and what the pointer is over are told apart by more than a shade', () => {
  for (const { selected = '', hover = '', surface = '' } of [...layouts, layer]) {
    expect(contrast(selected, surface)).toBeGreaterThan(1.15);
    expect(hueDistance(selected, hover)).toBeGreaterThan(90);
  }
});

/** Of its own colour in the edge of a chip that says a state. */
const EDGE_PERCENT = Number(source('grid/columns/badge.tsx').match(/ring-current\/(\d+)/)?.[1]);

test('chips stand out from every ground of a row: facts by their filling, states by their edge', () => {
  const lost = [...layouts, layer].flatMap((layout, index) => {
    const of = (name: string) => layout[name] ?? '';
    const facts = ROWS.filter((ground) => contrast(of('chip'), of(ground)) < 1.15).map((ground) => ['chip', ground]);
    const states = across(TONES, ROWS).filter(
      ([tone, ground]) => contrast(mixed(of(tone), of(`${tone}-soft`), EDGE_PERCENT), of(ground)) < 3,
    );
    return [...facts, ...states].map(([chip, ground]) => `${index + 1}: ${chip} on ${ground}`);
  });
  expect(lost).toEqual([]);
});

const THEMED = /^((?:[\w[\]=:/-]+:)?)(text|bg)-([a-z-]+)!?$/;

/** Text and ground that one class list puts together, in each state that it names. */
function pairsIn(classes: string): (readonly [string, string])[] {
  const named = classes.split(/\s+/).flatMap((token) => {
    const [, state = '', what, colour = ''] = token.match(THEMED) ?? [];
    // A bar drawn before something is no ground of its text.
    return what !== undefined && !state.includes('before:') && colour in (COMBINATIONS[0]?.colours ?? {})
      ? [{ state, what, colour }]
      : [];
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
  expect([...COMBINATIONS, ...LAYERS].flatMap((one) => tooClose(one, named, 4.5))).toEqual([]);
});
