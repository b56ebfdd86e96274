import type { Execution } from '../call/execution';
import type { RunnerHost } from '../call/host';
import { typedName } from '../call/inverse';
import type { CollectedAnswers, OpenQuestion } from '../call/prompts';
import { mutationById } from '../call/runNames';
import type { RunOutcome } from '../call/runOutcome';
import { applyOptimistic, tellListMoves } from '../call/shownChange';
import type { History } from '../history/history';
import { moveRun, recordedAs } from '../states';
import type { HeldCall } from './heldCalls';
import type { Outbox } from './outbox';

/** A person's decision on a call that may have arrived: look again; send it again; it is there; leave it as it is. */
export type UnsureDecision = 'look' | 'sendAgain' | 'isThere' | 'leave';

/** The question that waits for the outcome of a run, and the function that runs it again with another answer. */
export interface Follower {
  readonly open: OpenQuestion;
  readonly again: (next: CollectedAnswers) => void;
}

interface Deps {
  readonly host: RunnerHost;
  readonly history: History;
  readonly outbox: Outbox;
  readonly executionOf: (held: HeldCall) => Execution | undefined;
  /** Nothing of it is sent any more. */
  readonly forget: (held: HeldCall) => void;
  /** It has not gone out. */
  readonly giveBack: (execution: Execution) => void;
}

/** Calls of which nobody knows whether they arrived: each waits for the person's decision as long as that takes. */
export function createDoubts({ host, history, outbox, executionOf, forget, giveBack }: Deps) {
  /** Keeps such a call; if its question is still open, answering it again is that decision. */
  async function mayHaveArrived(
    held: HeldCall,
    { code, looked }: Pick<Extract<RunOutcome, { is: 'unsure' }>, 'code' | 'looked'>,
    follower: Follower | undefined,
  ): Promise<void> {
    const { commandId: command } = held;
    const name = held.name || typedName(mutationById(command), held.args);
    await history.update(held.undoes ?? held.id, { outcome: recordedAs(held.state), takenBackAt: undefined });
    await outbox.doubt({ ...held, name }, looked);
    if (follower?.open.isOpen())
      void follower.open.again({ code, fields: {}, says: `run.asked.${looked}` }).then(async (next) => {
        if (next === null) return;
        await decide(held.id, 'leave');
        follower.again(next);
      });
    else {
      follower?.open.close();
      host.notify({ key: `run.unsure.${looked}`, params: { command, name }, tone: 'bad' });
    }
  }

  /** What the person says of something that may have arrived. */
  async function decide(id: string, how: UnsureDecision): Promise<void> {
    const held = outbox.decided(id);
    if (!held) return;
    const execution = executionOf(held);
    moveRun(held, how);
    if (how === 'look' || how === 'sendAgain') {
      if (execution) applyOptimistic(execution);
      return outbox.tryAgain(held, how === 'look' ? 'again' : 'byWord');
    }
    forget(held);
    if (execution && how === 'isThere') tellListMoves(execution);
    else if (execution) giveBack(execution);
    await history.update(held.undoes ?? id, { outcome: recordedAs(held.state) });
    await outbox.letGo(held);
  }

  return { mayHaveArrived, decide };
}
export type Doubts = ReturnType<typeof createDoubts>;
