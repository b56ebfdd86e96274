import type { Colleague } from '../../contract/caseDesk';
import type { MediaList } from '../../contract/media';
import type { isServed } from '../../contract/server';
import { Code } from '../../contract/wire/codes';
import type { MediaType } from '../../contract/wire/constants';
import type { Answer, Endpoint, Extension } from '../../contract/wire/endpoint';
import type { PermissionRule, Principal } from '../../contract/wire/permissions';
import type { AVAILABLE, DisabledReason } from './disabledReason';
import type { Elsewhere } from './elsewhere';
import type { AnswerOption } from './option';
import type { Part } from './parts';
import type { Kind, Rows } from './rows';
import type { TextKey, Titled } from './textKey';
import type { QuestionWorld, World } from './world';

/**
 * What a command acts on. `one` refuses a selection, `many` takes it, `several` wants one, `nothing` has no target. `any` takes rows of
 * whichever kind its caller says.
 */
export type On<K extends Kind = Kind> =
  | { readonly takes: 'one' | 'many'; readonly kind: K }
  | ({ readonly takes: 'several'; readonly kind: K } & Several)
  | { readonly takes: 'nothing' }
  | { readonly takes: 'any' };
export const one = <K extends Kind>(kind: K) => ({ takes: 'one', kind }) as const;
export const many = <K extends Kind>(kind: K) => ({ takes: 'many', kind }) as const;
/** `why` is said of fewer rows than `least` and of more than `most`. */
interface Several {
  readonly least: number;
  readonly most: number;
  readonly why: TextKey;
}
export const several = <K extends Kind>(kind: K, bounds: Several) => ({ takes: 'several', kind, ...bounds }) as const;
export const nothing = () => ({ takes: 'nothing' }) as const;
export const anyRows = () => ({ takes: 'any' }) as const;
type IsAny<T> = 0 extends 1 & T ? true : false;
type RowOn<O> =
  IsAny<O> extends true
    ? // biome-ignore lint/suspicious/noExplicitAny: the row of a command of any kind; invoke() has checked the kind
      any
    : O extends { kind: infer K extends Kind }
      ? Rows[K]
      : null;

/** What says that something is there which a command without a target has made: any object. */
type CreatedRow<O> = O extends { readonly takes: 'nothing' } ? object : never;

/** What has been answered so far, by argument: a new password is held against the user name beside it. */
export type Answers = Readonly<Record<string, unknown>>;

interface AskBase<T> {
  /** Pure and quick: the step shows what it says while the person types. `rows` are the targets. */
  readonly check?: (value: T, rows: readonly unknown[], given: Answers) => DisabledReason;
  /** What the step starts from; for `oneOf` a value answers the question without asking. `given`: the answers before it. */
  readonly prefill?: (rows: readonly unknown[], given?: Answers) => T | undefined;
  readonly optional?: boolean;
  /** What helps to answer it. A form says it below the fields of one line, once for those that share it. */
  readonly hint?: TextKey;
  /**
   * How a refusal is known to be about it: `fields` are other names that the call has for it, `codes` mean nothing else where no field
   * is named, and `words` are what servers say of it whatever the code. `says` is our text for all of them. The question stays open
   * with the reason at its field (src/run/single/rejectedAnswers.ts).
   */
  readonly refusals?: {
    readonly fields?: readonly string[];
    readonly codes?: readonly number[];
    readonly words?: string;
    readonly says?: TextKey;
  };
}
/**
 * A line of text; `secret` is masked and never kept, a `code` is used once and not kept either, `long` has several lines, `phone`, `email`
 * and `date` help the person type.
 */
