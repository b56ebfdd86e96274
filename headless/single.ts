import { typedName } from '../src/run/call/inverse';
import { mutationById } from '../src/run/call/runNames';
import { actHistory, type Entry } from '../src/run/history/actHistory';
import { type Following, listenForStops, SAYS } from './follow';
import { type Line, printLine } from './outcomes';
import { EXIT, type ExitCode } from './surroundings';
import { whyOf } from './words';

const OUTCOMES: Readonly<Record<Entry['outcome'], Line['outcome']>> = {
  sending: 'waiting',
  done: 'done',
  failed: 'failed',
  settled: 'settled',
  undone: 'done',
  pulledBack: 'cancelled',
  unsure: 'unsure',
};

/** Waits for the end of what runs on no row, and says it in one line. */
export async function endOfSingle(id: string, following: Following): Promise<ExitCode> {
  const { headless, around } = following;
  const stops = listenForStops(following);
  const said = await Promise.race([headless.saying(), stops.stopped]);
  stops.close();
  if (typeof said === 'string') {
    around.say(`${SAYS[said]} It may go on: resume ${id}`);
    return said === 'ended' ? EXIT.notAllowed : EXIT.stopped;
  }
  const { key, params = {} } = said;
  const entry = actHistory.entries.find((one) => one.id === id);
  const outcome = OUTCOMES[entry?.outcome ?? 'failed'];
  const commandId = entry?.commandId ?? '';
  const code = typeof params.code === 'number' ? params.code : null;
  const reason =
    code === null
      ? whyOf(commandId, outcome === 'done' ? {} : { why: key })
      : whyOf(commandId, { code, message: String(params.message ?? '') });
  const name = typedName(mutationById(commandId), entry?.args ?? {});
  await printLine(around.write, { id: entry?.rowId ?? null, name, outcome, code, reason, job: id });
  if (outcome === 'done') return EXIT.done;
  return outcome === 'settled' ? EXIT.nothing : EXIT.failed;
}
