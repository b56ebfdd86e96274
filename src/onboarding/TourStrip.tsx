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
  const words = t(`palette.learn.tour.${commandId ? NAMES[commandId] : 'done'}`);
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
      className="shrink-0 flex flex-wrap items-center gap-x-4 gap-y-1.5 min-h-12 px-4 py-1.5 bg-raised border-b border-line text-sm"
    >
      <span className="flex gap-1" aria-hidden="true">
        {TOUR.map((id, index) => (
          <span key={id} className={`size-1.5 rounded-full ${index < step ? 'bg-mark' : 'bg-strong'}`} />
        ))}
      </span>
      <span className="grow flex items-center gap-2.5">
        {commandId ? <Keys key={commandId} of={commandId} /> : <Icon name="circle-check" className="text-good" />}
        <span>{words}</span>
        {!commandId && <Keys of="history.undo" />}
      </span>
      <button
        type="button"
        className="button-plain inline-flex items-center gap-1.5 h-8 px-2.5 rounded-md"
        onClick={end}
      >
        {t(commandId ? 'palette.learn.leave' : 'palette.learn.gotIt')} <kbd>Esc</kbd>
      </button>
    </section>
  );
}
