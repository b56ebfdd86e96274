import type { Person } from '../../../contract/people';
import type { Column } from '../screen';

/** A member: picture and name. Names are long and in any script: one line, whole in the tooltip. */
export function person<Row>(
  given: Pick<Column<Row>, 'id' | 'title'> &
    Partial<Column<Row>> & { readonly of: (row: Row) => Pick<Person, 'displayName' | 'avatar' | 'pubkey'> },
): Column<Row> {
  const { of, ...column } = given;
  return {
    width: 180,
    cell: (row) => <PersonCell {...of(row)} />,
    plain: (row) => of(row).displayName,
    ...column,
  };
}

function PersonCell({ displayName, avatar }: { displayName: string; avatar: string }) {
  return (
    <span className="flex items-center gap-2 min-w-0" title={displayName}>
      {avatar === '' ? (
        <span
          aria-hidden="true"
          className="size-6 shrink-0 rounded-full bg-hover text-soft text-xs grid place-items-center"
        >
          {initialOf(displayName)}
        </span>
      ) : (
        <img
          src={avatar}
          alt=""
          width={24}
          height={24}
          loading="lazy"
          decoding="async"
          className="size-6 shrink-0 rounded-full object-cover"
        />
      )}
      <bdi className="truncate">{displayName}</bdi>
    </span>
  );
}

/** Of a Vietnamese name the given name stands last. */
const initialOf = (name: string) => [...(name.trim().split(/\s+/).at(-1) ?? '')][0]?.toLocaleUpperCase() ?? '·';
