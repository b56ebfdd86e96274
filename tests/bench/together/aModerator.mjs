import { setTimeout as delay } from 'node:timers/promises';
import { DECIDED, OK, signIn } from './callsOf.mjs';
import { keepHearing } from './keepHearing.mjs';
import { KnownQueue } from './knownQueue.mjs';

/** Whoever has no answer by then goes on, and it comes later: the console shows at once what it will be. */
const PATIENCE_MS = 2000;
const TRY_AGAIN_MS = 250;
const LOOK_AGAIN_MS = 1000;
/** One case in so many is left to others at the first look. */
const LEAVES_ONE_IN = 20;
const NUMBERS = { ignored: 1, deleted: 2, blocked: 3 };
/** Of ten decisions. */
const DECISIONS = [...Array(7).fill('ignored'), 'deleted', 'deleted', 'blocked'];

const patiently = (work) => Promise.race([work, delay(PATIENCE_MS, undefined, { ref: false })]);

/**
 * A moderator as the console makes them work, beginning `from` the case of that number: hears the stream, claims a case and looks at it
 * for about `pauseMs`, decides it or gives it up, and goes on to the next that nobody else is at. A call without an answer is made again
 * until there is one. `decisions` are told of each that is made and each that is heard; what passes while `network`, their own, is away
 * is no measure of anything and told to nobody.
 */
export async function aModerator({ port, network, userName, password, cases, from, pauseMs, decisions }) {
  const calls = await signIn(network?.port ?? port, userName, password);
  const { uid } = calls;
  const queue = new KnownQueue(cases, { uid, from });
  const counts = { refusedClaims: 0, own: 0, ofOthers: 0 };
  /** While the network is away: what of it became one's own decision, what was told afterwards, and how. */
  const away = { decisions: new Map(), told: 0, by: undefined };
  const underWay = new Set();
  let isAway = false;
  const call = (method, name, [reportId], more = '') =>
    calls.call(method, `/report/${name}?idreport=${encodeURIComponent(reportId)}${more}`);

  /** Work that nobody waits for, before all is over. */
  const goOn = (work) => {
    const done = work.finally(() => underWay.delete(done));
    underWay.add(done);
    return done;
  };

  const hear = (event, data) => {
    const news = event === 'rows' ? data.filter((row) => queue.hear(row)) : [];
    if (event === 'reread') goOn(readAgain());
    if (!isAway) for (const row of news) decisions.heard(uid, row);
    else if (!network.isCut()) {
      Object.assign(away, { told: news.length, by: event });
      isAway = false;
    }
  };

  /** What the stream does not tell one by one is read as it is now. */
  async function readAgain() {
    for (let pos = 0, page; page?.length !== 0; pos += page.length) {
      page = await calls.data('GET', `/report/getlistreportfrompos?count=200&pos=${pos}`);
      for (const { reportId, action, decidedBy } of page)
        if (action !== 0) queue.decide(reportId, Object.keys(NUMBERS)[action - 1], decidedBy?.uid);
    }
  }

  async function insist(make) {
    for (;;) {
      try {
        return await make();
      } catch (error) {
        if (!isAway) throw error;
        await delay(TRY_AGAIN_MS);
      }
    }
  }

  async function claim(known) {
    // One that does not get through hinders nobody.
    const answer = await call('PUT', 'claim', [...known.open]).catch(() => undefined);
    if (answer?.data) known.claim = answer.data.claim ?? undefined;
    if (answer && answer.code !== OK) counts.refusedClaims += 1;
  }

  async function leave(known) {
    known.isLeft = true;
    await insist(() => call('DELETE', 'claim', [...known.open]));
  }

  async function decide(known) {
    const became = DECISIONS[Math.floor(Math.random() * DECISIONS.length)];
    const ids = [...known.open];
    known.isMine = true;
    for (const id of ids) {
      if (isAway) away.decisions.set(id, undefined);
      else decisions.made(uid, id);
      const { code, message, data } = await insist(() =>
        call('PUT', 'processreport', [id], `&action=${NUMBERS[became]}`),
      );
      if (code !== OK && code !== DECIDED) throw new Error(`processreport: ${code} ${message}`);
      const isOwn = code === OK && data.decidedBy.uid === uid;
      counts[isOwn ? 'own' : 'ofOthers'] += 1;
      if (away.decisions.has(id)) away.decisions.set(id, isOwn);
    }
  }

  async function atCase(known) {
    await Promise.all([delay(pauseMs * (0.5 + Math.random())), patiently(claim(known))]);
    if (!queue.isFree(known)) return;
    const isLeft = !known.isLeft && Math.random() * LEAVES_ONE_IN < 1;
    await patiently(goOn((isLeft ? leave : decide)(known)));
  }

  async function work() {
    while (!queue.isEmpty || underWay.size > 0) {
      const known = queue.next();
      // That a claim has run out nobody tells.
      await (known ? atCase(known) : Promise.race([queue.change(), delay(LOOK_AGAIN_MS), ...underWay]));
    }
  }

  const stopHearing = await keepHearing(calls, hear);
  const close = async () => {
    await stopHearing();
    calls.close();
  };
  const cut = () => {
    isAway = true;
    network.cut();
  };
  return { uid, queue, counts, away, work, cut, close };
}
