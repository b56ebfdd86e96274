import { setTimeout as delay } from 'node:timers/promises';
import { DECIDED, OK, signIn } from '../bench/together/callsOf.mjs';
import { keepHearing } from '../bench/together/keepHearing.mjs';
import { anyOf } from './reportsArrive.mjs';

/** Of somebody who knows the keys: a look at the queue or at an answer, and at a case. */
const GLANCE_MS = 2500;
const READS_CASE_MS = 10_000;
/** As the console says it, in half of the time that the server keeps it. */
const SAYS_WHERE_MS = 45_000;
const PAGE = 50;
/** What a claim is answered that a colleague holds. */
const HELD = 305;
const NUMBERS = { ignored: 1, deleted: 2, blocked: 3 };
/** Of ten decisions. */
const DECISIONS = [...Array(7).fill('ignored'), 'deleted', 'deleted', 'blocked'];
const NAMES = ['nguyen', 'tran', 'le van', 'pham', 'minh', 'hoa', 'duc', 'thanh', 'lan', 'an'];

const oneIn = (count) => Math.random() * count < 1;
const pause = (ms) => delay(ms * (0.5 + Math.random()));

/**
 * A moderator through a working day, by `work` until `isOver`: reads the queue, opens a case, claims and decides it, one after the other at
 * a hand's pace; searches, pages far down, leaves a note, takes a decision back and signs out and in again now and then. `tally` counts
 * each call, `ledger` what was acknowledged, `decisions` how soon the others hear of it.
 */
export async function aModerator({ port, from, userName, password, members, tally, ledger, decisions, isOver }) {
  let calls;
  let stopHearing;
  let saying;
  let saidWhere;

  const read = (path) => tally.call('reads', [], calls, 'GET', path);
  const change = (method, path, expected, body) => tally.call('changes', expected, calls, method, path, body);

  const hear = (event, rows) => {
    if (event !== 'rows') return;
    for (const row of rows) if (row.became in NUMBERS) decisions.heard(calls.uid, row);
  };

  const sayWhere = () => {
    saidWhere = change('PUT', '/presence?place=reports&window=soak', []);
  };

  async function comeIn() {
    calls = undefined;
    while (!calls) {
      calls = await tally.signIn(() => signIn(port, userName, password, from));
      if (!calls) await pause(GLANCE_MS);
    }
    stopHearing = await keepHearing(calls, hear, () => tally.wrong('a stream of events broke off'));
    sayWhere();
    saying = setInterval(sayWhere, SAYS_WHERE_MS);
  }

  async function leave() {
    clearInterval(saying);
    // Signed out, it would be refused.
    await saidWhere;
    await stopHearing();
    await change('POST', '/adminusers/logout', []);
    calls.close();
  }

  /** One of the queue that nobody is at, from wherever somebody has come to. */
  async function findCase() {
    const first = await read(`/report/getlistcasefrompos?action=0&count=${PAGE}`);
    if (!first) return undefined;
    const pos = Math.floor(Math.random() * Math.max(1, first.total - PAGE));
    await pause(GLANCE_MS);
    const page = await read(`/report/getlistcasefrompos?action=0&count=${PAGE}&pos=${pos}`);
    return page && anyOf(page.data.filter(({ claim }) => !claim));
  }

  async function atCase({ caseId }) {
    const [opened] = await Promise.all([
      read(`/report/getcase?idcase=${encodeURIComponent(caseId)}`),
      read(`/note/list?kind=case&id=${encodeURIComponent(caseId)}`),
    ]);
    const open = opened?.data.reports.filter(({ action }) => action === 0).map(({ reportId }) => reportId) ?? [];
    if (open.length === 0) return;
    const query = queriesOf(open);
    const claimed = await change('PUT', `/report/claim?${query.first}`, [HELD, DECIDED]);
    if (claimed?.code !== OK) return;
    await pause(READS_CASE_MS);
    if (oneIn(20)) await change('DELETE', `/report/claim?${query.first}`, []);
    else if (await decide(open, query)) await afterwards(caseId, query);
  }

  /** True where it was this that decided the case. A case that a colleague has decided meanwhile is left to them. */
  async function decide(ids, { all }) {
    const became = anyOf(DECISIONS);
    for (const id of ids) decisions.made(calls.uid, id);
    const answer = await change('PUT', `/report/processreport?${all}&action=${NUMBERS[became]}`, [DECIDED]);
    if (answer?.code !== OK || answer.data.decidedBy.uid !== calls.uid) return false;
    ledger.decided(calls.uid, answer.data.reportId, became);
    return true;
  }

  async function afterwards(caseId, { all }) {
    if (oneIn(10)) {
      await pause(GLANCE_MS);
      const answer = await change('PUT', `/report/reopen?${all}`, []);
      if (answer) ledger.tookBack(calls.uid, answer.data.reportId);
    }
    if (oneIn(8)) {
      const text = `Seen by ${userName}: reported before, and no more than that.`;
      await change('POST', `/note/create?kind=case&id=${encodeURIComponent(caseId)}`, [], { text });
    }
  }

  async function lookElsewhere() {
    await read(`/search/profiles?count=${PAGE}&text=${encodeURIComponent(anyOf(NAMES))}`);
    await pause(GLANCE_MS);
    const pos = Math.floor(Math.random() * members);
    await read(`/users/list?count=${PAGE}&pos=${pos}`);
    await pause(GLANCE_MS);
    await read(`/post/getlistpostfrompos?count=${PAGE}&pos=${pos}`);
  }

  async function work() {
    // Nobody begins at the same moment as all the others.
    await delay(Math.random() * (GLANCE_MS + READS_CASE_MS));
    while (!isOver()) {
      const found = await findCase();
      if (found) await atCase(found);
      await pause(GLANCE_MS);
      if (oneIn(5)) await lookElsewhere();
      if (oneIn(50)) {
        await leave();
        await comeIn();
      }
    }
  }

  await comeIn();
  return { work, leave };
}

/** A call decides a hundred together. */
const OTHERS_MAX = 99;

/** The reports of a case as queries name them: the first alone, and all. */
function queriesOf([first, ...others]) {
  const idreport = `idreport=${encodeURIComponent(first)}`;
  const more = others.slice(0, OTHERS_MAX).map(encodeURIComponent).join(',');
  return { first: idreport, all: more ? `${idreport}&others=${more}` : idreport };
}
