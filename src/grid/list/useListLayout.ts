import { useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { MOBILE_AT_PX } from '../../../contract/wire/constants';
import { session } from '../../state/session';
import { speaking, useSilent } from '../hooks/silentColumns';
import { fitting, useColumns } from '../hooks/useColumns';
import { useWidth } from '../hooks/useWidth';
import { LOOK_PARAM, MAP } from '../model/address';
import { bulkBarPx } from '../model/bulkBarHeight';
import type { GridModel } from '../model/gridState';
import type { Prefs } from '../model/prefs';
import { isEmptySelection } from '../model/selection';
import type { ListScreenOf } from '../screen';
import type { ViewMode } from '../view/Rows';

/** Height of a row on a phone: three lines. */
const CARD_PX = 86;
/** A list that is narrower has no room for its tools and for what can be done with a selection side by side. */
const NARROW_PX = 640;

interface Given {
  readonly model: GridModel;
  readonly screen: ListScreenOf<unknown>;
  readonly prefs: Prefs;
  readonly address: URLSearchParams;
}

/** What of a list there is room for: cards or a table, which columns, how high its rows and the bar of a selection are. */
export function useListLayout({ model, screen, prefs, address }: Given) {
  const page = useRef<HTMLDivElement>(null);
  const listPane = useRef<HTMLElement>(null);
  const columns = screen.columns as ListScreenOf<unknown>['columns'];
  const arranged = useColumns(columns, prefs);
  const pageWidthPx = useWidth(page);
  const listWidthPx = useWidth(listPane);
  const isCard = pageWidthPx > 0 && pageWidthPx <= MOBILE_AT_PX;
  const isNarrow = listWidthPx > 0 && listWidthPx <= NARROW_PX;

  const { selection, opened } = useSnapshot(model.state);
  const { shown, look, rowPx } = useSnapshot(prefs);
  const hasDetail = opened !== null && screen.detail !== undefined;
  // A server that goes beyond section 7 says what it has.
  const silent = useSilent(model.list, columns, session.extensions.length === 0);
  const visible = useMemo(() => speaking(arranged.visible, silent, shown), [arranged.visible, silent, shown]);
  const isBeside = hasDetail && !isCard;
  const fitted = useMemo(() => (isBeside ? fitting(visible, listWidthPx) : visible), [isBeside, visible, listWidthPx]);
  return {
    page,
    listPane,
    isCard,
    isNarrow,
    /** As the person has arranged them, whether or not there is room for all. */
    arranged,
    /** Those drawn. */
    columns: fitted,
    rowPx: isCard ? CARD_PX : rowPx,
    /** Height of the bar below the rows; 0 without a selection. */
    footerPx: isEmptySelection(selection as typeof model.state.selection) ? 0 : bulkBarPx(isNarrow),
    look: lookOf(screen, look, address.get(LOOK_PARAM)),
  };
}

/** A map is asked for in the address; pictures, where there are some, are how a person likes the list. */
function lookOf({ map, picture }: ListScreenOf<unknown>, preferred: ViewMode, asked: string | null): ViewMode {
  if (map && asked === MAP) return 'map';
  return picture && preferred === 'pictures' ? 'pictures' : 'table';
}
