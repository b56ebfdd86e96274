import { useEffect, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { subscribe } from 'valtio/vanilla';
import type { ScreenCommandId } from '../../commands/registry';
import { t, useT } from '../i18n';
import { format } from '../i18n/format';
import { Keys } from '../keys';
import { spokenKeyText } from '../keys/keyText';
import { onKeyCommand } from '../keys/listen';
import { activeView } from '../state/activeView';
import { announce } from '../ui/announcer';
import { Icon } from '../ui/Icon';
import { onEscOfNothing, useEscLeaves } from './escOfNothing';
import { nextStep, TOUR, type TourStep, tickOff } from './tour';

/** The part of the locale key that says what each does for one, or where a step that can't be done here goes on. */
const NAMES = {
  away: 'away',
  noRow: 'noRow',
  start: 'start',
  'list.next': 'next',
  'list.open': 'open',
  'list.select': 'select',
  'palette.open': 'palette',
  'help.keys': 'keys',
} as const satisfies Readonly<Record<Shown, string>>;

/** What the same keys do on a map. */
const ON_MAP = {
  'list.next': 'nextPoint',
  'list.open': 'openPoint',
  'list.select': 'selectPoint',
} as const satisfies Partial<Record<Shown, string>>;

/** A step, or that the tour rests: at home, or in a list that has no row, there is none to go to, to open or to select. */
type Shown = TourStep | 'away' | 'noRow';

interface TourStripProps {
  readonly done: readonly TourStep[];
  /** What opens the list where the person's work is; undefined for who may open none. */
  readonly start: ScreenCommandId | undefined;
  readonly end: () => void;
}

/**
 * Six keys, learned by pressing them where one works, in any order: each is ticked off, and the first that is not is named. A strip at the
 * foot: it covers no row and moves none, and takes no focus.
 */
export function TourStrip({ done, start, end }: TourStripProps) {
  const t = useT();
  const step = nextStep(done);
  const rests = useRest();
  const isMap = useSnapshot(activeView).active?.isMap === true;
  const next: Shown | undefined = step?.startsWith('list.') && rests && (start || rests !== 'away') ? rests : step;
  const words = wordsOf(next, start, isMap);
  // The last words end in their key, the others are what theirs does.
  const spoken = next
    ? format.pair(spokenKeyText(commandOf(next, start)), words)
    : `${words} ${spokenKeyText('history.undo')}`;
  // That there is no row the list says itself, and most often one is on its way.
  useEffect(() => (next === 'noRow' ? undefined : announce(spoken)), [spoken, next]);
  useEffect(
    () =>
      onKeyCommand((commandId) => {
        const step = TOUR.find((one) => commandOf(one, start) === commandId);
        if (step) tickOff(step);
      }),
    [start],
  );
  useEffect(() => onEscOfNothing(end), [end]);
  const escLeaves = useEscLeaves();
  return (
    <section
      aria-label={t('help.tour.title')}
      data-tour={done.length}
      className="shrink-0 flex items-center gap-x-4 min-h-12 px-4 py-1.5 bg-raised border-t border-line text-sm"
    >
      <span className="shrink-0 flex gap-1" aria-hidden="true">
        {TOUR.map((step) => (
          <span key={step} className={`size-1.5 rounded-full ${done.includes(step) ? 'bg-mark' : 'bg-strong'}`} />
        ))}
      </span>
      {/* All of them have the room of the longest: the strip is as high at each step. */}
      <span className="grow grid min-w-0">
        {[...TOUR, 'away' as const, 'noRow' as const, undefined]
          .filter((step) => start || !(step === 'start' || step === 'away'))
          .map((step) => (
            <Words key={step ?? 'done'} of={step} start={start} isMap={isMap} isShown={step === next} />
          ))}
      </span>
      <button
        type="button"
        className={`button-plain shrink-0 inline-flex items-center gap-1.5 h-8 px-2.5 rounded-md ${escLeaves ? '' : 'key-off'}`}
        onClick={end}
      >
        <span className="grid">
          <span className={inPlace(next !== undefined)}>{t('help.learn.leave')}</span>
          <span className={inPlace(next === undefined)}>{t('help.learn.gotIt')}</span>
        </span>
        <kbd>Esc</kbd>
      </button>
    </section>
  );
}

/** What is run by the key of a step. */
const commandOf = (step: Shown, start: ScreenCommandId | undefined): string =>
  step === 'start' || step === 'away' ? (start ?? '') : step === 'noRow' ? 'list.refresh' : step;

/** What a step's key does for one, or that all are done. */
const wordsOf = (step: Shown | undefined, start: ScreenCommandId | undefined, isMap: boolean): string =>
  t(`help.learn.tour.${step ? nameOf(step, isMap) : 'done'}`, { screen: start ? t(`${start}.title`) : '' });

const nameOf = (step: Shown, isMap: boolean) =>
  isMap && (step === 'list.next' || step === 'list.open' || step === 'list.select') ? ON_MAP[step] : NAMES[step];

/** One of several in the same place, which only takes its room while another is shown. */
const inPlace = (isShown: boolean) => `[grid-area:1/1] ${isShown ? '' : 'invisible'}`;

/** Asked anew wherever the focus goes: when rows come it goes to the first of them. */
const useRest = () =>
  useSyncExternalStore(
    (changed) => {
      const stop = subscribe(activeView, changed);
      document.addEventListener('focusin', changed);
      return () => {
        stop();
        document.removeEventListener('focusin', changed);
      };
    },
    (): 'away' | 'noRow' | null => {
      const { active } = activeView;
      if (active?.part === 'charts') return 'away';
      return active?.part === 'list' && !active.isMap && active.cursorId() === null ? 'noRow' : null;
    },
  );

interface WordsProps extends Pick<TourStripProps, 'start'> {
  readonly of: Shown | undefined;
  readonly isMap: boolean;
  readonly isShown: boolean;
}

function Words({ of, start, isMap, isShown }: WordsProps) {
  useT();
  return (
    <span className={`${inPlace(isShown)} flex items-center gap-2.5`}>
      {of ? <Keys of={commandOf(of, start)} /> : <Icon name="circle-check" className="text-good" />}
      <span>{wordsOf(of, start, isMap)}</span>
      {!of && <Keys of="history.undo" />}
    </span>
  );
}