export interface AskText extends AskBase<string> {
  readonly as: 'text' | 'long' | 'secret' | 'code' | 'phone' | 'email' | 'date';
  /** What the value has to be, each rule with its text: shown as they are met while the person types. */
  readonly rules?: (
    value: string,
    rows: readonly unknown[],
    given: Answers,
  ) => readonly { readonly text: TextKey; readonly isMet: boolean }[];
  /** What it is called where the answers before it say that: the field that is written over. Absent: `<command>.<argument>.label`. */
  readonly labelOf?: (given: Answers) => TextKey | undefined;
  /** A whole number: keyboards of phones have digits for it, and it runs from left to right. */
  readonly isNumber?: true;
  /** A secret that can be made up and copied. */
  readonly generates?: true;
  /** Where the step starts from what the server says now: asked for when the question is. */
  readonly loadInitial?: (world: QuestionWorld) => Promise<Answer<string>>;
  /** Whom of the staff it can call, by `@` and their name. */
  readonly loadColleagues?: (world: QuestionWorld, rows: readonly unknown[]) => Promise<Answer<readonly Colleague[]>>;
  /** What only the server knows of it, asked while the person types; `free` where it can be taken, null where that can't be known. */
  readonly validateRemotely?: (
    value: string,
    world: QuestionWorld,
    rows: readonly unknown[],
  ) => Promise<DisabledReason | typeof AVAILABLE>;
}
/** A picture of the person's machine, sent as it is chosen: the answer is its address, empty for none. */
export interface AskPicture extends AskBase<string> {
  readonly as: 'picture';
}
/** Pictures of the person's machine, picked, dropped or pasted; used for the call alone, and never kept. */
export interface AskFiles extends AskBase<readonly Blob[]> {
  readonly as: 'files';
  readonly most: number;
  /** It is sent as somebody's picture, and not asked for where the server has no place for those. */
  readonly isAvatar?: true;
}
export interface AskOneOf<T extends string> extends AskBase<T> {
  readonly as: 'oneOf';
  readonly options: (rows: readonly unknown[]) => readonly AnswerOption<T>[];
  /**
   * Where the options are rows of the server: asked for when the question is, and offered after the fixed ones. One of the same value
   * takes the fixed one's place.
   */
  readonly loadOptions?: (
    world: QuestionWorld,
    rows: readonly unknown[],
  ) => Promise<Answer<readonly AnswerOption<T>[]>>;
  /** Where the choice begins; unlike `prefill` it answers nothing by itself. */
  readonly initial?: (rows: readonly unknown[]) => T;
  /** What is meant where the caller says nothing: the question is then not asked. */
  readonly default?: T;
}
export interface AskSomeOf<T extends string> extends AskBase<readonly T[]> {
  readonly as: 'someOf';
  readonly options: (rows: readonly unknown[]) => readonly AnswerOption<T>[];
  /** A letter that ticks all of them. */
  readonly pressAll?: string;
  /**
   * What ONE row has of them already: the question opens with what all rows have ticked. What only some have stays as each has it
   * until somebody ticks it (`asItIs`).
   */
  readonly present?: (row: never) => readonly T[];
}
/** Not asked of a person: the caller gives it (undo does), or the command is not run. */
export interface AskInternal<T> {
  readonly as: 'internal';
  readonly type?: T;
}
// biome-ignore lint/suspicious/noExplicitAny: the value type of an argument of any command
export type Ask = AskText | AskPicture | AskFiles | AskOneOf<any> | AskSomeOf<any> | AskInternal<any>;
export type Asks = Readonly<Record<string, Ask>>;

type ValueOf<A> =
  A extends AskInternal<infer T>
    ? T
    : A extends AskSomeOf<infer T>
      ? readonly T[]
      : A extends AskOneOf<infer T>
        ? T
        : A extends AskFiles
          ? readonly Blob[]
          : string;
export type ArgsOf<A> =
  IsAny<A> extends true
    ? // biome-ignore lint/suspicious/noExplicitAny: the arguments of a command of any kind; invoke() has collected them
      any
    : { readonly [K in keyof A]: ValueOf<A[K]> };

export const text = (more: Omit<AskText, 'as'> & { as?: AskText['as'] } = {}): AskText => ({ as: 'text', ...more });
export const picture = (more: Omit<AskPicture, 'as'> = {}): AskPicture => ({ as: 'picture', ...more });
export const files = (more: Omit<AskFiles, 'as'>): AskFiles => ({ as: 'files', ...more });
export const internal = <T>(): AskInternal<T> => ({ as: 'internal' });
export const oneOf = <T extends string>(
  options: readonly AnswerOption<T>[] | ((rows: readonly unknown[]) => readonly AnswerOption<T>[]),
  more: Omit<AskOneOf<T>, 'as' | 'options'> = {},
): AskOneOf<T> => ({
  as: 'oneOf',
  options: typeof options === 'function' ? options : () => options,
  ...more,
});
export const someOf = <T extends string>(
  options: readonly AnswerOption<T>[] | ((rows: readonly unknown[]) => readonly AnswerOption<T>[]),
  more: Omit<AskSomeOf<T>, 'as' | 'options'> = {},
): AskSomeOf<T> => ({
  as: 'someOf',
  options: typeof options === 'function' ? options : () => options,
  ...more,
});

