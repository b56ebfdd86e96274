import { type AnyMutation, isConsoleCommand, kindOf } from '../commands/core/definition';
import type { Kind } from '../commands/core/rows';
import { commandStateOf, disabledReasonOf } from '../commands/state';
import { t } from '../src/i18n';
import { permissionName } from '../src/i18n/permission';
import { reasonOf } from '../src/i18n/reason';
import { titleOf } from '../src/i18n/titles';
import { idOf } from '../src/run/call/idOf';
import { mutationById, targetName } from '../src/run/call/runNames';
import { isHeldFirst } from '../src/run/gate/dispatch';
import { answersOf } from './answers';
import type { Connection } from './connect';
import { followJob } from './follow';
import { handOver } from './handOver';
import { IMPORT_TEMPLES, neededFor, type Runnable } from './offered';
import type { Run } from './order';
import { type Line, printLine } from './outcomes';
import { type Place, placeOn } from './place';
import { readRows } from './readRows';
import { createHeadlessRunner } from './runner';
import { endOfSingle } from './single';
import { beginFolder, stateFolderOf } from './stateFolder';
import { Ending, EXIT, type ExitCode, type Surroundings } from './surroundings';
import { idsOf } from './targets';
import { duplicatesAs, judgeTemples } from './temples';
import { whyOf } from './words';

/** A change whose rows are read and whose arguments are taken. */
interface Ready {
  readonly command: AnyMutation;
  readonly kind: Kind | null;
  readonly rows: readonly unknown[];
  readonly args: Readonly<Record<string, unknown>>;
  /** What is said of ids that no row was found for, and of rows of a file that nothing is made of. */
  readonly left: readonly Line[];
}

/** Does what was ordered, or says what it would come to. */
export async function runCommand(run: Run, connection: Connection, around: Surroundings): Promise<ExitCode> {
  const place = placeOn(connection);
  refuseForbidden(run.command, place);
  const { command } = run;
  if (isConsoleCommand(command) && command.id !== IMPORT_TEMPLES) {
    if (run.ids.length > 0) throw new Ending(EXIT.misuse, `${command.id} takes no rows.`);
    const args = await answersOf({ command, rows: [], world: place.world, run });
    return run.isDry ? EXIT.done : handOver(command, args, { place, out: run.out, write: around.write });
  }
  const ready = isConsoleCommand(command) ? await templesIn(run) : await readyFor(command, run, place, around);
  for (const line of ready.left) await printLine(around.write, line);
  return run.isDry ? sayWhatWouldBe(ready, place, around) : change(ready, run, { connection, place, around });
}

/** The rows of a file, to be written as the console's import would. */
async function templesIn({ ids: [file, ...more], duplicates }: Run): Promise<Ready> {
  const command = mutationById('temple.importRows');
  if (file === undefined || more.length > 0 || !command)
    throw new Ending(EXIT.misuse, `${IMPORT_TEMPLES} needs one file.`);
  return { command, kind: 'templeRow', args: {}, ...(await judgeTemples(file, duplicatesAs(duplicates))) };
}

async function readyFor(command: AnyMutation, run: Run, place: Place, around: Surroundings): Promise<Ready> {
  const kind = kindOf(command) ?? null;
  const { rows, left } = await targetsOf(command, run, place, around);
  const args = kind !== null && rows.length === 0 ? {} : await answersOf({ command, rows, world: place.world, run });
  return { command, kind, rows, args, left };
}

/** A command that may not be run, or is not there on this server, is neither gathered for nor asked about. */
function refuseForbidden(command: Runnable, place: Place): void {
  const state = commandStateOf(neededFor(command), [], place.context());
  if (state.is !== 'hidden') return;
  if (state.missing === undefined) throw new Ending(EXIT.notAllowed, t('run.notHere', { title: titleOf(command.id) }));
  throw new Ending(EXIT.notAllowed, t('run.missingPermission', { permission: permissionName(state.missing) }));
}

