import { useEffect } from 'react';
import { useT } from '../i18n';
import { format } from '../i18n/format';
import { Keys } from '../keys';
import { spokenKeyText } from '../keys/keyText';
import { topLayer } from '../keys/layers';
import { onKeyCommand } from '../keys/listen';
import { announce } from '../ui/announcer';
import { Icon } from '../ui/Icon';
import { advanceTour, TOUR, type TourStep } from './tour';

/** The part of the locale key that says what each does for one. */
const NAMES = {
  'list.next': 'next',
  'list.open': 'open',
  'list.select': 'select',
  'palette.open': 'palette',
  'help.keys': 'keys',
} as const satisfies Readonly<Record<TourStep, string>>;

/**
 * Five keys, learned by pressing them in the list that one works in. A strip in the page's flow: it covers no row and takes no focus.
 */
export function TourStrip({ step, end }: { step: number; end: () => void }) {
  const t = useT();
  const commandId = TOUR[step];
  const words = t(wordsOf(commandId));
  // The last words end in their key, the others are what theirs does.
  const spoken = commandId ? format.pair(spokenKeyText(commandId), words) : `${words} ${spokenKeyText('history.undo')}`;
  useEffect(() => announce(spoken), [spoken]);
  useEffect(() => onKeyCommand(advanceTour), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || topLayer()) return;
      // What is on top goes first: the detail below stays open.
      event.preventDefault();
      end();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [end]);
  return (
    <section
      aria-label={t('help.tour.title')}
      data-tour={step}
      className="shrink-0 flex items-center gap-x-4 min-h-12 px-4 py-1.5 bg-raised border-b border-line text-sm"
    >
      <span className="shrink-0 flex gap-1" aria-hidden="true">
        {TOUR.map((id, index) => (
          <span key={id} className={`size-1.5 rounded-full ${index < step ? 'bg-mark' : 'bg-strong'}`} />
        ))}
      </span>
      {/* All of them have the room of the longest: the strip is as high at each step, and a key moves no row below it. */}
      <span className="grow grid min-w-0">
        {[...TOUR, undefined].map((id, index) => (
          <Words key={id ?? 'done'} of={id} isShown={index === step} />
        ))}
      </span>
      <button
        type="button"
        className="button-plain shrink-0 inline-flex items-center gap-1.5 h-8 px-2.5 rounded-md"
        onClick={end}
      >
        <span className="grid">
          <span className={inPlace(commandId !== undefined)}>{t('palette.learn.leave')}</span>
          <span className={inPlace(commandId === undefined)}>{t('palette.learn.gotIt')}</span>
        </span>
        <kbd>Esc</kbd>
      </button>
    </section>
  );
}

const wordsOf = (of: TourStep | undefined) => `palette.learn.tour.${of ? NAMES[of] : 'done'}`;

/** One of several in the same place, which only takes its room while another is shown. */
const inPlace = (isShown: boolean) => `[grid-area:1/1] ${isShown ? '' : 'invisible'}`;

/** What a step's key does for one, or that all have been pressed. */
function Words({ of, isShown }: { of: TourStep | undefined; isShown: boolean }) {
  const t = useT();
  return (
    <span className={`${inPlace(isShown)} flex items-center gap-2.5`}>
      {of ? <Keys of={of} /> : <Icon name="circle-check" className="text-good" />}
      <span>{t(wordsOf(of))}</span>
      {!of && <Keys of="history.undo" />}
    </span>
  );
}
