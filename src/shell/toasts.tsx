import { type CSSProperties, useEffect, useLayoutEffect } from 'react';
import { Toaster, toast } from 'sonner';
import 'sonner/dist/styles.css';
import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import type { Kind } from '../../commands/core/rows';
import { commandById } from '../../commands/registry';
import { isBlank } from '../../contract/wire/isBlank';
import { nowMs } from '../client/serverClock';
import { isolate, language, t, textOr } from '../i18n';
import { endSentencesOnce } from '../i18n/endedOnce';
import { format } from '../i18n/format';
import { permissionName } from '../i18n/permission';
import { reasonOf } from '../i18n/reason';
import { permissionNames } from '../i18n/rights';
import { titleOf, togetherWords } from '../i18n/titles';
import { findLostFocus } from '../keys/focusLost';
import { keyText } from '../keys/keyText';
import { screenTitleOf } from '../navigation/rowAddress';
import type { ToastMessage } from '../run';
import { pace } from '../run/call/pace';
import { activeView } from '../state/activeView';
import { announce } from '../ui/announcer';
import { useFootPx } from '../ui/bottomBars';
import { spelledOut } from '../ui/hiddenCharacters';
import { setToastSink } from '../ui/notify';
import { layout } from './layout';
import { isLong, Lesson, Said, withPolicy } from './Said';
import { ToastButton } from './ToastButton';
import { useToastPlace } from './toastPlace';
import { UndoButton } from './UndoButton';
import { keepFresh, rememberSaid, takeUnsaid } from './unsaid';
import { whenHoldEnds } from './whenHoldEnds';

// Names are put into sentences by what comes with the toasts or after them.
endSentencesOnce();

const SHORT_MS = 5000;
const LONG_MS = 10_000;
/** More than are ever to be seen. */
const KEPT_TOASTS = 20;
/** On a phone every line of the page counts: shorter for what only confirms, long enough still for reading why, or for taking back. */
const PHONE_MS = { confirms: 3000, takesBack: 5000, refuses: 7000 } as const;

function durationOf({ tone, undo }: ToastMessage): number {
  if (layout.width !== 'mobile') return tone === 'bad' ? LONG_MS : SHORT_MS;
  return tone === 'bad' ? PHONE_MS.refuses : undo ? PHONE_MS.takesBack : PHONE_MS.confirms;
}
/** Read in passing, by somebody whose hand is on the mouse. */
const LESSON_MS = 20_000;

/**
 * The words of what the runner has to say: commands by their titles, codes by their texts, then the policy that it rests on, and at the end what
 * undo would take back next.
 */
export const wordsOf = (saying: ToastMessage): string =>
  [withPolicy(toldOf(saying), policyOf(saying)), nextOf(saying)].filter(Boolean).join(' ');

const policyOf = ({ params }: ToastMessage): string =>
  params?.policy === undefined ? '' : t('policy.named', { policy: apart(spelledOut(String(params.policy))) });

function toldOf({ key, params = {}, heldUntilMs }: ToastMessage): string {
  const {
    command,
    label,
    several,
    code,
    message,
    permission: missing,
    outOfView,
    called,
    step,
    why,
    ...rest
  } = allSpelledOut(params);
  const id = String(command ?? '');
  const title = called !== undefined ? apart(called) : command === undefined ? '' : titleOf(id, label);
  const own = why === undefined ? '' : textOr(String(why), String(why));
  const refusal = { message: message === undefined ? '' : String(message) };
  const reason = own || (code === undefined ? '' : reasonOf(String(step ?? id), code, refusal));
  if (key === 'errors') return reason;
  const seconds = heldUntilMs === undefined ? 0 : Math.max(1, Math.round((heldUntilMs - nowMs()) / 1000));
  const name = String(rest.name ?? '');
  const more = several === undefined ? '' : togetherWords(several);
  const permission = missing === undefined ? '' : permissionName(String(missing));
  const ago = rest.at === undefined ? '' : format.ago(Number(rest.at));
  const how = rest.how === undefined ? '' : [textOr(String(rest.how), ''), ago].filter(Boolean).join(' · ');
  const rights = (ids: unknown) => (ids ? permissionNames(String(ids).split(' ')) : '');
  const [gained, lost] = [rights(rest.gained), rights(rest.lost)];
  const shown = apart(name) && `${apart(name)}${more}`;
  const what = [title, shown].filter(Boolean).join(' · ');
  const parts = { ...(step !== undefined && { step: titleOf(String(step)) }), why: own };
  const others = { ...parts, title, what, reason, seconds, permission, how, who: apart(rest.who), gained, lost };
  const said = textOr(key, what, { ...rest, ...others, name: shown });
  return [said, left(rest), outOfView === undefined ? '' : t('run.outOfView')].filter(Boolean).join(' ');
}