/** Among the answers to `someOf`: this value stays as each row has it. */
export const unchangedValue = (value: string): string => `${value}?`;

/** Where a key works: everywhere, in any list, on the statistics, or where rows of a kind have the focus (list or detail). */
export type Where = 'anywhere' | 'list' | 'stats' | Kind;

/**
 * A default key, docs/specification.md section 10.1: `n`, `g r`, `Mod+K`, `Shift+X`, `Enter`, `/`. Several are allowed. People rebind
 * them; the key sheet, tooltips and `aria-keyshortcuts` are printed from here.
 */
export interface Key {
  readonly press: string | readonly string[];
  readonly where: Where;
  /** Movement and extension of a selection repeat while held; nothing that changes data does. */
  readonly repeats?: boolean;
  /** It works in a dialog too, which holds all others back. */
  readonly inDialogs?: true;
}

interface CommandBase<O extends On, A extends Asks> {
  /** `noun.verb`. Its texts are the locale keys below it: `title`, and where they apply `hint`, `words`, `done`, `question`. */
  readonly id: string;
  readonly on: O;
  readonly asks?: A;
  readonly key?: Key;
  readonly tone?: 'danger' | 'good';
  /** It falls on a member, and not on one thing they wrote: it looks graver than what deletes that. */
  readonly isGrave?: true;
  /** A lucide icon name, one of src/ui/iconNames.ts; drawn where a reader has room for one. */
  readonly icon?: string;
  /**
   * The row's fields that it can't do without, beside those that `when` looks at: where one could not be read (contract/wire/unread.ts),
   * the command is disabled. `all`: it sends the row as a whole.
   */
  readonly reads?: readonly (keyof RowOn<O>)[] | 'all';
  /** Another hint than `<id>.hint`, where a server does otherwise. */
  readonly hint?: (has: (extension: Extension) => boolean) => TextKey | undefined;
  /** False for what only keys or undo call: palette, menus and bulk bar leave it out. */
  readonly listed?: boolean;
  /** Commands of one such name stand in for each other: a row's menu leaves out those that it cannot take, where it can take another. */
  readonly among?: 'caseDesk';
  /** It asks for the user's password, and is hidden from who has none. */
  readonly asksPassword?: true;
  /** The palette offers it beside rows of this kind alone: elsewhere there is nothing for it to do, or another has its name. */
  readonly at?: Kind;
  /**
   * Whether ONE row can take it now, from this person: pure and cheap, asked for every visible row. A selection is ready if any of its
   * rows is.
   */
  readonly when?: (row: RowOn<O>, principal?: Principal) => DisabledReason;
  /** Whether several rows can take it together: a toggle takes nothing from some of them that it would give to others. */
  readonly whenTogether?: (rows: readonly RowOn<O>[]) => DisabledReason;
}

/** The inverse of what was done to one row: another command and its arguments. Data, so that it survives a reload. */
export type Undo = readonly [commandId: string, args: Readonly<Record<string, unknown>>];

/**
 * What a run does to lists of other kinds than its row's: the row `id` of `kind` is `added` there, is `back` in its old place, or is
 * `out`. A list that shows that kind reads itself again, here and in the user's other tabs.
 */
export interface Move {
  readonly kind: Kind;
  readonly id: string;
  readonly as: 'added' | 'back' | 'out';
}

export interface Batch<Row, Args> {
  readonly extension: Extension;
  readonly maxRows: number;
  /** Where the server takes such calls one after the other: more at once only keep others waiting. */
  readonly callsAtOnce?: number;
  readonly accepts: (row: Row, has: World['has']) => boolean;
  /** The server tells by the rows' keys what it has done before. Elsewhere a row that an earlier page may have sent goes by itself. */
  readonly knowsKeys?: true;
  /**
   * An answer a row, in their order; a refusal instead is that of every row. `keys` name the rows in every try. `isUndo`: a row that is
   * no longer as it was left is settled (`Code.taskEnded`).
   */
  readonly run: (
    world: World,
    rows: readonly Row[],
    keys: readonly string[],
    args: Args,
    isUndo: boolean,
  ) => Promise<Answer<readonly Answer<Row | null>[]>>;
}

