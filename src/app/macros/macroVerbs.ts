import { isConsoleCommand } from '../../../commands/core/definition';
import type { Macro } from '../../../commands/core/parts';
import type { MacroVerbs } from '../../../commands/macros';
import { MACROS_MOST, macroCommands } from '../../../commands/macros';
import { workingPress } from '../../keys/bindings';
import { pressText } from '../../keys/keyText';
import { rebind, resetKey } from '../../keys/rebinding';
import { screenTitleOf } from '../../navigation/rowAddress';
import { freePresses } from '../../palette/freeKeys';
import { lackIn } from '../../palette/macroWords';
import { actHistory, commandContext, invoke } from '../../run';
import { parseMacro, printMacro } from '../../run/macros/text';
import { activeView } from '../../state/activeView';
import { namesAt } from '../../state/personalSlots';
import { losesByReload } from '../../state/reloadLoses';
import { savedMacros, writeMacros } from '../../state/savedMacros';
import { notify } from '../../ui/notify';
import { recorded, recording } from './recorded';

/** The answer that means no key. */
const NO_KEY = 'none';
/** The answer that means the key that it has. */
const SAME_KEY = 'same';

losesByReload(() => recorded().parts.length > 0);

/** The command that runs the macro of a digit. */
const commandOf = (digit: number): string =>
  macroCommands.find((command) => isConsoleCommand(command) && command.macro === digit)?.id ?? '';

const freeDigit = (): number | undefined =>
  Array.from({ length: MACROS_MOST }, (_, index) => index + 1).find((digit) => savedMacros.at[digit] === undefined);

function bind(digit: number, key: string): void {
  if (key === NO_KEY) resetKey(commandOf(digit));
  else rebind(commandOf(digit), [key]);
}

function sayKept(digit: number, called: string): void {
  const press = workingPress(commandOf(digit));
  const params = { called, key: press === undefined ? '' : pressText(press) };
  notify({ key: press === undefined ? 'macro.kept' : 'macro.keptWithKey', params, tone: 'good' });
}

/** Asks for its name and its key, where there is room for one more. Resolves when it is kept: false where the person has stepped out. */
async function keep(macro: Macro): Promise<boolean> {
  if (freeDigit() === undefined) {
    notify({ key: 'macro.full', tone: 'bad' });
    return false;
  }
  const starts = macro.name === '' ? {} : { starts: { name: macro.name } };
  return (await invoke('macro.keep', { args: { macro }, source: 'key', ...starts })).is === 'ran';
}

/** The rows that the list or the detail at hand has chosen are of this kind, and there are some. */
function hasRows({ kind }: Macro): boolean {
  const { active } = activeView;
  return active?.kind === kind && (active.selectionSize() > 0 || active.cursorId() !== null);
}

/** What commands do with macros. */
export const macroVerbs: MacroVerbs = {
  all: () => namesAt(savedMacros.at),
  run: (digit, rows) => {
    const macro = savedMacros.at[digit];
    if (!macro) return;
    const lack = lackIn(macro, commandContext());
    const called = macro.name;
    if (lack !== null) return notify({ key: 'macro.cannot', params: { called, why: lack }, tone: 'bad' });
    if (rows.length === 0 && !hasRows(macro))
      return notify({ key: 'macro.otherRows', params: { called, place: screenTitleOf(macro.kind) }, tone: 'info' });
    const own = rows.length > 0 ? { rows } : {};
    void invoke('macro.run', { rowKind: macro.kind, args: { macro }, source: 'key', ...own });
  },
  record: async () => {
    if (!recording.since) {
      recording.since = { entryId: actHistory.entries[0]?.id };
      return;
    }
    const { kind, parts } = recorded();
    if (kind === null || parts.length === 0) {
      recording.since = null;
      return notify({ key: 'macro.nothing', tone: 'info' });
    }
    // Who leaves the question goes on recording: nothing is lost by Esc.
    if (await keep({ name: '', kind, parts })) recording.since = null;
  },
  keep: (macro, key) => {
    const digit = freeDigit();
    if (digit === undefined) return notify({ key: 'macro.full', tone: 'bad' });
    writeMacros({ ...savedMacros.at, [digit]: macro });
    bind(digit, key);
    sayKept(digit, macro.name);
  },
  edit: (digit, given, key) => {
    const macro = savedMacros.at[digit];
    if (!macro) return;
    const name = given === '' ? macro.name : given;
    writeMacros({ ...savedMacros.at, [digit]: { ...macro, name } });
    if (key !== SAME_KEY) bind(digit, key);
    sayKept(digit, name);
  },
  forget: (digit) => {
    const { [digit]: gone, ...others } = savedMacros.at;
    writeMacros(others);
    resetKey(commandOf(digit));
    if (gone) notify({ key: 'macro.forgotten', params: { called: gone.name }, tone: 'info' });
  },
  copy: async (digit) => {
    const macro = savedMacros.at[digit];
    if (!macro) return;
    const text = printMacro(macro);
    try {
      await navigator.clipboard.writeText(text);
      notify({ key: 'macro.copied', params: { called: macro.name }, tone: 'good' });
    } catch {
      // The browser may forbid it: the person is shown the text instead.
      notify({ key: 'macro.notCopied', params: { text }, tone: 'bad' });
    }
  },
  add: (text) => {
    const read = parseMacro(text);
    if ('macro' in read) void keep(read.macro);
    else notify({ key: 'macro.refused', params: { why: read.why, name: read.what ?? '' }, tone: 'bad' });
  },
  keys: (isEdit) => [
    ...(isEdit ? [{ value: SAME_KEY, text: 'macro.sameKey' } as const] : []),
    ...freePresses(commandOf(freeDigit() ?? 1)).map((press) => ({ value: press, label: pressText(press) })),
    { value: NO_KEY, text: 'macro.noKey' },
  ],
};
