import { proxy, ref } from 'valtio/vanilla';
import type { Kind } from '../../commands/definition';
import type { Ask, Confirm, Question } from '../run/asking';
import { surfaces } from '../state/surface';

interface Asked {
  readonly question: Question;
  readonly answer: (given: { rows: readonly unknown[]; args: Record<string, unknown> } | null) => void;
}

interface Confirming {
  readonly question: Parameters<Confirm>[0];
  readonly answer: (yes: boolean) => void;
}

/** What the palette shows: its root, one found row's commands, or the questions of a command. */
export const palette = proxy<{
  open: boolean;
  text: string;
  /** The row whose page is shown. */
  subject: { readonly kind: Kind; readonly row: unknown } | null;
  asked: Asked | null;
  confirming: Confirming | null;
  /** Whether the question came from the root, to which a step back returns. */
  fromRoot: boolean;
}>({ open: false, text: '', subject: null, asked: null, confirming: null, fromRoot: false });

let origin: HTMLElement | null = null;

function remember() {
  if (palette.open || palette.asked || palette.confirming) return;
  origin =
    document.activeElement instanceof HTMLElement && document.activeElement !== document.body
      ? document.activeElement
      : null;
}

/** Gives the focus back: to where it came from, else to the row, else to the heading (KEYBOARD.md section 6). */
export function returnFocus(): void {
  if (palette.open || palette.asked || palette.confirming) return;
  const back = origin?.isConnected && !origin.closest('[aria-hidden="true"]') ? origin : null;
  if (back && !back.closest('[data-surface]')) back.focus();
  else if (surfaces.active) surfaces.active.focus();
  else if (back) back.focus();
  else document.querySelector<HTMLElement>('h1[tabindex], #main')?.focus();
}

/** Opens the palette at its root, with a text in it or empty; open already, it closes. */
export function togglePalette(text = ''): void {
  if (palette.open && text === '') {
    closePalette();
    return;
  }
  remember();
  Object.assign(palette, { open: true, text, subject: null });
}

/** Closes the palette; a question that was open is stepped out of. */
export function closePalette(): void {
  palette.asked?.answer(null);
  Object.assign(palette, { open: false, text: '', subject: null, asked: null, fromRoot: false });
}

/** Collects a missing target and arguments, step by step. */
export const askInPalette: Ask = (question) =>
  new Promise((resolve) => {
    remember();
    palette.asked?.answer(null);
    palette.asked = ref({
      question,
      answer: (given: Parameters<Asked['answer']>[0]) => {
        palette.asked = null;
        resolve(given);
      },
    });
    palette.open = false;
  });

/** Asks a yes or no, naming what and how many. */
export const confirmInDialog: Confirm = (question) =>
  new Promise((resolve) => {
    remember();
    palette.confirming = ref({
      question,
      answer: (yes: boolean) => {
        palette.confirming = null;
        resolve(yes);
      },
    });
  });
