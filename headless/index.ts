import { completionFor } from './completion';
import { connect } from './connect';
import { helpText, listText } from './help';
import { offeredIn } from './offered';
import { type Order, orderOf } from './order';
import { placeOn } from './place';
import { runCommand } from './run';
import { Ending, EXIT, type ExitCode, type Surroundings } from './surroundings';
import { actOnJob, listJobs } from './takeBack';
import { speakIn } from './words';

/** Runs commands without a screen: does what the words say, and answers how the process is to end. Never throws for what a person can mend. */
export async function runHeadless(words: readonly string[], around: Surroundings): Promise<ExitCode> {
  try {
    return await follow(orderOf(words), around);
  } catch (error) {
    if (!(error instanceof Ending)) throw error;
    around.say(error.message);
    return error.exitCode;
  }
}

async function follow(order: Order, around: Surroundings): Promise<ExitCode> {
  await speakIn(order.is === 'help' ? around.env.TAMQUAN_LANG : (order.lang ?? around.env.TAMQUAN_LANG));
  if (order.is === 'help') return say(around, helpText(order.command));
  if (order.is === 'jobs') return listJobs(around);
  if (order.is === 'completion') return say(around, completionFor(order.words));
  const { waitSeconds } = order;
  const connection = await connect(around.env, waitSeconds);
  if (order.is === 'run') return runCommand(order, connection, around);
  if (order.is === 'list') return say(around, listText(offeredIn(placeOn(connection).context())));
  return actOnJob(order.is, order.words, { connection, around, waitSeconds });
}

async function say({ write }: Surroundings, text: string): Promise<ExitCode> {
  await write(`${text}\n`);
  return EXIT.done;
}
