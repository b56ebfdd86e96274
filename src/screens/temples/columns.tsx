import { useSnapshot } from 'valtio';
import { thumbOf } from '../../../contract/photos';
import type { Temple } from '../../../contract/temples/calls';
import type { Place } from '../../../contract/temples/place';
import { ago, number, text } from '../../grid/columns';
import { Badge } from '../../grid/columns/badge';
import type { Column } from '../../grid/screen';
import { useT } from '../../i18n';
import { Avatar } from '../../media/Avatar';
import { revealed } from '../../ui/revealed';
import { DeletionLine } from '../components/DeletionLine';
import { placeInList, placeText } from './coordinates';
import { type Draft, drafts, hasUnsaved } from './drafts';
import { templeTypeName } from './fields';

/** The name with its picture, and whether something typed about it is not saved. */
function Name({ temple }: { temple: Temple }) {
  const say = useT();
  const draft = useSnapshot(drafts).byId[temple.templeId] as Draft | undefined;
  const name = temple.name || say('common.nameless');
  return (
    <span className="flex min-w-0 items-center gap-2" title={name}>
      <Avatar src={thumbOf(temple.avatar)} name={temple.name} />
      <bdi className={`truncate ${temple.deleted ? 'text-faint line-through' : temple.name ? '' : 'text-faint'}`}>
        {revealed(name)}
      </bdi>
      {temple.deletion && <DeletionLine deletion={temple.deletion} />}
      {hasUnsaved(temple, draft) && <Badge text="screens.temples.unsaved" tone="warn" />}
    </span>
  );
}

/** A place in a column of them: digits below digits, which the face of all other text has not, in every language. */
function InList({ place }: { place: Place }) {
  const [lat, lng] = placeInList(place);
  return (
    <bdi dir="ltr" className="flex gap-1 font-mono text-xs text-soft" title={placeText(place)}>
      <span className="min-w-[9ch] text-right">{lat},</span>
      <span className="min-w-[9ch] text-right">{lng}</span>
    </bdi>
  );
}

/** The columns of temples. */
export const templeColumns: readonly Column<Temple>[] = [
  {
    id: 'name',
    title: 'screens.temples.name',
    width: 250,
    cell: (temple) => <Name temple={temple} />,
    accessor: (temple) => temple.name,
    sortable: 'name',
  },
  text<Temple>({
    id: 'type',
    title: 'screens.temples.type',
    onCard: 'note',
    width: 150,
    of: (temple) => templeTypeName(temple.type),
  }),
  text<Temple>({ id: 'address', title: 'screens.temples.address', width: 195, of: (temple) => temple.address }),
  text<Temple>({ id: 'city', title: 'screens.temples.city', width: 140, onCard: 'note', of: (temple) => temple.city }),
  {
    id: 'place',
    onCard: 'none',
    title: 'screens.temples.place',
    width: 172,
    keepsWidth: true,
    givesWay: true,
    atEnd: true,
    cell: ({ place }) => place && <InList place={place} />,
    accessor: (temple) => placeText(temple.place),
    isFact: true,
  },
  number<Temple>({
    id: 'photos',
    title: 'screens.temples.photos',
    width: 80,
    onCard: 'none',
    of: (temple) => temple.photos.length,
  }),
  text<Temple>({
    id: 'nickname',
    title: 'screens.temples.nickname',
    of: (temple) => temple.nickname,
    hidden: true,
  }),
  text<Temple>({ id: 'country', title: 'screens.temples.country', of: (temple) => temple.country, hidden: true }),
  ago<Temple>({
    id: 'updatedAt',
    title: 'screens.temples.updated',
    width: 120,
    of: (temple) => temple.updatedAt,
  }),
];