async function targetsOf(
  command: AnyMutation,
  { ids: words }: Run,
  { world }: Place,
  { stdin, showProgress }: Surroundings,
): Promise<Pick<Ready, 'rows' | 'left'>> {
  const kind = kindOf(command);
  const ids = await idsOf(words, stdin);
  if (kind === undefined && ids.length > 0) throw new Ending(EXIT.misuse, `${command.id} takes no rows.`);
  if (kind === undefined) return { rows: [], left: [] };
  if (ids.length === 0 && !words.includes('-'))
    throw new Ending(EXIT.misuse, `${command.id} needs the id of a ${kind}, or - for ids on stdin.`);
  const found = await readRows(world, kind, ids, (count) => showProgress?.(`${count} / ${ids.length}`));
  const rows = new Map(found.flatMap((one) => ('row' in one ? [[idOf(kind, one.row), one.row]] : [])));
  if (command.on.takes === 'one' && rows.size > 1) throw new Ending(EXIT.misuse, t('command.oneOnly'));
  const left = found.flatMap((one): readonly Line[] => {
    if ('row' in one) return [];
    const { refused: code } = one.refusal;
    return [
      { id: one.id, name: '', outcome: 'failed', code, reason: reasonOf(command.id, code, one.refusal), job: null },
    ];
  });
  return { rows: [...rows.values()], left };
}

/** A line a row: whether it can take the command now, and why not. */
async function sayWhatWouldBe(
  { command, kind, rows, left }: Ready,
  place: Place,
  { write }: Surroundings,
): Promise<ExitCode> {
  const { principal } = place.context();
  const by = { uid: place.uid, now: place.world.now() };
  const line = { code: null, job: null } as const;
  let able = 0;
  for (const row of kind === null ? [] : rows) {
    const why =
      disabledReasonOf(command, row, principal) ?? (rows.length > 1 ? command.bulk?.leavesOut?.(row, by) : null);
    if (!why) able += 1;
    const named = { id: kind && idOf(kind, row), name: kind ? targetName(command, kind, row) : '' };
    const outcome = why ? 'skipped' : 'would';
    await printLine(write, { ...line, ...named, outcome, reason: why ? whyOf(command.id, { why }) : '' });
  }
  if (kind === null) await printLine(write, { ...line, id: null, name: '', outcome: 'would', reason: '' });
  if (failedIn(left) > 0) return EXIT.failed;
  return able > 0 || kind === null ? EXIT.done : EXIT.nothing;
}

const failedIn = (left: readonly Line[]) => left.filter(({ outcome }) => outcome === 'failed').length;

/** What a run has around it. */
interface RunsIn {
  readonly connection: Connection;
  readonly place: Place;
  readonly around: Surroundings;
}

/** Makes the change as a job of its own folder, whether of one row or of many: all can be resumed and undone. */
async function change(
  { command, kind, rows, args, left }: Ready,
  { isYes, waitSeconds }: Pick<Run, 'isYes' | 'waitSeconds'>,
  { connection, place, around }: RunsIn,
): Promise<ExitCode> {
  const failed = failedIn(left);
  if (kind !== null && rows.length === 0) return failed > 0 ? EXIT.failed : EXIT.nothing;
  const [first = null] = rows;
  // The console would hold it for some seconds, as its only undo: here somebody has to mean it beforehand.
  if (!isYes && isHeldFirst(command, first, args, place.context()))
    throw new Ending(
      EXIT.misuse,
      `Nothing takes ${command.id} back here: add --yes to do it to ${rows.length || 'this'}.`,
    );
  const together = commandStateOf(command, rows, place.context(), kind ?? undefined);
  if (
    together.is === 'disabled' &&
    rows.some((row) => disabledReasonOf(command, row, place.context().principal) === null)
  )
    throw new Ending(EXIT.misuse, t(together.why));
  const id = crypto.randomUUID();
  const about = {
    id,
    server: connection.server,
    uid: place.uid,
    commandId: command.id,
    startedAt: Date.now() / 1000,
  };
  const folder = await beginFolder(stateFolderOf(around.env), { ...about, rows: rows.length });
  const headless = createHeadlessRunner({ connection, place, store: folder.store, id, isYes, say: around.say });
  const start = {
    command: { ...command, bulk: { ...command.bulk, alwaysJob: true } },
    kind,
    rows,
    args,
    view: null,
  } as const;
  const { what } = await headless.runner.begin(start);
  if (what.is === 'steppedOut') {
    await folder.discard();
    throw new Ending(EXIT.misuse, `${command.id} asks before it does that to ${rows.length} rows: add --yes.`);
  }
  const following = { connection, place, headless, around, waitSeconds };
  try {
    return kind === null ? await endOfSingle(id, following) : await followJob(id, failed, following);
  } finally {
    await folder.close();
  }
}
