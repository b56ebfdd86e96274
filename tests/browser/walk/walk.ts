import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { keptInBrowser } from '../keptInBrowser';
import { type Act, actsOf, inWords } from './acts';
import { INVARIANTS } from './invariants';
import { aNetwork, type Network } from './network';
import { watchPages } from './shown';
import { aBook, type Book, KNOWN_AFTER_MS, namesOfRows } from './targets';
import { watchWrites } from './writes';

export interface Walk {
  readonly seed: number;
  readonly acts: number;
  /** So many faults end it. */
  readonly most: number;
  /** Where the calls go. */
  readonly isCall: (url: URL) => boolean;
  readonly tells?: (line: string) => void;
}

/** How far to walk in `npm test`, or as `npm run walk` says. */
export function orderOfWalk(seed: number, acts: number): Pick<Walk, 'seed' | 'acts' | 'most' | 'tells'> {
  const { WALK_SEED, WALK_ACTS } = process.env;
  if (WALK_SEED === undefined || WALK_ACTS === undefined) return { seed, acts, most: 1 };
  const tells = (line: string) => process.stdout.write(`${line}\n`);
  return { seed: Number(WALK_SEED), acts: Number(WALK_ACTS), most: 20, tells };
}

/** A walk chooses other languages too. */
const ASKS_ABOUT_TYPED = Object.values(
  import.meta.glob<{ default: { leave: { question: string } } }>('../../../src/i18n/*/palette.ts', { eager: true }),
).map(({ default: { leave } }) => leave.question);
/** What stays wrong for so long has settled wrong. */
const SETTLES_MS = 4000;
const TRAIL = 14;
/** Nobody stays in a question, or with a network like that, for longer: there is more to walk over. */
const ACTS_IN_LAYER = 5;
const ACTS_OF_WEATHER = 9;
/** A question whether to leave has come by then: a second Esc before would stay, again and again. */
const ASKED_MS = 250;
const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const IN_FIELD =
  'input:not([inputmode="numeric"], [inputmode="decimal"], [type="tel"], [type="checkbox"], [type="radio"], [type="number"], [type="date"], [type="file"], [type="range"]), textarea';

const rest = (ms: number) => new Promise((later) => setTimeout(later, ms));

/** Walks over the console from this page, by the acts of a seed; answers what was found wrong, with the acts that led there. */
export async function walkFrom(
  first: Page,
  { seed, acts, most, isCall, tells = () => {} }: Walk,
): Promise<readonly string[]> {
  const context = first.context();
  const book = aBook(namesOfRowsOf(context, isCall));
  const faults: string[] = [];
  const trail: string[] = [];
  const blame = (sentence: string, what: string) => {
    const fault = `${sentence}\n  ${what}\n  after: ${trail.slice(-TRAIL).join(' | ')}`;
    if (faults.some((other) => other.split('\n  after:')[0] === fault.split('\n  after:')[0])) return;
    faults.push(fault);
    tells(fault);
  };
  const network = await aNetwork(context, isCall);
  const hand = await aHand(first, network, book, blame);
  const hear = (page: Page) => {
    page.on('pageerror', (error) => blame('Nothing is thrown that nobody catches.', String(error.stack ?? error)));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !/^Failed to load resource|net::ERR/.test(text))
        blame('The console of the browser has no error.', text.slice(0, 400));
    });
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  };
  hear(first);
  context.on('page', hear);
  watchWrites(context, isCall, (write) => book.writes.push(write));

  const check = async () => {
    for (const { sentence, look } of INVARIANTS) {
      const wrong = await staysWrong(() => look(hand.page()));
      if (wrong !== null) blame(sentence, wrong);
    }
    const owesWord = await keptInBrowser(hand.page()).then(
      (kept) => kept.owesWord,
      // A page that is being left can't be asked.
      () => true,
    );
    for (const fault of book.faults(Date.now(), owesWord))
      blame('A write is what was pressed on what was shown.', fault);
  };
  let count = 0;
  let inLayer = 0;
  let weatherSince = 0;
  for (const act of actsOf(seed, acts)) {
    count += 1;
    if (act.is === 'network') weatherSince = count;
    if (count - weatherSince === ACTS_OF_WEATHER) network.clear();
    inLayer = (await hand.isInLayer()) ? inLayer + 1 : 0;
    if (inLayer > ACTS_IN_LAYER) await hand.does({ is: 'leaveAll' });
    trail.push(`${count}: ${inWords(act)}`);
    const before = faults.length;
    await hand.does(act);
    await check();
    if (faults.length >= most) break;
    // What goes on from a fault would only find it again.
    if (faults.length > before) await hand.does({ is: 'reload' });
    if (count % 100 === 0) tells(`${count} acts, ${book.writes.length} writes, ${faults.length} faults`);
  }
  network.clear();
  await hand.does({ is: 'leaveAll' });
  // What the last page has yet to say it says by now, on a fair network; then as long again for nothing to be owed.
  for (let checks = 0; checks < 3; checks += 1) {
    await rest(KNOWN_AFTER_MS + 500);
    await check();
  }
  return faults;
}

