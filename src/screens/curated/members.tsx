import { KINDS } from '../../../commands/kinds';
import { midnightOf } from '../../../contract/birthDay';
import type { TvUser, Vip } from '../../../contract/curatedMembers';
import type { NameOrder } from '../../../contract/wire/paging';
import { ago, badge, person, text } from '../../grid/columns';
import { Badge } from '../../grid/columns/badge';
import type { Sort } from '../../grid/model/filter';
import type { Column } from '../../grid/screen';
import { format } from '../../i18n/format';
import { session } from '../../state/session';
import { KeyText } from '../../ui/KeyText';
import { LanguageChips } from './LanguageChips';

/** Newest additions, or by display name up and down (docs/specification.md section 2). */
export const CURATED_SORTS: readonly Sort[] = [
  { value: '-added', title: 'screens.curated.newest' },
  { value: 'name', title: 'screens.curated.nameUp' },
  { value: '-name', title: 'screens.curated.nameDown' },
];

/** The order as the calls take it: none is newest first. */
export const nameOrder = (sort: string | null | undefined): { sort?: NameOrder } =>
  sort === 'name' || sort === '-name' ? { sort } : {};

const who = person<TvUser>({
  id: 'name',
  title: 'screens.curated.name',
  width: 240,
  sortable: 'name',
  of: (member) => ({ displayName: KINDS.tvUser.nameOf(member), avatar: member.photo, pubkey: member.pubkey }),
  accessor: (member) => member.displayName,
});
const name: Column<TvUser> = {
  ...who,
  cell: (member) => (
    <span className="flex items-center gap-2 min-w-0">
      {who.cell(member)}
      {member.removed && session.extensions.length === 0 && <Badge text="screens.curated.removed" tone="fact" />}
    </span>
  ),
};
/** Only whether the member was removed here: on servers without extensions that is shown beside the name, and this column is left out. */
const state = badge<TvUser>({
  isFact: true,
  id: 'state',
  title: 'screens.profiles.standing',
  width: 110,
  of: (member) => (member.removed ? [{ text: 'screens.curated.removed', tone: 'fact' }] : []),
});
const rest: readonly Column<TvUser>[] = [
  text<TvUser>({
    id: 'uid',
    title: 'screens.profiles.uid',
    width: 90,
    of: ({ uid }) => (uid === undefined ? '' : String(uid)),
  }),
  text<TvUser>({
    id: 'pubkey',
    title: 'screens.profiles.pubkey',
    width: 170,
    onCard: 'none',
    of: (member) => member.pubkey,
    cell: (member) => <KeyText of={member.pubkey} />,
  }),
  text<TvUser>({
    id: 'birthDay',
    title: 'screens.profiles.birthDay',
    width: 110,
    keepsWidth: true,
    onCard: 'none',
    of: (member) => (member.bornAt === null ? '' : format.day(midnightOf(member.bornAt))),
    typed: { kind: 'day', of: ({ bornAt }) => (bornAt === null ? null : midnightOf(bornAt)) },
  }),
  ago<TvUser>({ id: 'changed', title: 'screens.curated.changed', width: 120, of: (member) => member.changedAt }),
];

/** The columns of TV accounts. */
export const tvUserColumns: readonly Column<TvUser>[] = [name, state, ...rest];

/** The columns of VIP accounts. */
export const vipColumns: readonly Column<Vip>[] = [
  name as unknown as Column<Vip>,
  {
    id: 'languages',
    onCard: 'note',
    title: 'screens.curated.languages',
    width: 260,
    cell: (vip) => <LanguageChips tags={vip.languageTags} />,
    accessor: (vip) => vip.languageTags.join(' '),
  },
  state as unknown as Column<Vip>,
  ...(rest as unknown as readonly Column<Vip>[]),
];
