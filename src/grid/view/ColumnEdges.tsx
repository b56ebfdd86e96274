import type { Shown } from '../hooks/useColumns';
import { useColumnTable } from '../hooks/useColumnTable';
import type { Prefs } from '../model/prefs';
import type { Column } from '../screen';

interface ColumnEdgesProps {
  readonly all: readonly Column<unknown>[];
  readonly prefs: Prefs;
  readonly shown: readonly Shown<unknown>[];
}

/** The edges of the columns, which one drags for their width; over the column heads, whose tracks they share. */
export default function ColumnEdges({ all, prefs, shown }: ColumnEdgesProps) {
  const heads = useColumnTable(all, prefs).getHeaderGroups()[0]?.headers ?? [];
  return (
    <div aria-hidden="true" className="grid-row pointer-events-none absolute inset-0">
      <span />
      {shown.map(({ column: { id } }) => (
        <span key={id} className="relative">
          <span
            data-edge={id}
            className="pointer-events-auto absolute inset-y-1.5 end-0 w-2 cursor-col-resize border-e border-transparent hover:border-mark"
            onPointerDown={heads.find((head) => head.id === id)?.getResizeHandler()}
          />
        </span>
      ))}
    </div>
  );
}