/** How a row was settled, and by whom. */
export interface SettledAs {
  readonly how: TextKey;
  readonly by?: { readonly uid: number; readonly name: string };
  /** Unix seconds. */
  readonly at?: number;
  /** The server says by whom when it is asked for the row. */
  readonly isAskable?: boolean;
}

/** What a command is called by what its row is, where that is not its title: a report can be about a comment. */
interface Titles<Row> {
  readonly of: (row: Row, has: Has) => TextKey | undefined;
  /** All that `of` may answer, on whatever row: where the words change from row to row there is room for any of them. */
  readonly others: (has: Has) => readonly TextKey[];
  /** Of several rows on which it is called differently. Absent: its title. */
  readonly ofSeveral?: TextKey;
}
type Has = (extension: Extension) => boolean;

/** Whose run it is, and when: `now` in unix seconds. */
export interface Runs {
  readonly uid: number | null;
  readonly now: number;
}

/** What a command reaches around its calls. */
type CommandEnvironment = Omit<World, 'call' | 'history'>;

interface SavesAs {
  readonly title: TextKey;
  /** As it is announced, with `{{title}}`, `{{name}}` and `{{seconds}}`. */
  readonly held: TextKey;
  /** When, in `{{seconds}}`. */
  readonly savesIn: TextKey;
}

/** What is said of a run, where the texts below the command's id do not say all of it. */
interface Words<Row, Args> {
  /** What it is called where that depends on the row. */
  readonly titles?: Titles<Row>;
  /** What its texts name, where that is not what the row is named by: blocking acts on a post's author. */
  readonly targetNameOf?: (row: Row) => string;
  /** What is said of it instead where, with these arguments, nothing leaves the server: what it is called, and while it is held. */
  readonly savesAs?: (args: Args) => SavesAs | undefined;
  /** How many reports a run on this row settles. Above one the texts say so. */
  readonly settles?: (row: Row) => number;
  /** How a row was already settled, and by whom where the row says so; undefined where it is not settled. */
  readonly settledAs?: (row: Row, has: Has) => SettledAs | undefined;
  /** What is said when it is done, where that is not `<id>.done`. */
  readonly saysDone?: (row: Row) => TextKey | undefined;
  /** How many of the person's rows its job was not given, and what these are called: said when the job ends. */
  readonly leavesBehind?: (args: Args) => readonly { readonly as: TextKey; readonly count: number }[];
  /** Shown where everything was so already, which is no failure and nothing to undo. */
  readonly noopMessage?: TextKey;
}

/** What a run does to lists: to others, and to the cursor of the one that it was begun in. */
interface InLists<Row, Args> {
  /** Lists of other kinds that its run on the row as it was puts something into, or takes something out of. */
  readonly moves?: (before: Row, args: Args) => readonly Move[];
  /** After a run on the focused row the cursor goes to the next row that this says is still to do, for this person. */
  readonly advanceTo?: (row: Row, by: Runs) => boolean;
  /**
   * After a run on the focused row the cursor goes to the first row of the list that this says is left (docs/specification.md section 4).
   */
  readonly thenSelectFirst?: (row: Row) => boolean;
}

/** What is otherwise where many rows are meant. */
interface Bulk<Row, Args> {
  /** Many rows in one call, where the server has one for that: `run` does those that it does not take, and all of them elsewhere. */
  readonly batch?: Batch<Row, Args>;
  /** Of one row too a ledger is kept. */
  readonly alwaysJob?: true;
  /** Why it is left out where many rows are meant; meant alone it is asked about first, with this reason: a colleague is at it. */
  readonly leavesOut?: (row: Row, by: Runs) => DisabledReason;
}

/** What becomes of the answers to its questions until they are sent, and what its rows are chosen from. */
interface Form<Row, Args> {
  /** What is typed into its form stays on this page until it is sent, whichever way the form is left. */
  readonly keepsDraft?: true;
  /** What is typed as its one long text is kept by this person in this browser until it is sent, for each row under this name. */
  readonly draftAt?: (row: Row) => string;
  /** What was typed is on its way, held or not. */
  readonly onSend?: (world: CommandEnvironment, row: Row, args: Args) => void;
  /** It has not gone out, pulled back or refused: what was typed goes back to where it was typed. */
  readonly onUnsent?: (world: CommandEnvironment, row: Row, args: Args) => void;
  /** Its rows are chosen from pictures: media of these types, among which those on this list already are marked. */
  readonly picksFrom?: { readonly types: readonly MediaType[]; readonly list: MediaList };
}

