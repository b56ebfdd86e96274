import type { NoticeRow } from '../../../commands/core/rows';
import * as notifications from '../../../contract/notifications';
import { call } from '../../client';
import { ago, badge, text } from '../../grid/columns';
import { detailPart } from '../../grid/list/detailPart';
import { listScreen } from '../../grid/screen';
import { staffName } from '../../ui/staffName';
import { audienceText } from './audience';

/** What has been sent, newest first (docs/specification.md section 2). */
export default listScreen<NoticeRow>({
  go: 'go.notifications',
  kind: 'notification',
  list: {
    key: 'notifications',
    load: ({ pos, count, signal }) => call(notifications.list, { pos, count }, { signal }),
  },
  columns: [
    text<NoticeRow>({ id: 'title', title: 'screens.notifications.title', width: 230, of: (row) => row.title }),
    text<NoticeRow>({ id: 'body', title: 'screens.notifications.body', width: 270, of: (row) => row.body }),
    text<NoticeRow>({
      id: 'audience',
      onCard: 'note',
      title: 'screens.notifications.audience',
      width: 180,
      isSentence: true,
      of: (row) => audienceText(row.audience, row.role_name),
    }),
    text<NoticeRow>({
      id: 'sender',
      onCard: 'note',
      title: 'screens.notifications.sender',
      width: 150,
      of: (row) => staffName(row.sender),
    }),
    ago<NoticeRow>({ id: 'created', title: 'screens.notifications.created', width: 110, of: (row) => row.created }),
    badge<NoticeRow>({
      id: 'state',
      title: 'screens.notifications.state',
      width: 90,
      of: (row) => (row.gone ? [{ text: 'screens.notifications.gone', tone: 'warn' }] : []),
    }),
  ],
  detail: detailPart(() => import('./NotificationDetail')),
  commands: ['notification.send'],
  empty: 'screens.notifications.empty',
  emptyCommand: 'notification.send',
  isSettled: (row) => row.gone === true,
  matches: (row) => !row.gone,
});
