import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import FocusManners from '../keys/FocusManners';
import { KeyHint } from '../keys/KeyHint';
import { startLive } from '../live/startLive';
import RunAtAddress from '../palette/RunAtAddress';
import { copyByHand } from '../state/copyByHand';
import { followTeamViews } from '../state/followTeamViews';
import { keepPersonalOnServer } from '../state/personalOnServer';
import { keepAges } from '../ui/ages';
import { CopyByHand } from '../ui/CopyByHand';
import { spellTitles } from '../ui/spellTitles';
import Tooltips from '../ui/Tooltips';

/** What the page does without a place of its own in it; all of it comes in the quiet after the first list works. */
export default function Quietly() {
  const { text } = useSnapshot(copyByHand);
  useEffect(startLive, []);
  useEffect(followTeamViews, []);
  useEffect(keepPersonalOnServer, []);
  useEffect(spellTitles, []);
  useEffect(keepAges, []);
  return (
    <>
      <Tooltips />
      <FocusManners />
      <KeyHint />
      <RunAtAddress />
      {text !== null && <CopyByHand text={text} />}
    </>
  );
}
