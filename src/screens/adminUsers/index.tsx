import type { StaffRow } from '../../../commands/core/rows';
import * as adminUsers from '../../../contract/adminUsers';
import { STATUSES } from '../../../contract/adminUsers';
import { ADMIN_USER_PAGE_SIZE } from '../../../contract/wire/constants';
import { call } from '../../client';
import { detailPart } from '../../grid/list/detailPart';
import { windowOfPages } from '../../grid/rows/numberedPages';
import { listScreen } from '../../grid/screen';
import { adminUserColumns } from './columns';

/** The staff, the newest first (docs/specification.md section 2: status filter, search, page size). */
export default listScreen<StaffRow>({
  go: 'go.adminUsers',
  kind: 'adminUser',
  list: {
    key: 'adminUsers',
    load: ({ pos, count, signal, filters, text }) => {
      const status = STATUSES.find((one) => String(one) === filters.status) ?? 0;
      return windowOfPages({ pos, count }, (page) =>
        text === ''
          ? call(adminUsers.list, { ...page, status }, { signal })
          : call(adminUsers.search, { ...page, status, text }, { signal }),
      );
    },
  },
  pageSizes: [ADMIN_USER_PAGE_SIZE, 25, 50, 100],
  columns: adminUserColumns,
  detail: detailPart(() => import('./AdminUserDetail')),
  commands: ['adminUser.add', 'serviceAccount.make'],
  empty: 'screens.adminUsers.empty',
  emptyCommand: 'adminUser.add',
  filters: [
    {
      id: 'status',
      title: 'screens.adminUsers.statusTitle',
      options: STATUSES.map((status) => ({ value: String(status), title: `screens.adminUsers.status.${status}` })),
    },
  ],
  canSearch: () => true,
  isSettled: (row) => row.gone === true,
  matches: (row, { filters }) => !row.gone && (filters.status === undefined || filters.status === String(row.status)),
});
