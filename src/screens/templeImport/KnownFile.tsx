import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { rowAddress } from '../../navigation/rowAddress';
import { jobs } from '../../run/job/summaries';
import { Icon } from '../../ui/Icon';
import { staffName } from '../../ui/staffName';
import { importing } from './importing';
import { known, recognise } from './known';
import { importJobOf } from './writing';

/** Before anything is written: that this very file was imported before, by whom and when. */
export function KnownFile() {
  const t = useT();
  const { opened, importId } = useSnapshot(importing);
  const { earlier } = useSnapshot(known) as typeof known;
  // Once it is being written, the card of that says so.
  useSnapshot(jobs);
  useEffect(() => {
    if (opened) void recognise();
  }, [opened]);
  const [newest] = earlier;
  if (!newest || importJobOf(importId) !== null) return null;
  const { counts } = newest;
  const countsText = t('screens.imports.knownCounts', {
    number: format.number(counts.created + counts.updated),
    takenBack: format.number(counts.removed + counts.restored),
  });
  return (
    <p
      role="status"
      className="shrink-0 flat:order-last flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-warn-soft px-4 py-2 text-sm"
      data-known-file
    >
      <Icon name="triangle-alert" size={16} className="shrink-0 text-warn" />
      {/* Where one line has no room for it all, when it was, and what of it is still there: who it was is a press away. */}
      <span className="grow basis-60 @max-[52rem]:hidden">
        {t('screens.imports.known', { name: staffName(newest.by), when: format.dateTime(newest.at) })}{' '}
        <span className="inline-block">{countsText}</span>
      </span>
      <Link href={rowAddress('templeImport', newest.id)} className="font-medium text-mark underline">
        <span className="@max-[52rem]:hidden">{t('screens.imports.open')}</span>
        <span className="@min-[52rem]:hidden">
          {t('screens.imports.knownShort', { when: format.dateTime(newest.at) })}
        </span>
      </Link>
      <span className="text-xs @max-[36rem]:basis-full @max-[36rem]:ps-7 @min-[52rem]:hidden">{countsText}</span>
    </p>
  );
}