/** What the next press of undo undoes, and where that is unless it is here; that there is nothing; or nothing where that is not the matter. */
function nextOf({ params = {} }: ToastMessage): string {
  const { next, nextLabel, nextName, nextKind } = allSpelledOut(params);
  if (next === undefined) return '';
  if (next === '') return t('run.nothingToUndo');
  const what = [titleOf(String(next), nextLabel), apart(nextName)].filter(Boolean).join(' · ');
  const key = keyText('history.undo');
  if (nextKind === activeView.active?.kind) return t('run.undoesNextHere', { key, what });
  return t('run.undoesNext', { key, place: nextKind ? screenTitleOf(nextKind as Kind) : '', what });
}

const allSpelledOut = (params: NonNullable<ToastMessage['params']>): NonNullable<ToastMessage['params']> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? spelledOut(value) : value]),
  );

/** What became of the rows of a job that were not done and did not fail, by the states that its ledger shows, and what it was not given. */
function left({ skippedWhy = '', behind = '', ...counts }: Readonly<Record<string, string | number>>): string {
  const states = (['settled', 'skipped', 'cancelled'] as const).map((state) => [
    t(`run.state.${state}`),
    counts[state],
  ]);
  const notGiven = String(behind)
    .split(' ')
    .map((one) => one.split(':'))
    .map(([as = '', count]) => [textOr(as, ''), count]);
  const said = [...states, ...notGiven]
    .filter(([, count]) => Number(count ?? 0) > 0)
    .map(([state, count]) => format.pair(String(state), format.number(Number(count))));
  return [said.join(' · '), textOr(String(skippedWhy), '')].filter(Boolean).join('. ');
}

/** User content in the middle of a sentence keeps its own direction. */
const apart = (words: unknown) => {
  if (words === undefined || words === '') return '';
  const text = String(words);
  return isolate(isBlank(text) ? t('common.nameless') : text);
};

let count = 0;
/** The language of what is up. */
let toldIn = language.code;

/** Shows and announces it; Undo beside it is `z` with the mouse. No toast holds a call: the outbox has its own clock. */
function showToast(saying: ToastMessage): void {
  // What is held stands in the panel that counts its seconds (OutboxPanel.tsx): said twice there would be two clocks.
  if (saying.heldUntilMs !== undefined && !isPanelCovered()) {
    announce(wordsOf(saying));
    return;
  }
  toldIn = language.code;
  const text = toldOf(saying);
  const policy = policyOf(saying);
  const next = nextOf(saying);
  const said = <Said text={text} policy={policy} next={next} />;
  rememberSaid(saying);
  announce(wordsOf(saying), saying.tone === 'bad' ? 'assertive' : 'polite');
  const { undo, teaches, heldUntilMs, about = undo } = saying;
  count += 1;
  const id = `said ${count}`;
  lift.px = liftOverFocus();
  if (teaches !== undefined) {
    toast(<Lesson of={teaches} text={text} />, {
      id,
      duration: LESSON_MS,
      action: (
        <ToastButton
          onPress={() => {
            backToWork();
            toast.dismiss(id);
          }}
        >
          {t('help.learn.gotIt')}
        </ToastButton>
      ),
    });
    return;
  }
  if (about !== undefined) takePlace(about, id);
  if (saying.tone !== 'bad') confirmations.add(id);
  const forget = () => void confirmations.delete(id);
  const options = {
    id,
    duration: durationOf(saying),
    onDismiss: forget,
    onAutoClose: forget,
    ...(isLong(text, policy, next) && { className: LONG }),
    ...(undo && commandById('history.undo')
      ? { action: <UndoButton entryId={undo} onDone={() => toast.dismiss(id)} /> }
      : {}),
  };
  if (saying.tone === 'bad') toast.error(said, options);
  else if (saying.tone === 'good') toast.success(said, options);
  else toast(said, options);
  if (undo && heldUntilMs !== undefined) whenHoldEnds(undo, () => toast.dismiss(id));
}

/** A detail that lies over all of the page, as on a phone, hides what is held. */
const isPanelCovered = () => document.querySelector('[data-cover]') !== null;

/** By entry of the history, the toast that is about it. */
const toastIds = new Map<string, string>();

/** One thing is said of an entry at a time: what was said before would be true no longer. */
function takePlace(entryId: string, id: string) {
  const before = toastIds.get(entryId);
  toastIds.delete(entryId);
  toastIds.set(entryId, id);
  for (const oldest of toastIds.keys()) if (toastIds.size > KEPT_TOASTS) toastIds.delete(oldest);
  if (before === undefined) return;
  if (document.activeElement?.closest('[data-sonner-toaster]')) backToWork();
  toast.dismiss(before);
}

/** The toasts that are up and say of something that it is done. */
const confirmations = new Set<string>();

/** Beside what waits for an answer, that something was done before would be taken for what is waited for. */
function dismissConfirmations() {
  if (document.activeElement?.closest('[data-sonner-toaster]')) backToWork();
  for (const id of confirmations) toast.dismiss(id);
}

