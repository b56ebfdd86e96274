import { profile } from '../contract/signIn';
import { anyRows, defineConsoleCommand, defineMutation, internal, nothing, oneOf, text } from './core/definition';
import { ok } from './core/disabledReason';
import type { AnswerOption } from './core/option';
import type { Macro } from './core/parts';
import type { Titled } from './core/textKey';
import type { QuestionWorld } from './core/world';

/** As many as there are commands that run one, each of which can have a key. */
export const MACROS_MOST = 9;

/** What a person's macros can do; all of it is loaded late. */
export interface MacroVerbs {
  readonly all: () => readonly { readonly digit: number; readonly name: string }[];
  /** On these rows of its kind; on what is chosen in the list where none are said. */
  readonly run: (digit: number, rows: readonly unknown[]) => void;
  /** Starts to record; where that is done, asks for the name of what was recorded. */
  readonly record: () => void;
  /** Keeps one of its own, with the key that runs it; an empty one is none. */
  readonly keep: (macro: Macro, key: string) => void;
  /** Gives one another name, unless that is empty, and the key that runs it. */
  readonly edit: (digit: number, name: string, key: string) => void;
  readonly forget: (digit: number) => void;
  readonly copy: (digit: number) => void;
  /** Reads one that was copied as text, and asks for its key. */
  readonly add: (text: string) => void;
  /** The keys that are free for one, and none; of one that there is also the key that it has. */
  readonly keys: (isEdit: boolean) => readonly AnswerOption[];
}

declare module './core/world' {
  interface ScreenVerbs {
    /** Does something with them as soon as they have come. */
    readonly macros: (act: (verbs: MacroVerbs) => unknown) => void;
  }
}

const needed = (name: string) => (name.trim() === '' ? 'macro.noName' : ok);
const nameAsked = { check: needed } as const;

const loaded = (world: QuestionWorld, options: (verbs: MacroVerbs) => readonly AnswerOption[]) =>
  new Promise<{ data: readonly AnswerOption[] }>((resolve) =>
    world.screen('macros')((verbs) => resolve({ data: options(verbs) })),
  );

const which = oneOf<string>([], {
  loadOptions: (world) =>
    loaded(world, (verbs) => verbs.all().map(({ digit, name }) => ({ value: String(digit), label: name }))),
});
/** A key that nothing else has, or none. */
const freeKey = (isEdit: boolean) =>
  oneOf<string>([], { loadOptions: (world) => loaded(world, (verbs) => verbs.keys(isEdit)) });

/** What is made of the runs of others: these bring their own permissions, changes, calls and undo. */
const whole = {
  on: anyRows(),
  endpoint: profile,
  asks: { macro: internal<Macro>() },
  listed: false,
  parts: ({ macro }: { readonly macro: Macro }) => macro.parts,
  isSeveralCalls: () => true,
  run: async () => ({ data: null }),
} as const;

/** Its parts in their order, on each row. */
const runMacro = defineMutation({ ...whole, id: 'macro.run', undo: (_before, args) => ['macro.undo', args] });

/** The parts that undo others, the last first; history says which (src/run/gate/undo.ts). */
const undoMacro = defineMutation({ ...whole, id: 'macro.undo' });

/** Runs the macro of a place; a person gives it the key. */
const runOf = <const Id extends Titled>(id: Id, digit: number) =>
  defineConsoleCommand({
    id,
    on: anyRows(),
    permission: 'session',
    icon: 'list-checks',
    macro: digit,
    key: { press: [], where: 'list' },
    run: (world, rows) => world.screen('macros')((verbs) => verbs.run(digit, rows)),
  });

export const macroCommands = [
  runMacro,
  undoMacro,
  ...(
    [
      'macro.one',
      'macro.two',
      'macro.three',
      'macro.four',
      'macro.five',
      'macro.six',
      'macro.seven',
      'macro.eight',
      'macro.nine',
    ] as const
  ).map((id, at) => runOf(id, at + 1)),
  defineConsoleCommand({
    id: 'macro.record',
    on: nothing(),
    permission: 'session',
    icon: 'radio',
    key: { press: 'Shift+Q', where: 'anywhere' },
    run: (world) => world.screen('macros')((verbs) => verbs.record()),
  }),
  /** What was recorded, or came as text, gets its name and its key. */
  defineConsoleCommand({
    id: 'macro.keep',
    on: nothing(),
    permission: 'session',
    listed: false,
    asks: { macro: internal<Macro>(), name: text(nameAsked), key: freeKey(false) },
    run: (world, _none, { macro, name, key }) =>
      world.screen('macros')((verbs) => verbs.keep({ ...macro, name: name.trim() }, key)),
  }),
  defineConsoleCommand({
    id: 'macro.edit',
    on: nothing(),
    permission: 'session',
    icon: 'pencil',
    macro: 'any',
    asks: { which, name: text(), key: freeKey(true) },
    run: (world, _none, { which: digit, name, key }) =>
      world.screen('macros')((verbs) => verbs.edit(Number(digit), name.trim(), key)),
  }),
  defineConsoleCommand({
    id: 'macro.forget',
    on: nothing(),
    permission: 'session',
    icon: 'x',
    macro: 'any',
    asks: { which },
    run: (world, _none, { which: digit }) => world.screen('macros')((verbs) => verbs.forget(Number(digit))),
  }),
  defineConsoleCommand({
    id: 'macro.share',
    on: nothing(),
    permission: 'session',
    icon: 'copy',
    macro: 'any',
    asks: { which },
    run: (world, _none, { which: digit }) => world.screen('macros')((verbs) => verbs.copy(Number(digit))),
  }),
  defineConsoleCommand({
    id: 'macro.add',
    on: nothing(),
    permission: 'session',
    icon: 'file-plus',
    asks: { text: text({ as: 'long', check: (said) => (said.trim() === '' ? 'macro.noText' : ok) }) },
    run: (world, _none, { text: said }) => world.screen('macros')((verbs) => verbs.add(said)),
  }),
] as const;
