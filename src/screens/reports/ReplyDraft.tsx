import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import { useT } from '../../i18n';

const PREFIX = 'tamquan.reply.';

/** Which case's draft has been asked for: the field takes the focus when it is there. */
export const wantedDraft = proxy<{ caseId: string | null }>({ caseId: null });

/** The reply to the reporters of a case: kept with the case until it is sent or emptied. */
export function ReplyDraft({ caseId }: { caseId: string }) {
  const t = useT();
  const place = PREFIX + caseId;
  const [text, setText] = useState(() => localStorage.getItem(place) ?? '');
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
          if (event.target.value === '') localStorage.removeItem(place);
          else localStorage.setItem(place, event.target.value);
        }}
      />
      <p className="text-xs text-faint pt-1">
        {t(text === '' ? 'screens.reports.replyHint' : 'screens.reports.replyKept')}
      </p>
    </div>
  );
}
