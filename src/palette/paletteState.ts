import { proxy, ref } from 'valtio/vanilla';
import { type Asks, isMutation } from '../../commands/core/definition';
import { TEXT_FIELDS } from '../keys/focused';
import type { RunLink } from '../navigation/runLink';
import type {
  AskPrompt,
  CollectedAnswers,
  ConfirmPrompt,
  OpenQuestion,
  Question,
  RejectedAnswers,
} from '../run/call/prompts';
import { activeView } from '../state/activeView';
import type { Found } from './found';
import { holdKeys, releaseKeys } from './heldKeys';

interface Asked {
  /** The same while it is the same question, answered again or not. */
  readonly id: number;
  readonly question: Question;
  /** The answer is in flight, and the question takes no key but the one that leaves it. */
  readonly isSending: boolean;
  /** Why the last answer was not taken. */
  readonly why: RejectedAnswers | null;
  /** Null where the person leaves. */
  readonly answer: (given: CollectedAnswers | null) => void;
}

interface Confirming {
  readonly question: Parameters<ConfirmPrompt>[0];
  readonly answer: (yes: boolean) => void;
}

/** What the palette shows: its root, one found row's commands, or the questions of a command. */
export const palette = proxy<{
  /** All is there to draw it before it is opened. */
  isReady: boolean;
  open: boolean;
  text: string;
  /** Only where one can go to. */
  isOfPlaces: boolean;
  /** Opened to find something, which its field says. */
  isSearch: boolean;
  /** The row whose page is shown. */
  subject: Found | null;
  /** What a link asks to be run: alone in the palette until something else is typed. */
  link: RunLink | null;
  asked: Asked | null;
  confirming: Confirming | null;
}>({
  isReady: false,
  open: false,
  text: '',
  isOfPlaces: false,
  isSearch: false,
  subject: null,
  link: null,
  asked: null,
  confirming: null,
});

let origin: HTMLElement | null = null;

function remember() {
  if (palette.open || palette.asked || palette.confirming) return;
  origin =
    document.activeElement instanceof HTMLElement && document.activeElement !== document.body
      ? document.activeElement
      : null;
}

/** What opens it: until it is drawn, keys are kept for it. */
function begin(asks = false) {
  if (!palette.open && !palette.asked) holdKeys(closePalette, asks);
  remember();
}

/**
 * Gives the focus back: to where it came from, else to the row, else to the heading (docs/specification.md section 10.6). Where it came
 * from the list or a detail, but no field of it, it goes to the row of now: the heading had it until there were rows.
 */
export function returnFocus(): void {
  if (palette.open || palette.asked || palette.confirming) return;
  const back = origin?.isConnected && !origin.closest('[aria-hidden="true"]') ? origin : null;
  // In a field somebody writes: what they type next is no key of the list.
  const isOfRows = back?.matches(TEXT_FIELDS) === false && back.closest('[data-surface], [data-list-heading]') !== null;
  if (back && !isOfRows) back.focus();
  else if (activeView.active) activeView.active.focus();
  else if (back) back.focus();
  else document.querySelector<HTMLElement>('h1[tabindex], #main')?.focus();
}

function openAt(what: Partial<Pick<typeof palette, 'text' | 'isOfPlaces' | 'isSearch' | 'link'>>): void {
  begin();
  Object.assign(palette, {
    open: true,
    text: '',
    isOfPlaces: false,
    isSearch: false,
    subject: null,
    link: null,
    ...what,
  });
}

/**
 * Opens the palette at its root, with a text in it or empty; open already, it closes. A question stays: what was typed in it is not
 * lost, and nothing opens by itself once it is answered.
 */
export function togglePalette(text = ''): void {
  if (palette.asked || palette.confirming) return;
  if (palette.open && text === '') closePalette();
  else openAt({ text });
}

/** Opens the palette as a search, by the name that docs/specification.md section 2 gives its field. */
export const openSearch = (): void => openAt({ isSearch: true });

/** Opens the palette at one command, which waits there to be chosen, with a text in it. */
export const openAtCommand = (link: RunLink, text: string): void => openAt({ link, text });

/** Opens the palette with the screens and views that one can go to, and nothing else. */
export const openGoTo = (): void => openAt({ isOfPlaces: true });

/** Closes the palette; a question that was open is stepped out of. */
export function closePalette(): void {
  releaseKeys();
  palette.asked?.answer(null);
  Object.assign(palette, { open: false, text: '', subject: null });
}

let questions = 0;

/** Collects a missing target and arguments, step by step. */
export const askInPalette: AskPrompt = (question) =>
  new Promise((resolve) => {
    begin(true);
    palette.asked?.answer(null);
    questions += 1;
    put(questions, question, null, resolve);
    palette.open = false;
  });

const isThis = (id: number) => palette.asked?.id === id;
const close = (id: number) => {
  if (!isThis(id)) return;
  palette.asked = null;
  if (!palette.open) releaseKeys();
};

function put(
  id: number,
  question: Question,
  why: RejectedAnswers | null,
  resolve: (answered: CollectedAnswers | null) => void,
) {
  const answer = (given: CollectedAnswers | null) => {
    if (!isThis(id) || palette.asked?.isSending) return;
    if (given === null || !staysOpen(question)) {
      close(id);
      resolve(given);
    } else resolve({ ...given, open: send(id, question) });
  };
  palette.asked = ref({ id, question, isSending: false, why, answer });
}

/** Keeps the question open with its answer until the outcome is known. */
function send(id: number, question: Question): OpenQuestion {
  let stop = () => {};
  let wantsOut = false;
  const leave = () => {
    // First time: stops waiting, and the answer can be sent again. Second time: the question closes, and the outcome is shown elsewhere.
    if (wantsOut) close(id);
    wantsOut = true;
    stop();
  };
  palette.asked = ref({
    id,
    question,
    isSending: true,
    why: null,
    answer: (given: CollectedAnswers | null) => {
      if (given === null) leave();
    },
  });
  return {
    isOpen: () => isThis(id),
    close: () => close(id),
    again: (why) =>
      new Promise((resolve) => {
        if (isThis(id)) put(id, question, why, resolve);
        else resolve(null);
      }),
    stopBy: (how) => {
      stop = how;
    },
  };
}

/** Kinds of answers that must not be lost; a choice among a few options is quickly made again. */
const TYPED: ReadonlySet<string> = new Set([
  'text',
  'long',
  'secret',
  'code',
  'phone',
  'email',
  'date',
  'picture',
  'files',
]);
const staysOpen = ({ command }: Question) =>
  isMutation(command) && Object.values((command.asks ?? {}) as Asks).some(({ as }) => TYPED.has(as));

/** Asks a yes or no, naming what and how many. */
export const confirmInDialog: ConfirmPrompt = (question) =>
  new Promise((resolve) => {
    remember();
    const leave = () => palette.confirming?.answer(false);
    // What is pressed before it is drawn would mean what it means in the list. None of it can be an answer: nobody has read the question.
    holdKeys(leave, false);
    palette.confirming = ref({
      question,
      answer: (yes: boolean) => {
        releaseKeys();
        palette.confirming = null;
        // In a task of its own: the question is gone from the screen before a job of thousands of rows begins.
        setTimeout(() => resolve(yes));
      },
    });
  });