/** What the row that came of a run tells. */
interface Outcome<Row> {
  /** Fields of the answered row that undo needs and the row before has not: the ledger keeps them, and undo finds them in its row. */
  readonly undoData?: (answered: Row) => Readonly<Record<string, unknown>>;
  /**
   * Whether what was done to `before` is still in force in the row as it is now, so that undo takes back nothing that another user
   * has changed since. Absent: it does while the fields that `change` set are as the command left them.
   */
  readonly stillApplies?: (present: Row, before: Row) => boolean;
  /**
   * Whether the row as it is now is what the run on `before` was to make of it, so that a refusal after a lost answer is known to be of
   * its own doing. Absent: it is while the fields that `change` set are as the command would leave them.
   */
  readonly isDone?: (present: Row, before: Row) => boolean;
}

/** A command that changes data by calls of the contract; the runner gives it one row at a time. */
export interface MutationCommand<O extends On = On, A extends Asks = Asks> extends CommandBase<O, A> {
  readonly endpoint: Endpoint;
  /** By which other command's name the audit log has it: the one that it is a way of. Absent: by its own. */
  readonly recordedAs?: string;
  /** What it needs of a server besides its call: a field of that. */
  readonly extension?: Extension;
  /** The value of the rule's query parameter, for calls whose permission depends on one. */
  readonly permissionArgs?: Readonly<Record<string, unknown>>;
  /**
   * `always`: asks first, whatever the settings. `marked`: asks for those who switched on "always ask" (docs/specification.md section
   * 11.2). `typing`: asks by having this text of the row typed; of several rows, their number.
   */
  readonly confirm?: 'always' | 'marked' | { readonly typing: (row: RowOn<O>) => string };
  /** The row as it will be, shown at once. */
  readonly change?: (row: RowOn<O>, args: ArgsOf<A>) => RowOn<O>;
  /**
   * One row's calls. `data` of the answer is the row as the server has it, or null where the server answers no row. A row of another
   * id than the one it ran on was made by it: undo acts on that one. `again`: an earlier try, of another page, may have arrived.
   */
  readonly run: (world: World, row: RowOn<O>, args: ArgsOf<A>, again?: boolean) => Promise<Answer<RowOn<O> | null>>;
  /** The runs of other commands that it is made of, in their order: they make its calls, show its changes and say how it is undone. */
  readonly parts?: (args: ArgsOf<A>) => readonly Part[];
  /** Whether its run on this row is several calls, which the log can show as one change (extension `audit.jobs`). */
  readonly isSeveralCalls?: (row: RowOn<O>, args: ArgsOf<A>) => boolean;
  /** None where the value before is not known: then the command is held in the outbox first. */
  readonly undo?: (before: RowOn<O>, args: ArgsOf<A>) => Undo | undefined;
  /** Nothing takes back what has gone out, as a mail: it is held in the outbox first, whatever the server can do. */
  readonly holds?: true;
  readonly outcome?: Outcome<RowOn<O>>;
  readonly words?: Words<RowOn<O>, ArgsOf<A>>;
  readonly list?: InLists<RowOn<O>, ArgsOf<A>>;
  readonly bulk?: Bulk<RowOn<O>, ArgsOf<A>>;
  readonly form?: Form<RowOn<O>, ArgsOf<A>>;
  /** What it needs besides on a server that is not ours. */
  readonly elsewhere?: Elsewhere<RowOn<O>, ArgsOf<A>, CreatedRow<O>>;
}

/** A command that only looks or moves: it runs once, with all its targets, and changes no data. */
export interface ConsoleCommand<O extends On = On, A extends Asks = Asks> extends CommandBase<O, A> {
  readonly permission: PermissionRule;
  /** Another rule that has to hold as well: a screen's own permission is a route's, not a call's. */
  readonly extension?: Endpoint['extension'];
  /**
   * Runs on nothing, and yet `means` the row that has the cursor: it waits where that is about to be another. What `moves` the cursor or
   * selects waits only after what waits.
   */
  readonly cursor?: 'means' | 'moves' | undefined;
  /** It reads, and hands the person a file: without a screen it does as well. */
  readonly savesFile?: true;
  /** Whether a server has a place for what it sends; hidden where it has none. */
  readonly isTakenBy?: (server: Parameters<typeof isServed>[1]) => boolean;
  /** The route it leads to, for the sidebar and for hiding what this console has no screen for. */
  readonly path?: string;
  /** The saved view that it opens, `any` of the person's own, or `some` of theirs or the team's: it is there only while that is. */
  readonly view?: number | 'any' | 'some';
  /** The macro that it runs, or any: it is there only while that is. */
  readonly macro?: number | 'any';
  /** What shows its entry in the sidebar, where that is another permission than the route's (docs/specification.md section 2). */
  readonly entry?: PermissionRule;
  readonly run: (world: World, rows: readonly RowOn<O>[], args: ArgsOf<A>) => void | Promise<void>;
}