/** The button leaves with its toast: the focus goes back to the rows. */
const backToWork = () => activeView.active?.focus();

const WIDTH = '25rem';
/** At most so wide where what is said would else take a third line: the topbar has room for two. */
const WIDTH_OF_LONG = '45rem';
const LONG = 'md:!w-fit md:!min-w-(--width) md:!max-w-(--width-of-long)';
/** Between the edge of the window and a toast of two lines in the middle of the topbar. */
const TOPBAR_EDGE_PX = 4;

/** What lies under a toast in a narrow window can be pressed through it, but for the toast's own button. */
const LETS_THROUGH = '!pointer-events-none [&_button]:!pointer-events-auto';

/** Between a toast and what is beside it on a phone. */
const PHONE_EDGE_PX = 8;
/** As much of the foot of a phone as a toast needs. */
const PHONE_TOAST_PX = 96;
/** What bars of buttons take at the foot of the window. */
const foot = { px: 0 };
/** How far above those a toast on a phone stands, so that the row with the focus is seen. */
const lift = proxy({ px: 0 });

/** How far up a toast has to be on a phone not to lie over the row that has the focus, where that is at the foot. */
function liftOverFocus(): number {
  if (layout.width !== 'mobile') return 0;
  const row = document.activeElement?.closest('[data-row]')?.getBoundingClientRect();
  const footPx = innerHeight - foot.px - PHONE_EDGE_PX;
  return row === undefined || row.bottom <= footPx - PHONE_TOAST_PX ? 0 : Math.max(0, footPx - row.top);
}

/** What a toast says was announced already: its own live region would have it read twice. */
const silence = (region: HTMLElement | null) => region?.setAttribute('aria-live', 'off');

/**
 * Toasts stand in the topbar, one at a time, where nothing is read and at most the field for searching pressed: never over the head of a list
 * or what a screen says at its top, the navigation, the row that has the focus or the buttons at the foot. A phone has no such place: there they
 * stand above those buttons, and above the row where that is at the foot.
 */
export default function Toasts() {
  useEffect(() => {
    for (const saying of takeUnsaid()) showToast(saying);
    setToastSink(showToast);
    addEventListener('pagehide', keepFresh);
    return () => removeEventListener('pagehide', keepFresh);
  }, []);
  // Comes with what comes after the first list works: until then nothing leaves the page with the focus.
  useEffect(findLostFocus, []);
  const { width } = useSnapshot(layout);
  const { code, dir } = useSnapshot(language);
  // In a language that is read no more a toast says nothing; what it was about is in the history. Before the toaster, which may be drawn anew
  // for the language, takes over those that are up.
  useLayoutEffect(() => {
    if (toldIn !== code) toast.dismiss();
  }, [code]);
  const { toldOf: waitedFor } = useSnapshot(pace);
  useEffect(() => {
    if (waitedFor !== null) dismissConfirmations();
  }, [waitedFor]);
  const { endPx, widthPx } = useToastPlace();
  const liftPx = useSnapshot(lift).px;
  const isPhone = width === 'mobile';
  // On a phone: above any bar of buttons at the foot of the page, near the thumb; content that it covers can be scrolled away.
  foot.px = useFootPx();
  const onPhone = { bottom: foot.px + liftPx + PHONE_EDGE_PX, left: PHONE_EDGE_PX, right: PHONE_EDGE_PX };
  const widths = { '--width': `min(${WIDTH}, ${widthPx}px)`, '--width-of-long': `min(${WIDTH_OF_LONG}, ${widthPx}px)` };
  return (
    <Toaster
      ref={silence}
      position={isPhone ? 'bottom-center' : dir === 'rtl' ? 'top-left' : 'top-right'}
      dir={dir}
      // Below one in the topbar begins what is read, and a phone has no place for more beside what is judged there.
      visibleToasts={1}
      gap={TOPBAR_EDGE_PX}
      expand
      offset={isPhone ? onPhone : { top: TOPBAR_EDGE_PX, left: endPx, right: endPx }}
      mobileOffset={onPhone}
      style={(isPhone ? { '--width': WIDTH } : widths) as CSSProperties}
      containerAriaLabel={t('shell.notices')}
      hotkey={[]}
      toastOptions={{
        classNames: {
          toast: `!bg-surface !text-ink !border-line data-[type=error]:border-danger! !rounded-lg !shadow-layer !text-sm !px-3 !py-1 max-md:!py-1.5 !gap-x-2 !gap-y-1 !flex-wrap ${width === 'desktop' ? '' : LETS_THROUGH}`,
          // The button goes below words that would have no room beside it.
          content: '!grow !basis-36 !min-w-36',
          title: '!max-h-[50vh] !overflow-y-auto !wrap-anywhere',
          success: '[&_[data-icon]]:text-good',
          error: '[&_[data-icon]]:text-danger',
        },
      }}
    />
  );
}
