import { sendNotification } from '../../../commands/notifications';
import { roleOfAudience } from '../../../contract/notifications';
import type { PreviewProps } from '../../forms/previewProps';
import { useOptions } from '../../forms/useOptions';
import { useT } from '../../i18n';
import { session } from '../../state/session';
import { revealedWithin } from '../../ui/revealed';
import { audienceText } from './audience';
import { Notice } from './Notice';

const NOBODY: readonly unknown[] = [];
const { audience: ask } = sendNotification.asks ?? {};

/** The notification as its readers will see it. */
export default function Preview({ values }: PreviewProps) {
  const t = useT();
  const audience = String(values.audience ?? 'all');
  return (
    <section aria-label={t('screens.notifications.preview')} className="flex flex-col gap-1.5">
      <h3 className="text-xs font-medium text-soft">{t('screens.notifications.preview')}</h3>
      <div className="max-h-48 overflow-y-auto">
        <Notice
          title={String(values.heading ?? '').trim() || t('screens.notifications.noTitle')}
          body={String(values.body ?? '').trim() || t('screens.notifications.noBody')}
          about={[session.user?.display_name ?? '']}
        />
      </div>
      <p className="text-xs text-soft">
        {t('screens.notifications.goesTo')}{' '}
        <strong className="text-ink">
          <Audience value={audience} />
        </strong>
        {'. '}
        {t('screens.notifications.whoReads')}
      </p>
    </section>
  );
}

function Audience({ value }: { value: string }) {
  const { options } = useOptions(ask ?? { as: 'oneOf', options: () => [] }, NOBODY);
  const label = roleOfAudience(value) === undefined ? undefined : options.find((one) => one.value === value)?.label;
  return <bdi>{revealedWithin(audienceText(value, label))}</bdi>;
}
