import type { RoleRow } from '../../../commands/core/rows';
import { KINDS } from '../../../commands/kinds';
import * as roles from '../../../contract/roles';
import { COUNT_MAX, ROLE_PAGE_SIZE } from '../../../contract/wire/constants';
import { call } from '../../client';
import { number, text } from '../../grid/columns';
import { Badge } from '../../grid/columns/badge';
import { detailPart } from '../../grid/list/detailPart';
import { windowOfPages } from '../../grid/rows/numberedPages';
import { listScreen } from '../../grid/screen';
import { revealed } from '../../ui/revealed';
import { useIsEdited } from './useDraft';

/** The name, and whether what was edited of it is not saved. */
function Name({ role }: { role: RoleRow }) {
  const isEdited = useIsEdited(role);
  return (
    <span className="flex min-w-0 items-center gap-2" title={role.role_name}>
      <bdi className="truncate">{revealed(role.role_name)}</bdi>
      {isEdited && <Badge text="screens.roles.unsaved" tone="warn" />}
    </span>
  );
}

/** Roles by name; opening one opens its editor (docs/specification.md section 2). */
export default listScreen<RoleRow>({
  go: 'go.roles',
  kind: 'role',
  list: {
    key: 'roles',
    load: async ({ pos, count, signal, text: words }) => {
      if (words === '') return windowOfPages({ pos, count }, (page) => call(roles.list, page, { signal }));
      const found = await KINDS.role.search?.({ call, has: () => false }, words, COUNT_MAX);
      return found === undefined || found.refused !== undefined
        ? (found ?? { data: [], total: 0 })
        : { data: found.data.slice(pos, pos + count), total: found.data.length };
    },
  },
  pageSizes: [ROLE_PAGE_SIZE, 25, 50, 100],
  columns: [
    text<RoleRow>({
      id: 'name',
      title: 'screens.roles.name',
      width: 260,
      of: (row) => row.role_name,
      cell: (row) => <Name role={row} />,
    }),
    number<RoleRow>({
      id: 'actions',
      title: 'screens.roles.actions',
      width: 120,
      of: (row) => row.action_ids?.length,
    }),
    number<RoleRow>({ id: 'users', title: 'screens.roles.users', width: 140, of: (row) => row.user_count }),
  ],
  detail: detailPart(() => import('./RoleEditor')),
  commands: ['role.add', 'policy.edit'],
  empty: 'screens.roles.empty',
  emptyCommand: 'role.add',
  canSearch: () => true,
  isSettled: (row) => row.gone === true,
  matches: (row) => !row.gone,
});
