import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ACTION_IDS } from '../../../contract/wire/areas';
import { isThorough } from '../../support/depth';
import { callsOf } from '../callsOf';
import { type Console, hire, listReady, sessionOf, startConsole } from '../console';
import { networkRests } from '../networkRests';
import { wcagProblems } from '../wcag';
import { differenceFrom } from './picture';
import { BROKEN, SLOW, STATES, type State } from './states';

/** When it is, for the server, the community and the browser: 15 March 2026, a Sunday morning in Vietnam. */
const NOW_MS = Date.UTC(2026, 2, 15, 3, 20);
/** What the browser calls itself, whichever it is: the log of changes shows who signed in by which. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
/** What lasts longer than this and then goes. */
const PASSING_MS = 2500;
/** For all states of a language and window; as long again for writing them anew. */
const MOST_MS = process.env.APPEARANCE === 'renew' ? 1_200_000 : 600_000;
/** By name, the number that the console gives a theme. */
const THEMES = { light: 1, dark: 2 } as const;
const BOTH_THEMES = Object.keys(THEMES) as (keyof typeof THEMES)[];

/** A language and a window. */
interface Look {
  readonly lang: 'vi' | 'ar';
  readonly window: 'wide' | 'phone';
}

/** `npm run appearance NAME…` is about these alone. */
const asked = process.env.STATES?.split(' ').filter(Boolean) ?? [];

/**
 * The looks, of which `npm test` sees each state in one, the states taking turns, and every second time round in the other theme; where
 * everything is tried, each is seen in all, light and dark.
 */
const TURNS: readonly Look[] = [
  { lang: 'vi', window: 'wide' },
  { lang: 'ar', window: 'phone' },
  { lang: 'vi', window: 'phone' },
  { lang: 'ar', window: 'wide' },
];
/** From here on states show what was changed before them: whoever looks at one makes all the changes, so one look has them all. */
const CHANGED_FROM = STATES.findIndex(({ isChange }) => isChange);

/** The themes in which a state is looked at in this language and window; none where it is not. */
function themesSeen(state: State, { lang, window }: Look): readonly (keyof typeof THEMES)[] {
  if (asked.length > 0 && !asked.includes(state.name)) return [];
  if (state.only !== undefined && state.only !== window) return [];
  if (isThorough) return BOTH_THEMES;
  const nth = STATES.indexOf(state);
  const turns = TURNS.filter((look) => state.only === undefined || look.window === state.only);
  const turn = turns[nth < CHANGED_FROM ? nth % turns.length : 0];
  if (turn?.lang !== lang || turn.window !== window) return [];
  const round = nth < CHANGED_FROM ? Math.floor(nth / turns.length) : nth;
  return [BOTH_THEMES[round % BOTH_THEMES.length] ?? 'light'];
}

const WINDOWS = {
  wide: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

let server: Console;

/** A console on a community of which every row and every moment is known. */
async function start() {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW_MS });
  server = await startConsole(
    (app) => {
      // Node writes the real one, and the console goes by it.
      app.addHook('onSend', async (_request, reply) => {
        reply.header('date', new Date(NOW_MS).toUTCString());
      });
      app.addHook('onRequest', async ({ url }, reply) => {
        if (!url.startsWith('/api')) return undefined;
        if (url.includes(BROKEN)) return reply.code(500).send({ error: { code: 500, message: '' }, data: null });
        if (url.includes(SLOW)) await new Promise((answer) => setTimeout(answer, 60_000).unref());
        return undefined;
      });
    },
    undefined,
    undefined,
    NOW_MS / 1000,
  );
}

