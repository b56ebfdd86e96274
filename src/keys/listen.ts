import { proxy } from 'valtio/vanilla';
import { invoke } from '../run';
import { onceUsable } from '../state/firstUsable';
import { session } from '../state/session';
import { allBindings, keySettings } from './bindings';
import { expectAnswer, isLateAnswer } from './choiceAnswers';
import { forgetWaiting, waitForCommands, waitsForCommands } from './commandPresses';
import { CONTROLS, isOnRows, TEXT_FIELDS } from './focused';
import { keepFocusInLayers } from './focusOwner';
import { learnLayout } from './labels';
import { topLayer } from './layers';
import { isMac, sawKey } from './platform';
import { digitOf, type Reading, readPress } from './press';
import { type Binding, continuations, type KeyTarget, resolve } from './resolve';
import { activeScopes } from './scopes';

const HINT_AFTER_MS = 300;
/** How long a word about a key stays; what says where the focus has to be takes longer to read. */
const NOTICE_MS = { unmatched: 1600, composed: 1600, away: 5000, forgotten: 5000 } as const;
type Notice = keyof typeof NOTICE_MS;

/** What the hint at the bottom shows: the keys that can follow, or a word about what was pressed. */
export const keyHintState = proxy<{
  prefix: string | null;
  next: readonly { press: string; commandId: string }[];
  notice: Notice | null;
}>({
  prefix: null,
  next: [],
  notice: null,
});

const followers = new Set<(commandId: string) => void>();
/** Calls `listener` for each command that a key runs. Returns the unsubscribe function. */
export function onKeyCommand(listener: (commandId: string) => void): () => void {
  followers.add(listener);
  return () => followers.delete(listener);
}

let pending: string | null = null;
let hintTimer = 0;
let noticeTimer = 0;

function place(target: EventTarget | null, repeat: boolean): KeyTarget {
  const element = target instanceof Element ? target : null;
  return {
    repeat,
    inText: element?.closest(TEXT_FIELDS) != null,
    onControl: element?.closest(CONTROLS) != null,
    inSurface: element?.closest('[data-surface]') != null,
    onRows: isOnRows(element),
    scopes: activeScopes(),
    layer: topLayer()?.name ?? 'none',
    singleKeys: keySettings.single,
  };
}

function wait(prefix: string | null) {
  pending = prefix;
  clearTimeout(hintTimer);
  Object.assign(keyHintState, { prefix: null, next: [] });
  if (prefix === null) return;
  hintTimer = window.setTimeout(() => {
    const next = firstOfEach(continuations(prefix, allBindings(), activeScopes())).map(({ press, commandId }) => ({
      press: press.slice(prefix.length + 1),
      commandId,
    }));
    Object.assign(keyHintState, { prefix, next });
  }, HINT_AFTER_MS);
}

/** A command is named once, by the first of its keys. */
const firstOfEach = (bindings: readonly Binding[]) =>
  bindings.filter(({ commandId }, at) => bindings.findIndex((other) => other.commandId === commandId) === at);

function notice(what: Notice | null) {
  keyHintState.notice = what;
  clearTimeout(noticeTimer);
  if (what !== null) noticeTimer = window.setTimeout(notice, NOTICE_MS[what], null);
}

function onKeyDown(event: KeyboardEvent) {
  if (session.phase !== 'in') return;
  learnLayout(event);
  const here = place(event.target, event.repeat);
  sawKey(event, here.inText);
  const reading = meant(readPress(event, isMac()), event, here);
  if (reading.is === 'composed' && !here.inText && here.layer === 'none') notice('composed');
  if (reading.is !== 'press') return;
  const { press } = reading;
  const layer = topLayer();
  if (press === 'Escape' && layer?.onEscape) {
    event.preventDefault();
    layer.onEscape();
    return;
  }
  if (isLateAnswer(press, event.timeStamp) && layer === undefined && !here.inText) return event.preventDefault();
  const found = resolve(press, pending, allBindings(), here);
  if (waitsForCommands(press, found, here)) {
    event.preventDefault();
    wait(null);
    return waitForCommands(event);
  }
  if (found.is === 'nothing') return;
  event.preventDefault();
  wait(found.is === 'prefix' ? found.prefix : null);
  // Whatever means something now leaves behind what was said of the key before.
  notice(found.is === 'unmatched' || found.is === 'away' ? found.is : null);
  if (found.is !== 'command') return;
  expectAnswer(found.commandId, event.timeStamp);
  void invoke(found.commandId, { source: 'key' });
  for (const follow of followers) follow(found.commandId);
}

/** What was read; after a prefix the digit on the key, where what the key prints continues nothing. */
function meant(reading: Reading, event: KeyboardEvent, here: KeyTarget): Reading {
  const digit = pending === null ? undefined : digitOf(event);
  if (pending === null || digit === undefined) return reading;
  const isKnown = reading.is === 'press' && resolve(reading.press, pending, allBindings(), here).is === 'command';
  return isKnown ? reading : { is: 'press', press: digit };
}

/**
 * hotkeys-js is the source of events and no more (docs/specification.md section 10.2, rule 1): registered by name it loses overlapping
 * presses and whatever follows a lost keyup. It comes once the first list works, and takes the place of the document itself; where it does
 * not come, the document stays the source.
 */
function listenToKeys(): void {
  document.addEventListener('keydown', onKeyDown);
  onceUsable(() =>
    import('./keySource').then(
      ({ hearKeys }) => {
        document.removeEventListener('keydown', onKeyDown);
        hearKeys(onKeyDown);
      },
      (error: unknown) => console.error('The source of keys did not come', error),
    ),
  );
}

/** Listens, once. A paste outside a text field fills the palette. */
export function startKeys(onPaste: (text: string) => void): void {
  keepFocusInLayers();
  listenToKeys();
  addEventListener('blur', () => wait(null));
  const onPointerDown = () => {
    wait(null);
    if (forgetWaiting()) notice('forgotten');
  };
  addEventListener('pointerdown', onPointerDown, { capture: true });
  document.addEventListener('paste', (event) => {
    if (session.phase !== 'in' || place(event.target, false).inText || topLayer()) return;
    const text = event.clipboardData?.getData('text/plain').trim();
    if (!text) return;
    event.preventDefault();
    onPaste(text);
  });
}
