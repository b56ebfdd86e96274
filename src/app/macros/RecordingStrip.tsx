import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { t, useT } from '../../i18n';
import { titleOf } from '../../i18n/titles';
import { Keys } from '../../keys';
import { partText } from '../../palette/macroWords';
import { actHistory, invoke } from '../../run';
import type { Recorded } from '../../run/macros/recordingOf';
import { activeView } from '../../state/activeView';
import { announce } from '../../ui/announcer';
import { asBottomBar } from '../../ui/bottomBars';
import { Icon } from '../../ui/Icon';
import { notify } from '../../ui/notify';
import { recorded, recording } from './recorded';

const BUTTON = 'button-plain inline-flex shrink-0 items-center gap-1.5 h-8 px-2.5 rounded-md';

/** That a macro is being recorded, and what of; a strip below the screen, so that it covers no row and moves none, and takes no focus. */
export default function RecordingStrip() {
  const { since } = useSnapshot(recording);
  return since && <Strip />;
}

function Strip() {
  useT();
  useSnapshot(actHistory);
  const now = recorded();
  const words = wordsOf(now);
  useEffect(() => announce(words), [words]);
  useEffect(() => () => announce(t('macro.ended')), []);
  // The strip goes, or a question comes: the focus is back where the work is.
  const finish = () => {
    activeView.active?.focus();
    void invoke('macro.record', { source: 'button' });
  };
  const discard = () => {
    activeView.active?.focus();
    recording.since = null;
    notify({ key: 'macro.discarded', tone: 'info' });
  };
  return (
    <section
      ref={asBottomBar}
      aria-label={t('macro.recordingTitle')}
      data-recording={now.parts.length}
      className="shrink-0 flex flex-wrap items-center gap-x-3 gap-y-1 min-h-12 px-4 py-1.5 bg-warn-soft border-t border-line text-sm"
      onKeyDown={(event) => {
        if (event.key === 'Escape') activeView.active?.focus();
      }}
    >
      <Icon name="radio" className="shrink-0 text-danger" />
      <span className="grow basis-40 min-w-0 line-clamp-2">{words}</span>
      <span className="ms-auto flex flex-wrap items-center gap-x-3 gap-y-1">
        <button type="button" data-command="macro.record" className={BUTTON} onClick={finish}>
          {t('macro.stop')} <Keys of="macro.record" />
        </button>
        <button type="button" className={BUTTON} onClick={discard}>
          {t('macro.discard')}
        </button>
      </span>
    </section>
  );
}

/** How many acts, which, and what was left out last, with the reason. */
function wordsOf({ parts, leftOut }: Recorded): string {
  const last = leftOut.at(-1);
  const acts = parts.map(partText).join(' · ');
  return [
    t('macro.recording', { count: parts.length }),
    acts,
    last && t('macro.leftOut', { what: titleOf(last.commandId), why: t(last.why) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
