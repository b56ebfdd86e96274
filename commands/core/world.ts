import type { TeamView } from '../../contract/teamViews';
import type {
  Answer,
  AnswerOf,
  Declaration,
  Endpoint,
  Extension,
  InputOf,
  Refusal,
} from '../../contract/wire/endpoint';
import type { Language } from '../../contract/wire/languages';
import type { Principal } from '../../contract/wire/permissions';
import type { Separator } from './csv';
import type { ListVerb } from './listVerbs';
import type { Kind } from './rows';
import type { TextKey } from './textKey';

/** The parts of the console that a command can show or hide. */
type Panel =
  | 'palette'
  | 'search'
  | 'keys'
  | 'settings'
  | 'history'
  | 'columns'
  | 'filter'
  | 'sessions'
  | 'secondFactor'
  | 'passkeys'
  | 'tour'
  | 'places';

/** What a question may ask before it is answered. */
export type QuestionWorld = Pick<World, 'call' | 'has' | 'me' | 'screen' | 'views'>;

/** Rows for a CSV file. `titles`: one a column. */
export interface Sheet {
  /** Without an ending. */
  readonly name: string;
  readonly titles: readonly TextKey[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * What single screens offer to their own commands, by screen. The file of those commands adds its line here by declaration merging, so
 * that no screen's verbs are everybody's.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the commands of each screen are defined
export interface ScreenVerbs {}

/**
 * Everything a command can reach. Commands import nothing that has a side effect: this arrives as a parameter, so each
 * capability also runs under Node, against any server or none.
 */
export interface World {
  /** Performs a call of the contract. A refusal is a value; only bugs throw. */
  readonly call: <D extends Declaration>(endpoint: Endpoint<D>, input: InputOf<D>) => Promise<Answer<AnswerOf<D>>>;
  readonly has: (extension: Extension) => boolean;
  /** What the person may do; null before sign-in. */
  readonly me: () => Principal | null;
  /** Unix seconds. */
  readonly now: () => number;
  /** Opens a route, path and query below the origin. */
  readonly go: (path: string) => void;
  /** Where home is: the overview, or the queue for who has chosen that. */
  readonly home: () => string;
  /** Acts on the list that has, or last had, the focus. */
  readonly list: (verb: ListVerb) => void;
  /** A row was made: the list of its kind, where that is shown, reads it and puts the cursor on it. */
  readonly revealNewRow: (kind: Kind, rowId: string) => void;
  readonly show: (panel: Panel) => void;
  /** Puts the focus into the next part of the page, or the one before. */
  readonly part: (direction: 1 | -1) => void;
  /** Screens as a person has searched, filtered and sorted them, kept in the browser under a digit each. */
  readonly views: {
    readonly all: () => readonly { readonly digit: number; readonly name: string }[];
    /** The team's, as they were read last: those of screens that the person may see. */
    readonly team: () => readonly TeamView[];
    /** By the digit of an own one, or by `team ` and the id of one of the team's. */
    readonly open: (which: number | string) => void;
    readonly keep: (name: string) => void;
    readonly forget: (digit: number) => void;
    /** Saves the screen as the address has it for the team, under a name that it has once. */
    readonly share: (name: string) => void;
  };
  /** Opens the detail of a row in the place where its kind is shown. */
  readonly open: (kind: Kind, rowId: string) => void;
  /** The comments of a post: opens the row that shows them if it is not open, moves the focus to them, and shows three more each time. */
  readonly comments: (postId: string, shownIn: { readonly kind: Kind; readonly rowId: string }) => void;
  /** The replies of a comment: shows them, and three more each time. */
  readonly replies: (commentId: string) => void;
  readonly history: { readonly undo: () => void; readonly redo: () => void; readonly repeat: () => void };
  readonly session: {
    readonly signOut: () => Promise<void>;
    /** Says that the password is new, waits 2.5 s (docs/specification.md section 9) and asks to sign in again. */
    readonly signInAgain: () => void;
    /** Reads again who is signed in, and soon what the server has. */
    readonly refresh: () => void;
  };
  readonly setLanguage: (language: Language) => void;
  readonly setTheme: (part: 'topbar' | 'sidebar' | 'layout', number: number) => void;
  readonly toggle: (what: 'sidebar' | 'fullscreen' | 'singleKeys' | 'mailKeys' | 'keyLine' | 'queueHome') => void;
  readonly resetKeys: () => void;
  /** The verbs of one screen; it need not be open. */
  readonly screen: <S extends keyof ScreenVerbs>(name: S) => ScreenVerbs[S];
  /** What the list that commands act on is asked for. */
  readonly query: () => { readonly text: string; readonly sort: string | null };
  /** Sends somebody's picture to where this server keeps them; its address. */
  readonly sendAvatar: (picture: Blob, uid: number | undefined) => Promise<Answer<string>>;
  /** Hands the person a file, written as its parts come; a refusal among them ends it, and is shown. */
  readonly saveFile: (name: string, parts: AsyncIterable<string | Refusal>) => Promise<void>;
  /** The separator of a CSV file for this user, so that a double click opens it as a table. */
  readonly csvSeparator: () => Separator | Promise<Separator>;
  /** Hands a file to the person's downloads. */
  readonly save: (sheet: Sheet) => void;
  /** Tells the user that the data to show could not be loaded, and why. */
  readonly notifyRefusal: (refusal: Refusal) => void;
}
