import { expect } from 'vitest';
import type { Part } from '../../commands/core/parts';
import { fieldsOf } from '../../commands/temples/fields';
import { DRAFT_ID } from '../../contract/temples/calls';
import { Code } from '../../contract/wire/codes';
import type { Answer, Extension } from '../../contract/wire/endpoint';
import { actHistory } from '../../src/run/history/actHistory';
import { outbox } from '../../src/run/single/heldCalls';
import { aMedium, aPost, aProfile, aTemple } from '../commands/rows';
import { aConsole, flush, refused } from './aConsole';

const ANSWERS = {
  failed: refused(Code.forbidden),
  settled: refused(Code.taskEnded),
  lost: refused(Code.lost),
  sessionEnded: refused(Code.sessionEnded),
};
export type AnswerKind = 'done' | keyof typeof ANSWERS;
type Decision = 'look' | 'sendAgain' | 'isThere' | 'leave';
/** What can happen to a run. */
export type Act =
  | { readonly is: 'answer'; readonly as: AnswerKind }
  | { readonly is: 'decide'; readonly how: Decision }
  | { readonly is: 'undo' | 'wait' | 'sendNow' | 'stopWaiting' | 'signIn' | 'reload' | 'signOut' };

const MAY = [
  ...(['POST_VIEW', 'POST_HIDE', 'POST_DELETE', 'TV_HOTLIVE_ADD', 'TV_HOTLIVE_DELETE'] as const),
  ...(['PROFILE_VIEW', 'PROFILE_VERIFY'] as const),
  ...(['LOCATION_VIEW', 'LOCATION_ADD', 'LOCATION_EDIT', 'LOCATION_DELETE'] as const),
];

let begun = 0;

interface Played {
  readonly of: string;
  readonly extensions?: readonly Extension[];
  /** What it is made of. */
  readonly parts?: readonly Part[];
}

/** One run, each of whose changing calls waits for its answer. A question of it stays open, and is left when it is asked again. */
export function aRun({ of, extensions = [], parts }: Played) {
  begun += 1;
  const name = `Chùa ${begun}`;
  const [noun] = of.split('.');
  const kind = noun === 'macro' ? 'post' : noun;
  const isTemple = kind === 'temple';
  const ofKind = {
    post: () => aPost({ hidden: false, blocked: false, media: [aMedium({ mediaType: 2 })] }),
    profile: () => aProfile({ phoneVerified: false }),
    temple: () => aTemple(of === 'temple.add' ? { templeId: DRAFT_ID, name } : { name }),
  };
  const row = ofKind[kind as keyof typeof ofKind]();
  let answer: ((answer: Answer<unknown>) => void) | undefined;
  let calls = 0;
  const open = (after?: { kept: Map<string, unknown>; claims: Set<string> }) =>
    aConsole({
      kind: kind as 'post',
      rows: [row] as never,
      may: MAY,
      extensions,
      asked: { phone: '0912345678' },
      staysOpen: true,
      leavesAfter: 0,
      refuse: ({ endpoint }) => {
        if (endpoint.method === 'GET') return refused(Code.forbidden);
        calls += 1;
        return new Promise((give) => {
          answer = give;
        });
      },
      ...(after && { after }),
    });
  let page = open();
  const begin = async () => {
    const args =
      of === 'temple.add'
        ? { fields: fieldsOf(row as never) }
        : parts && { macro: { name: 'Các bước', kind: 'post', parts } };
    void page.runner.invoke(of, { source: 'key', ...(parts && { rowKind: 'post' }), ...(args && { args }) });
    await flush();
    // Parts that come late take as long as the machine needs.
    while (calls === 0 && outbox.held.length === 0) await flush();
    return actHistory.entries[0]?.id ?? expect.fail('nothing was begun');
  };
  const made = () => ({ data: isTemple ? aTemple({ templeId: `made${begun}`, name }) : null });
  async function take(act: Act, id: string) {
    const { runner, clock } = page;
    if (act.is === 'answer') {
      answer?.(act.as === 'done' ? made() : ANSWERS[act.as]);
      // Long enough for what was lost to be sent again.
      await clock.pass(20_000);
    }
    if (act.is === 'undo') void runner.undo(id);
    if (act.is === 'stopWaiting') page.stopWaiting();
    if (act.is === 'signIn') page.signIn();
    if (act.is === 'wait') await clock.pass(60_000);
    if (act.is === 'sendNow') void runner.outbox.sendNow(id);
    if (act.is === 'decide' && outbox.unsure[0]) void runner.decide(outbox.unsure[0].id, act.how);
    if (act.is === 'reload' || act.is === 'signOut') {
      await clock.pass(1000);
      const isGone = act.is === 'reload';
      if (isGone) page.goAway();
      else page.signOut();
      // Nobody waits for what is out any more. A page that is gone must not look for it: in this test it has its turns in common with the next.
      answer?.(ANSWERS[isGone ? 'failed' : 'lost']);
      await flush();
      if (isGone) page = open(page);
      else page.signIn();
      void (isGone ? page.runner.load() : page.signInAs(1));
      await page.clock.pass(1000);
    }
    return flush();
  }
  return { begin, take, calls: () => calls, page: () => page };
}

/** What is shown and kept of the run: where its call is, and what the history says. */
export const shown = (id: string) => ({
  held: outbox.held.some((held) => held.id === id),
  doubted: outbox.unsure.map((held) => (held.undoes === id ? 'undoUnsure' : held.id === id ? 'unsure' : 'another')),
  recorded: actHistory.entries.find((entry) => entry.id === id)?.outcome,
});
