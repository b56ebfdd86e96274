import type { BrowserContext, Route } from 'playwright-core';
import type { CallKind, Weather } from './acts';

const FAIR: Weather = { calls: 'all', delayMs: 0, fails: 'never', oneOf: 1 };
const DETAIL = /\/(getbyid|detail|getcase|getbypubkey|getbyuid|users\/get)/;

/** A network that can be made slow and faulty while somebody works. */
export interface Network {
  readonly turn: (weather: Weather) => void;
  readonly clear: () => void;
}

export async function aNetwork(context: BrowserContext, isCall: (url: URL) => boolean): Promise<Network> {
  const now = new Map<CallKind, Weather>();
  const seen = new Map<CallKind, number>();
  const callsOf = (url: URL, method: string): CallKind => {
    // That somebody is still there is said when time has passed, which no walk has in its hands.
    if (!isCall(url) || url.pathname.endsWith('/presence')) return 'scripts';
    if (method !== 'GET') return 'writes';
    return DETAIL.test(url.pathname) ? 'details' : 'lists';
  };
  /** The next of its sort fails by its place in their order, never by chance: the same walk meets the same faults. */
  const failing = (calls: CallKind, { fails, oneOf }: Weather) => {
    const count = (seen.get(calls) ?? 0) + 1;
    seen.set(calls, count);
    return calls !== 'scripts' && count % oneOf === 0 ? fails : 'never';
  };
  const pass = async (route: Route) => {
    const request = route.request();
    const calls = callsOf(new URL(request.url()), request.method());
    const weather = now.get(calls) ?? FAIR;
    const fails = failing(calls, weather);
    if (fails === 'answerLost') await route.fetch().catch(() => {});
    if (weather.delayMs > 0) await new Promise((later) => setTimeout(later, weather.delayMs));
    if (fails === '500') await route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' });
    else if (fails === 'never') await route.continue();
    else await route.abort('connectionreset');
  };
  // A page that has gone meanwhile wants no answer any more.
  await context.route(
    (url) => isCall(url) || url.pathname.includes('/assets/'),
    (route) => pass(route).catch(() => {}),
  );
  return {
    turn: (weather) => {
      const all: readonly CallKind[] = weather.calls === 'all' ? ['lists', 'details', 'writes'] : [weather.calls];
      for (const calls of all) now.set(calls, weather);
    },
    clear: () => now.clear(),
  };
}