/** A key that means one of several commands, by what the rows are: `t` verifies a phone number or takes that back. */
export interface ChoiceCommand<O extends On = On, A extends Asks = Asks> extends CommandBase<O, A> {
  readonly alternatives: readonly string[];
  /** What it needs of a server besides their calls. */
  readonly extension?: Extension;
  /** Said to whoever asks for it where the server lacks no more than that: it has `beside`. */
  readonly lacking?: { readonly beside: Extension; readonly why: TextKey };
  /** Which command, and the arguments it starts with. */
  readonly pick: (
    rows: readonly RowOn<O>[],
    args: ArgsOf<A>,
  ) => readonly [commandId: string, args: Readonly<Record<string, unknown>>];
}

// biome-ignore lint/suspicious/noExplicitAny: a command of any kind and any arguments; invoke() has checked both
export type AnyMutation = MutationCommand<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyConsoleCommand = ConsoleCommand<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyChoice = ChoiceCommand<any, any>;
export type Command = AnyMutation | AnyConsoleCommand | AnyChoice;

/** Defines a command that changes data. */
export const defineMutation = <
  const Id extends Titled,
  O extends On,
  const A extends Asks = Record<never, never>,
  const RecordedAs extends Titled = Id,
>(
  command: MutationCommand<O, A> & { readonly id: Id; readonly recordedAs?: RecordedAs },
) => command;
/** Defines a command that looks or moves. */
export const defineConsoleCommand = <
  const Id extends Titled,
  O extends On,
  const A extends Asks = Record<never, never>,
>(
  command: ConsoleCommand<O, A> & { readonly id: Id },
) => command;
/** Defines a command that opens a screen of the console: its path, permission and extension are those of the route. */
export const defineScreenCommand = <const Id extends Titled, O extends On, const A extends Asks = Record<never, never>>(
  command: ConsoleCommand<O, A> & { readonly id: Id; readonly path: string },
) => command;
/** Defines a key that runs one of several commands. */
export const defineChoice = <const Id extends Titled, O extends On, const A extends Asks = Record<never, never>>(
  command: ChoiceCommand<O, A> & { readonly id: Id },
) => command;

export const isMutation = (command: Command): command is AnyMutation => 'endpoint' in command;
export const isConsoleCommand = (command: Command): command is AnyConsoleCommand => 'permission' in command;
export const isChoice = (command: Command): command is AnyChoice => 'pick' in command;

/** The kind a command acts on, or undefined. */
export const kindOf = (command: Command): Kind | undefined => (command.on as { kind?: Kind }).kind;

/** What a command is called on these rows, as a locale key: on several, what is true of all of them. Undefined where that is its title. */
export function labelOn({ words }: AnyMutation, rows: readonly unknown[], has: Has): TextKey | undefined {
  const titles = words?.titles;
  if (!titles || rows.length === 0) return undefined;
  const some = new Set(rows.map((row) => (titles.of as Titles<unknown>['of'])(row, has)));
  const [only] = some;
  return some.size === 1 ? only : titles.ofSeveral;
}

/** The same answer with its data turned into something else; a refusal stays what it is. */
export function mapAnswer<T, U>(answer: Answer<T>, turn: (data: T) => U): Answer<U> {
  return answer.refused === undefined ? { data: turn(answer.data) } : answer;
}

/** An addition that found its row there already has not changed anything (docs/specification.md section 4): that is settled, not done. */
export const noopIfExisting = (answer: Answer<{ readonly added?: boolean | undefined } | null>): Answer<null> =>
  answer.refused === undefined && answer.data?.added === false
    ? { refused: Code.taskEnded, message: 'It is there already.' }
    : mapAnswer(answer, () => null);
