import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import FocusManners from '../keys/FocusManners';
import { KeyHint } from '../keys/KeyHint';
import { startLive } from '../live/startLive';
import RunAtAddress from '../palette/RunAtAddress';
import { ProgressBar } from '../shell/ProgressBar';
import { copyByHand } from '../state/copyByHand';
import { followTeamViews } from '../state/followTeamViews';
import { keepPersonalOnServer } from '../state/personalOnServer';
import { keepAges } from '../ui/ages';
import { CopyByHand } from '../ui/CopyByHand';
import Tooltips from '../ui/Tooltips';
import { keepTitles } from '../ui/titles';

/** What the page does without a place of its own in its frame; all of it comes in the quiet after the first list works. */
export default function Quietly() {
  const { text } = useSnapshot(copyByHand);
  useEffect(startLive, []);
  useEffect(followTeamViews, []);
  useEffect(keepPersonalOnServer, []);
  useEffect(keepTitles, []);
  useEffect(keepAges, []);
  return (
    <>
      <ProgressBar />
      <Tooltips />
      <FocusManners />
      <KeyHint />
      <RunAtAddress />
      {text !== null && <CopyByHand text={text} />}
    </>
  );
}
