import type { ServerResponse } from 'node:http';
import type { Call } from './answer';

/** What may go wrong with a call on the way, or on the server. */
export type How = 'slow' | '500' | 'html' | 'empty' | 'cut' | 'lostBefore' | 'lostAfter' | 'code999';
export const HOWS: readonly How[] = ['lostAfter', '500', 'html', 'lostBefore', 'empty', 'cut', 'slow', 'code999'];

const SLOW_MS = 2000;
const PAGE = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>';
export const SENTENCE_OF_999 = 'Kho đang kiểm kê, mời quay lại sau 17 giờ';

interface Fault {
  readonly match: (call: Call) => boolean;
  readonly how: How;
  left: number;
}

/** The faults of one server; each strikes as often as it was told to. */
export function newFaults() {
  const faults: Fault[] = [];
  return {
    add(match: Fault['match'], how: How, times = 1) {
      faults.push({ match, how, left: times });
    },
    take(call: Call): How | null {
      const found = faults.find(({ left, match }) => left > 0 && match(call));
      if (!found) return null;
      found.left -= 1;
      return found.how;
    },
  };
}

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/**
 * Answers as the fault has it. `make` carries the call out and gives the answer as text: it is called where the fault lies on the way
 * back, and not where the call never arrived.
 */
export async function strike(how: How, response: ServerResponse, make: () => string): Promise<void> {
  const say = (status: number, type: string, text: string) =>
    response.writeHead(status, { 'content-type': type }).end(text);
  const envelope = (code: number, message: string) => JSON.stringify({ error: { code, message } });
  if (how === 'slow') {
    await pause(SLOW_MS);
    say(200, 'application/json', make());
  } else if (how === '500') say(500, 'application/json', envelope(500, 'An error occurred'));
  else if (how === 'code999') say(200, 'application/json', envelope(999, SENTENCE_OF_999));
  else if (how === 'html') say(502, 'text/html', PAGE);
  else if (how === 'empty') {
    make();
    say(200, 'application/json', '');
  } else if (how === 'cut') {
    // Half of it, which ends as if that were all.
    const whole = make();
    say(200, 'application/json', whole.slice(0, Math.ceil(whole.length / 2)));
  } else {
    if (how === 'lostAfter') make();
    response.socket?.destroy();
  }
}
