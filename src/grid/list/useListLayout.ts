import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { MOBILE_AT_PX, SIDEBAR_COLLAPSED_WIDTH_PX, SIDEBAR_COLLAPSES_AT_PX } from '../../../contract/wire/constants';
import { session } from '../../state/session';
import { remPx } from '../../ui/remPx';
import { speaking, useSilent } from '../hooks/silentColumns';
import { fitting, type Shown, useColumns, withoutGivingWay } from '../hooks/useColumns';
import { useFrameLater } from '../hooks/useFrameLater';
import { useHasOpened } from '../hooks/useHasOpened';
import { useWidth } from '../hooks/useWidth';
import { LOOK_PARAM, MAP } from '../model/address';
import { openArrangement, type ViewMode } from '../model/arrangement';
import { bulkBarPx } from '../model/bulkBarHeight';
import { widthBeside } from '../model/detailWidth';
import type { GridModel } from '../model/gridState';
import type { Prefs } from '../model/prefs';
import type { ListScreenOf } from '../screen';
import { cardOf } from '../view/card';

/** Height of a row on a phone: three lines, on a page of 16 px letters. */
const CARD_PX = 86;
/** So much more where the first of them is two. */
const CARD_LINE_PX = 20;

/** A window with so few lines, as of a page made four times as large, that each counts. */
const low = matchMedia('(max-height: 400px)');
/**
 * A window whose page is as wide as a phone's beside the collapsed sidebar. The page itself is not measured: the sidebar follows a window a
 * second after it was resized (docs/specification.md section 9), and no row moves when it does, or when it is expanded.
 */
const narrow = matchMedia(`(max-width: ${MOBILE_AT_PX + SIDEBAR_COLLAPSED_WIDTH_PX}px)`);
/** One no wider than a tablet's; whether its rows are cards is asked first. */
const tight = matchMedia(`(max-width: ${SIDEBAR_COLLAPSES_AT_PX}px)`);

interface Given {
  readonly model: GridModel;
  readonly screen: ListScreenOf<unknown>;
  readonly prefs: Prefs;
  readonly address: URLSearchParams;
}

/** What of a list there is room for: cards or a table, which columns, how high its rows and the bar of a selection are. */
export function useListLayout({ model, screen, prefs, address }: Given) {
  const page = useRef<HTMLDivElement>(null);
  const columns = screen.columns as ListScreenOf<unknown>['columns'];
  const arranged = useColumns(columns, prefs);
  const isCard = useMatch(narrow);
  const isLow = useMatch(low);
  const isTight = useMatch(tight) && !isCard;

  const { shown, look, rowPx, detailPx } = useSnapshot(prefs);
  const isBeside = useHasOpened(model) && screen.detail !== undefined && !isCard;
  const pagePx = useWidth(page, isBeside);
  // A server that goes beyond section 7 says what it has.
  const silent = useSilent(model.list, columns, session.extensions.length === 0);
  const visible = useMemo(() => speaking(arranged, silent, shown), [arranged, silent, shown]);
  const looks = lookOf(screen, look, address.get(LOOK_PARAM));
  useEffect(() => {
    const hasLooks = screen.map !== undefined || screen.picture !== undefined;
    openArrangement.now = { columns: visible.map(({ column }) => column.id), ...(hasLooks && { look: looks }) };
    return () => {
      openArrangement.now = null;
    };
  }, [screen, visible, looks]);
  // The detail is painted first, over the end of the list; the list becomes narrower in the frame after that, and wider at once.
  const hasRoom = useFrameLater(isBeside) && isBeside;
  const besidePx = hasRoom ? widthBeside(pagePx, detailPx) : Infinity;
  const fitted = useMemo(
    () => fitting(isTight ? withoutGivingWay(visible, shown) : visible, besidePx),
    [isTight, visible, shown, besidePx],
  );
  return {
    page,
    isCard,
    isLow,
    /** The detail lies over the list, which has not made room for it yet. */
    isUnderDetail: isBeside && !hasRoom,
    /** As the person has arranged them, whether or not there is room for all. */
    arranged,
    /** Those drawn. */
    columns: fitted,
    rowPx: remPx(isCard ? cardPx(fitted) : rowPx),
    /** What the bar of a selection covers below the rows; kept clear with and without one, so that none moves when it comes. */
    footerPx: bulkBarPx(isLow, isCard),
    look: looks,
  };
}

/** How high a row is on a phone that has these columns. */
const cardPx = (shown: readonly Shown<unknown>[]) => CARD_PX + (cardOf(shown).title?.hasTwoLines ? CARD_LINE_PX : 0);

/** Whether the window is such a one, followed as it changes. */
const useMatch = (query: MediaQueryList) =>
  useSyncExternalStore(
    useCallback(
      (changed: () => void) => {
        query.addEventListener('change', changed);
        return () => query.removeEventListener('change', changed);
      },
      [query],
    ),
    () => query.matches,
  );

/** A map is asked for in the address; pictures, where there are some, are how a person likes the list. */
function lookOf({ map, picture }: ListScreenOf<unknown>, preferred: ViewMode, asked: string | null): ViewMode {
  if (map && asked === MAP) return 'map';
  return picture && preferred === 'pictures' ? 'pictures' : 'table';
}
