import type { Person } from '../../../contract/people';
import { Avatar } from '../../media/Avatar';
import { Name } from '../../ui/Name';
import { titleOfRevealed } from '../../ui/revealed';
import type { Column } from '../screen';

/** A member: picture and name. Names are long and in any script: one line, whole in the tooltip. */
export function person<Row>(
  given: Pick<Column<Row>, 'id' | 'title'> &
    Partial<Column<Row>> & { readonly of: (row: Row) => Pick<Person, 'displayName' | 'avatar'> },
): Column<Row> {
  const { of, ...column } = given;
  return {
    width: 180,
    cutsItself: true,
    cell: (row) => personCell(of(row)),
    accessor: (row) => of(row).displayName,
    ...column,
  };
}

function personCell({ displayName, avatar }: Pick<Person, 'displayName' | 'avatar'>) {
  if (displayName === '') return <span className="text-faint">—</span>;
  return (
    <span className="flex items-center gap-2 min-w-0" title={titleOfRevealed(displayName)}>
      <Avatar src={avatar} name={displayName} />
      <Name of={displayName} className="truncate" />
    </span>
  );
}
