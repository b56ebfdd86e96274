import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { StaffNotification } from '../../contract/notifications';
import { t, useT } from '../i18n';
import { format } from '../i18n/format';
import { rowAddress } from '../navigation/rowAddress';
import { type JobSummary, jobs } from '../run/job/summaries';
import { dismissNotice, loadNotices, noticeId, notices, pollNotices } from '../state/notices';
import { announce } from '../ui/announcer';
import { CommandButton } from '../ui/CommandButton';
import { spelledOut } from '../ui/hiddenCharacters';
import { Icon } from '../ui/Icon';
import { Menu } from '../ui/Menu';
import { Name } from '../ui/Name';
import { runTitle } from '../ui/RunTitle';
import { revealed } from '../ui/revealed';
import { timeAgo } from '../ui/timeAgo';
import { useButtonMenu } from '../ui/useButtonMenu';
import { TopbarButton } from './TopbarButton';

/**
 * The notices for this person, each there until it is dealt with, and the jobs that run. The person's own finished work is not a
 * notice: the toast and the job's card have reported it.
 */
export function NotificationBell() {
  const t = useT();
  const { arrived, handled, canBeUnread } = useSnapshot(notices);
  const { list } = useSnapshot(jobs);
  const { button, menu, close } = useButtonMenu();
  useEffect(pollNotices, []);
  const isOpen = (id: string) => !canBeUnread || !handled.includes(id);
  const running = list.filter((job) => job.phase !== 'finished');
  const shown = arrived.filter((notice) => isOpen(noticeId(notice)));
  const count = canBeUnread ? shown.length : 0;
  useEffect(() => {
    if (count > 0) announce(t('shell.unread', { count }));
  }, [count, t]);
  const all = canBeUnread ? shown.map(noticeId) : [];
  const label =
    count > 0 ? format.pair(t('shell.notifications'), t('shell.unread', { count })) : t('shell.notifications');
  const toggle = () => {
    if (!menu.isOpen) void loadNotices();
    button.onClick();
  };
  return (
    <>
      <TopbarButton label={label} button={{ ...button, onClick: toggle }}>
        <Icon name="bell" size={18} />
        {count > 0 ? (
          <span className="absolute -top-0.5 end-0 min-w-4.5 h-4.5 px-1 grid place-items-center rounded-full bg-topbar-ink text-topbar text-[0.6875rem] leading-none font-semibold">
            {count > 99 ? '99+' : format.number(count)}
          </span>
        ) : (
          running.length > 0 && <span className="absolute top-1 end-1 size-2 rounded-full bg-topbar-ink" />
        )}
      </TopbarButton>
      <Menu label={label} role="dialog" align="end" {...menu}>
        <div className="w-80 max-w-full p-2">
          <div className="flex items-center gap-2 pb-1.5">
            <p className="grow font-semibold">{t('shell.notifications')}</p>
            {all.length > 1 && (
              <button
                type="button"
                data-item
                className="button-plain h-7 px-2 rounded-md text-xs"
                onClick={(event) => {
                  // The button leaves with what it was for.
                  event.currentTarget.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-command]')?.focus();
                  dismissNotice(all);
                }}
              >
                {t('shell.handleAll')}
              </button>
            )}
          </div>
          {running.length + shown.length === 0 && (
            <p className="text-sm text-faint py-3">{t('shell.noNotifications')}</p>
          )}
          <ul className="flex flex-col divide-y divide-line">
            {shown.map((notice) => (
              <li key={notice.id} className="flex items-start gap-2 py-2 text-sm">
                <div className="grow min-w-0">
                  <p dir="auto" className="font-medium break-words">
                    <Title of={notice} onFollow={close} />
                  </p>
                  <p dir="auto" className="text-soft whitespace-pre-wrap break-words line-clamp-4">
                    {revealed(notice.body || notice.about?.name || '')}
                  </p>
                  <p className="flex text-xs text-soft">
                    <Name of={notice.sender.display_name} className="truncate" />
                    <span className="shrink-0 whitespace-pre"> · {timeAgo(notice.created)}</span>
                  </p>
                </div>
                {canBeUnread && <Handled id={noticeId(notice)} name={titleText(notice)} />}
              </li>
            ))}
            {running.map((job) => (
              <JobLine key={job.id} job={job} />
            ))}
          </ul>
          <CommandButton command="jobs.open" look="item" onInvoked={close} />
          <CommandButton command="go.notifications" look="item" onInvoked={close} />
        </div>
      </Menu>
    </>
  );
}

/** Why a notice came that is for this person alone and has no title of its own. */
const titleText = ({ because, title, sender }: Pick<StaffNotification, 'because' | 'title' | 'sender'>): string =>
  because === undefined ? title : t(`shell.because.${because}`, { name: spelledOut(sender.display_name) });

/** What is about a case leads to a row of the report queue. */
const SHOWN_AS = { case: 'report', profile: 'profile' } as const;

/** What a notice is called, with the way to what it is about. */
function Title({
  of: notice,
  onFollow,
}: {
  of: Pick<StaffNotification, 'because' | 'title' | 'sender' | 'about'>;
  onFollow: () => void;
}) {
  const title = notice.because === undefined ? revealed(notice.title) : titleText(notice);
  if (!notice.about) return <span className="line-clamp-3">{title}</span>;
  return (
    <Link
      href={rowAddress(SHOWN_AS[notice.about.kind], notice.about.id)}
      data-item
      onClick={onFollow}
      className="text-mark underline underline-offset-2"
    >
      {title}
    </Link>
  );
}

function JobLine({
  job,
}: {
  job: Pick<JobSummary, 'commandId' | 'called' | 'total'> & { counts: { done: number; failed: number } };
}) {
  useT();
  return (
    <li className="flex items-center gap-2 py-1.5 text-sm">
      <bdi className="grow truncate">{runTitle(job)}</bdi>
      <span className={job.counts.failed > 0 ? 'text-danger' : 'text-soft'}>
        {format.number(job.counts.done)}/{format.number(job.total)}
      </span>
    </li>
  );
}

function Handled({ id, name }: { id: string; name: string }) {
  const t = useT();
  return (
    <button
      type="button"
      data-item
      title={t('shell.handle')}
      aria-label={format.pair(t('shell.handle'), name)}
      className="shrink-0 size-7 grid place-items-center rounded-md text-soft hover:bg-hover hover:text-ink"
      onClick={(event) => {
        // The focus goes to what comes next; the button itself leaves.
        const items = [
          ...(event.currentTarget
            .closest('[role="dialog"]')
            ?.querySelectorAll<HTMLElement>('[data-item], [data-command]') ?? []),
        ];
        const at = items.indexOf(event.currentTarget);
        (items[at + 1] ?? items[at - 1])?.focus();
        dismissNotice([id]);
      }}
    >
      <Icon name="check" size={16} />
    </button>
  );
}