/** Every state of the console in one language and window, light and dark, looks as in the picture that is kept of it. */
export function expectAppearance({ lang, window }: Look): void {
  beforeAll(start);
  afterAll(async () => {
    await server.close();
    vi.useRealTimers();
  });

  test(
    `${lang}, ${window}: each screen and state looks as it did`,
    async () => {
      // All of them and in this order, whatever is looked at: signing in stands in the log of changes.
      const guest = await enter('guest', { lang, window });
      const chief = await enter(undefined, { lang, window });
      const onlooker = await enter('onlooker', { lang, window });
      const people = { guest, chief, onlooker };
      const differences: string[] = [];
      const themesOf = (state: State) => themesSeen(state, { lang, window });
      const last = STATES.findLastIndex((state) => themesOf(state).length > 0);
      for (const state of STATES.slice(0, last + 1)) {
        const themes = themesOf(state);
        if (themes.length === 0 && !state.isChange && !state.isRecorded) continue;
        const { page, rest } = people[state.as ?? 'chief'];
        await page.goto(`${server.url}${state.path}${state.path.includes('?') ? '&' : '?'}lang=${lang}`);
        await reach(page, state, window, rest);
        for (const theme of themes) {
          await page.evaluate((number) => {
            document.documentElement.dataset.layout = String(number);
          }, THEMES[theme]);
          const difference = await differenceFrom(`${lang}-${window}-${theme}/${state.name}`, page);
          if (difference !== null) differences.push(difference);
          // Where everything is tried, axe looks at more than these states (axe.ts).
          if (!isThorough)
            for (const problem of await wcagProblems(page)) differences.push(`${state.name}: ${problem}`);
        }
      }
      for (const { page } of Object.values(people)) await page.context().close();
      expect(differences, differences.join('\n')).toEqual([]);
    },
    MOST_MS,
  );
}

/** A toast, or whatever else goes by itself, stays however long a busy machine takes for its pictures. */
function keepWhatPasses(afterMs: number): void {
  const begin = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (act: () => void, delayMs?: number) => begin(act, (delayMs ?? 0) < afterMs ? delayMs : 2 ** 31 - 1),
  });
}

/** Somebody's tab, in a browser of their own. */
interface Person {
  readonly page: Page;
  /** Waits until none of its calls is on its way. */
  readonly rest: () => Promise<void>;
}

/** A state looks the same whatever was looked at before it: rows that were read there are unread here. */
function beginWith(kept: Readonly<Record<string, string>>): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const [place, text] of Object.entries(kept)) localStorage.setItem(place, text);
}

/** A browser in which somebody has signed in, whose clock stands still, and its one tab: a tab for each state would take half as long again. */
async function enter(as: State['as'], { lang, window }: Look): Promise<Person> {
  const locale = lang === 'vi' ? 'vi-VN' : 'ar-EG';
  const context = await server.browser.newContext({ ...WINDOWS[window], locale, userAgent: BROWSER });
  await context.clock.setFixedTime(NOW_MS);
  await context.addInitScript(keepWhatPasses, PASSING_MS);
  const page = await context.newPage();
  await page.addInitScript(beginWith, as === 'guest' ? {} : await keptBy(as));
  return { page, rest: callsOf(page) };
}

/** What the browser of somebody keeps who has just signed in. */
async function keptBy(as: State['as']): Promise<Readonly<Record<string, string>>> {
  const isOnlooker = as === 'onlooker';
  const { user_name, uid } = await hire(server.store, {
    may: isOnlooker ? ['REPORT_VIEW'] : ACTION_IDS,
    tier: isOnlooker ? 99 : 100,
    as: isOnlooker ? 'chixem.baocao' : 'truc.ca',
  });
  const session = await sessionOf(server.app, { user_name, kept: 'tamquan' });
  return { ...session, [`tamquan.tour.${uid}`]: 'seen' };
}

/**
 * A press on a phone, which has no keys: what it runs is meant, and not that there is a keyboard, of which the console would then speak. An
 * event that nobody's hand has made is no sign of one.
 */
const pressUnseen = (page: Page, press: string) =>
  page.evaluate((names) => {
    const key = names.at(-1) ?? '';
    const isHeld = (name: string) => names.slice(0, -1).includes(name);
    const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key;
    const how = { key, code, ctrlKey: isHeld('Control'), shiftKey: isHeld('Shift'), bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', how));
    document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', how));
  }, press.split('+'));

/** Comes to a state as a person does; what it waits for is there. */
async function reach(
  page: Page,
  { press = [], act, shown, isWaiting }: State,
  window: Look['window'],
  rest: () => Promise<void>,
): Promise<void> {
  // Pictures and second counts come after the rows.
  if (!isWaiting) await networkRests(page);
  if (press.length > 0) await listReady(page);
  for (const key of press) {
    await (window === 'phone' ? pressUnseen(page, key) : page.keyboard.press(key));
    await page.waitForFunction(() => document.activeElement !== document.body);
  }
  await act?.(page);
  await page.locator(shown).first().waitFor();
  if (!isWaiting) await rest();
  await page.evaluate(() => document.fonts.ready);
}
