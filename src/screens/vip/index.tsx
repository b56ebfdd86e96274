import { COMMON_LANGUAGES } from '../../../commands/core/languages';
import { type Vip, vip } from '../../../contract/curatedMembers';
import { call } from '../../client';
import { detailPart } from '../../grid/list/detailPart';
import { listScreen } from '../../grid/screen';
import { serverHas } from '../../state/session';
import { CURATED_SORTS, nameOrder, vipColumns } from '../curated/members';

/** Members suggested to others, by the languages they speak (docs/specification.md section 2). */
export default listScreen<Vip>({
  go: 'go.vip',
  kind: 'vip',
  list: {
    key: 'vip',
    load: ({ pos, count, signal, filters, sort }) =>
      call(
        vip.list,
        { position: pos, count, ...nameOrder(sort), ...(filters.tag ? { tag: filters.tag } : {}) },
        { signal },
      ),
  },
  columns: vipColumns,
  detail: detailPart(() => import('./VipDetail')),
  empty: 'screens.curated.vipEmpty',
  emptyCommand: 'vip.add',
  commands: ['vip.add'],
  filters: [
    {
      id: 'tag',
      title: 'screens.curated.languages',
      options: COMMON_LANGUAGES.map((tag) => ({ value: tag, language: tag })),
    },
  ],
  canFilter: () => serverHas('filters'),
  sorts: CURATED_SORTS,
  readsAll: { sorts: { name: (row) => row.displayName } },
  isSettled: (row) => row.removed === true,
  matches: (row, { filters }) => !row.removed && (!filters.tag || row.languageTags.includes(filters.tag)),
});
