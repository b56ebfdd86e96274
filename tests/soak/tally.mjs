import { OK } from '../bench/together/callsOf.mjs';

/**
 * What came of all calls since it was last taken: how long each took by kind, refusals that are part of working together, and answers
 * that nobody should have.
 */
export class Tally {
  #taken = emptyTally();
  /** Of the whole run: how often each call had which answer that it should not have. */
  unexpected = new Map();

  /**
   * Makes a call and counts it. Answers the envelope where the call was done, or refused with one of the codes `expected`; undefined where
   * it had an answer that it should not have, or none.
   */
  async call(kind, expected, calls, method, path, body) {
    const began = performance.now();
    const answer = await calls.call(method, path, body).catch((error) => ({ code: error.code ?? error.name }));
    this.#taken[kind].push(performance.now() - began);
    if (answer.code === OK) return answer;
    if (expected.includes(answer.code)) {
      this.#taken.refused.set(answer.code, (this.#taken.refused.get(answer.code) ?? 0) + 1);
      return answer;
    }
    const [name] = path.split('?');
    this.wrong(`${answer.code} to ${method} ${name}`);
    return undefined;
  }

  /** The same of a sign-in, which answers the calls of its session, or undefined. */
  async signIn(signIn) {
    const began = performance.now();
    const calls = await signIn().catch((error) => this.wrong(`a sign-in failed: ${error.message}`));
    this.#taken.signIns.push(performance.now() - began);
    return calls;
  }

  wrong(what) {
    this.#taken.wrong += 1;
    this.unexpected.set(what, (this.unexpected.get(what) ?? 0) + 1);
  }

  take() {
    const taken = this.#taken;
    this.#taken = emptyTally();
    return taken;
  }
}

const emptyTally = () => ({ reads: [], changes: [], signIns: [], refused: new Map(), wrong: 0 });
