import { useEffect } from 'react';
import FocusManners from '../keys/FocusManners';
import { KeyHint } from '../keys/KeyHint';
import { startLive } from '../live/startLive';
import RunAtAddress from '../palette/RunAtAddress';
import { followTeamViews } from '../state/followTeamViews';
import { spellTitles } from '../ui/spellTitles';
import Tooltips from '../ui/Tooltips';

/** What the page does without a place of its own in it; all of it comes in the quiet after the first list works. */
export default function Quietly() {
  useEffect(startLive, []);
  useEffect(followTeamViews, []);
  useEffect(spellTitles, []);
  return (
    <>
      <Tooltips />
      <FocusManners />
      <KeyHint />
      <RunAtAddress />
    </>
  );
}
