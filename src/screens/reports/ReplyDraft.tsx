import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { announce } from '../../shell/announcer';
import { keepOwn, ownText } from '../../state/ownPlaces';
import { surfaces } from '../../state/surface';
import { wantedDraft } from './wantedDraft';

const PREFIX = 'reply.';

/** The reply to the reporters of a case: kept with the case until it is sent or emptied. */
export function ReplyDraft({ caseId }: { caseId: string }) {
  const t = useT();
  const place = PREFIX + caseId;
  const [text, setText] = useState(() => ownText(place) ?? '');
  /** Sending was asked for; this server has no call that mails a reporter. */
  const [asked, setAsked] = useState(false);
  const said = asked ? 'replyNotSent' : text === '' ? 'replyHint' : 'replyKept';
  const field = useRef<HTMLTextAreaElement>(null);
  const wanted = useSnapshot(wantedDraft).caseId === caseId;
  useEffect(() => {
    if (!wanted) return;
    field.current?.focus();
    wantedDraft.caseId = null;
  }, [wanted]);
  return (
    <div>
      <textarea
        ref={field}
        dir="auto"
        rows={3}
        value={text}
        aria-label={t('report.reply.title')}
        placeholder={t('screens.reports.replyPlaceholder')}
        className="w-full rounded-lg border border-strong bg-surface px-3 py-2 text-sm"
        onChange={(event) => {
          setText(event.target.value);
          keepOwn(place, event.target.value);
          setAsked(false);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') {
            // Back to the row; the case stays open, and what was written stays with it.
            event.preventDefault();
            surfaces.active?.focus();
          }
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          setAsked(true);
          announce(t('screens.reports.replyNotSent'));
        }}
      />
      <p className={`text-xs pt-1 ${asked ? 'text-warn' : 'text-faint'}`}>{t(`screens.reports.${said}`)}</p>
    </div>
  );
}
