import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ROW } from '../grid/model/address';
import { titleOf } from '../i18n/titles';
import { runLinkOf, withoutRunLink } from '../navigation/runLink';
import { activeView } from '../state/activeView';
import { openAtCommand } from './paletteState';

/** The row that an address opens has come by then, or is not there. */
const ROW_WITHIN_MS = 5000;
const LOOK_EVERY_MS = 50;

/** Opens the palette at the command that the address names, once the row that it names has the cursor; draws nothing. */
export default function RunAtAddress() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  useEffect(() => {
    const link = runLinkOf(search);
    if (link === null) return;
    const row = new URLSearchParams(search).get(ROW);
    const until = performance.now() + ROW_WITHIN_MS;
    const timer = setInterval(() => {
      const isThere = row === null || activeView.active?.cursorId() === row;
      if (!isThere && performance.now() < until) return;
      clearInterval(timer);
      const rest = withoutRunLink(search);
      navigate(rest === '' ? path : `${path}?${rest}`, { replace: true });
      // The list has said that the row is not there; on another row nothing was asked for.
      if (isThere) openAtCommand(link, titleOf(link.id));
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [search, path, navigate]);
  return null;
}