/** Null as soon as all is well; else what was wrong to the end. */
async function staysWrong(look: () => Promise<string | null>): Promise<string | null> {
  const until = Date.now() + SETTLES_MS;
  for (;;) {
    // A page that is being left can't be asked.
    const wrong = await look().catch(() => 'the page does not answer');
    if (wrong === null || Date.now() > until) return wrong;
    await rest(60);
  }
}

function namesOfRowsOf(context: BrowserContext, isCall: (url: URL) => boolean) {
  const names = namesOfRows();
  context.on('response', async (response) => {
    if (!isCall(new URL(response.url()))) return;
    const answer = await response.json().catch(() => null);
    if (answer) names.learn(answer);
  });
  return names;
}

/** Does one act after the other on the page in front, of two. */
async function aHand(first: Page, network: Network, book: Book, blame: (sentence: string, what: string) => void) {
  const context = first.context();
  const pages = [first];
  const cdps = new Map<Page, CDPSession>();
  let at = first;
  await watchPages(context, {
    press: (press) => book.presses.push({ ...press, shownLater: [] }),
    said: (said) => book.said.push(said),
    shown: (ids) => {
      for (const press of book.presses.slice(-12)) if (press.isLoading) press.shownLater.push(...ids);
    },
  });

  // What signs in again after a reload may get no answer, again and again: then a button asks anew.
  const isThere = async () => {
    const main = at.locator('main#main');
    for (let tries = 0; tries < 20; tries += 1) {
      const isShown = await main.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      );
      if (isShown) return;
      await at
        .locator('button')
        .first()
        .click({ timeout: 1000 })
        .catch(() => {});
    }
    const shown = (await at.locator('body').innerText()).slice(0, 400);
    throw new Error(`After ${at.url()} was loaded the page says: ${shown}`);
  };
  const isOnBody = () => at.evaluate(() => document.activeElement === document.body);
  const keys = async (list: readonly string[]) => {
    for (const key of list) {
      await at.keyboard.press(key === ' ' ? 'Space' : key);
      // From the last stop of a page Tab leads into the browser's own bars, of which there are none here, and then round to the first.
      if (key.endsWith('Tab') && (await isOnBody())) await at.keyboard.press(key);
    }
  };
  const isInField = () =>
    at.evaluate((fields) => {
      const field = document.activeElement;
      return field?.matches(fields) === true && !(field as HTMLInputElement).readOnly;
    }, IN_FIELD);
  const compose = async (text: string) => {
    const cdp = cdps.get(at) ?? (await context.newCDPSession(at));
    cdps.set(at, cdp);
    const steps = [...text].map((_, end, all) => all.slice(0, end + 1).join(''));
    for (const step of steps)
      await cdp.send('Input.imeSetComposition', { text: step, selectionStart: step.length, selectionEnd: step.length });
    await cdp.send('Input.insertText', { text });
  };

  /** Letters arrive in the field that has the focus, whatever arrives meanwhile. */
  async function types(text: string, composed: boolean) {
    if (!(await isInField())) return;
    const expected = await at.evaluate((letters) => {
      const field = document.activeElement as HTMLInputElement;
      Object.assign(window, { walkField: field });
      const { value } = field;
      const [start, end] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
      return (value.slice(0, start) + letters + value.slice(end)).slice(
        0,
        field.maxLength < 0 ? undefined : field.maxLength,
      );
    }, text);
    if (composed) await compose(text);
    else await at.keyboard.type(text);
    const wrong = await staysWrong(() =>
      at.evaluate((value) => {
        const { walkField: field } = window as never as { walkField: HTMLInputElement };
        // Among answers of which several may be chosen a space chooses the marked one, and only other letters are text.
        const isChoice = field.matches('[aria-controls="options"]');
        const letters = (text: string) => (isChoice ? text.replaceAll(' ', '') : text);
        // It left with its layer, or was given anew: what was typed went where it belongs or nowhere.
        if (!field.isConnected || letters(field.value) === letters(value)) return null;
        return `"${field.value}" stands where "${value}" was typed, in ${field.outerHTML.slice(0, 160)}`;
      }, expected),
    );
    if (wrong !== null) blame('Letters typed into a field arrive in it.', wrong);
  }

  async function query(opener: string, text: string, after: readonly string[]) {
    await keys([opener]);
    for (let waits = 0; waits < 10 && !(await isInField()); waits += 1) await rest(60);
    if (!(await isInField())) return;
    await types(text, false);
    await keys(after);
  }

  async function click(what: Extract<Act, { is: 'click' }>['at'], nth: number) {
    const places = {
      row: '[data-surface="list"] [data-row] [role="gridcell"]:nth-child(3)',
      check: '[data-surface="list"] [data-row] input[type="checkbox"]',
      sidebar: 'nav [data-command^="go."]',
      header: 'main header button, main [role="columnheader"] button',
      button: '[data-detail] [data-command], [role="dialog"] [data-command], [role="menu"] [data-command]',
    };
    // As a hand does it: at what is seen there, whatever lies over it, and without moving anything first.
    const point = await at.evaluate(
      ([selector, which]) => {
        const seen = [...document.querySelectorAll(selector)].flatMap((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          return one.contains(document.elementFromPoint(x, y)) ? [[x, y] as const] : [];
        });
        return seen[which % seen.length];
      },
      [places[what], nth] as const,
    );
    if (point) await at.mouse.click(...point);
  }

  /** Esc goes on with what was typed, and only the button after the one that has the focus lets it go. */
  async function leave() {
    const asked = await at.getByRole('alertdialog').getByRole('heading').allTextContents();
    await keys(asked.some((words) => ASKS_ABOUT_TYPED.includes(words)) ? ['Tab', 'Enter'] : ['Escape']);
    await rest(ASKED_MS);
  }

  async function leaveAll() {
    for (let presses = 0; presses < 12 && (await at.locator(OVER).count()) > 0; presses += 1) await leave();
    const wrong = await staysWrong(async () => {
      if ((await at.locator(OVER).filter({ visible: true }).count()) === 0) return null;
      await leave();
      return at
        .locator(OVER)
        .filter({ visible: true })
        .first()
        .evaluate((layer) => layer.outerHTML.slice(0, 300));
    });
    if (wrong !== null)
      blame('Every layer closes by Esc, and by its own button where something typed goes with it.', wrong);
  }

  const goes = {
    leaveAll,
    reload: async () => {
      book.left.push(Date.now());
      await at.reload({ waitUntil: 'domcontentloaded' });
      await isThere();
    },
    back: async () => {
      const isOurs = await at.evaluate(() => {
        const { navigation } = window as never as {
          navigation: { entries(): { url: string }[]; currentEntry: { index: number } };
        };
        return navigation.entries()[navigation.currentEntry.index - 1]?.url.includes('/dashboard') === true;
      });
      if (isOurs) await at.goBack({ waitUntil: 'commit' });
    },
    otherTab: async () => {
      if (pages.length === 1) {
        const second = await context.newPage();
        pages.push(second);
        await second.goto(at.url());
      }
      at = pages.find((page) => page !== at) ?? at;
      await at.bringToFront();
      await isThere();
    },
  };

  const does = async (act: Act): Promise<void> => {
    if (act.is === 'press') await keys(act.keys);
    else if (act.is === 'hold') {
      for (let times = 0; times < act.times; times += 1) await at.keyboard.down(act.key);
      await at.keyboard.up(act.key);
    } else if (act.is === 'query') await query('Control+k', act.text, act.after);
    else if (act.is === 'search') await query('/', act.text, act.after);
    else if (act.is === 'write') await types(act.text, act.composed);
    else if (act.is === 'click') await click(act.at, act.nth);
    else if (act.is === 'network') network.turn(act.weather);
    else if (act.is === 'rest') await rest(act.ms);
    else await goes[act.is]();
  };
  await goes.reload();
  const isInLayer = async () => (await at.locator(OVER).count()) > 0;
  return { page: () => at, does, isInLayer };
}
