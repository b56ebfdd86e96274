import { useEffect, useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useSnapshot } from 'valtio';
import { keyText } from '../keys/keyText';
import { fingers } from '../keys/platform';
import { useRights } from '../run';
import { layout } from '../shell/layout';
import { activeView } from '../state/activeView';
import { session } from '../state/session';
import { notify } from '../ui/notify';
import { startCoach } from './startCoach';
import { startOf } from './startOf';
import { TourStrip } from './TourStrip';
import { endTour, nextStep, startTourIfNew, tickOff, tour } from './tour';

/**
 * What teaches keys while one works: the coach, and the tour, at home and in a list. On a phone, and under fingers alone, there are no keys
 * to learn.
 */
export default function Onboarding() {
  const { user } = useSnapshot(session);
  const { active } = useSnapshot(activeView);
  const { width } = useSnapshot(layout);
  const { done } = useSnapshot(tour);
  const uid = user?.uid;
  const { only: hasFingersOnly } = useSnapshot(fingers);
  const start = startOf(useRights());
  const isInList = active?.part === 'list';
  const isWhereKeysAre =
    width !== 'mobile' &&
    !hasFingersOnly &&
    (isInList || active?.part === 'charts' || (active?.part === 'detail' && done !== null));
  const isOn = done !== null;
  useEffect(startCoach, []);
  useEffect(() => {
    if (isWhereKeysAre && uid !== undefined) startTourIfNew(uid, localStorage);
  }, [isWhereKeysAre, uid]);
  useEffect(() => {
    // Whoever is in a list has found one, by whatever way; and who may open none has nothing to find.
    if (isOn && (isInList || !start)) tickOff('start');
  }, [isOn, isInList, start]);
  // The rows of an import are mended rather than gone through, by keys that are theirs alone; and what it writes stands at the same foot.
  const isMended = active?.kind === 'templeRow';
  const isShown = done !== null && isWhereKeysAre && uid !== undefined && !isMended;
  const list = useListAtHand(active);
  useLayoutEffect(() => {
    if (!isShown || !list) return;
    list.toggleAttribute('data-touring', true);
    return () => void list.toggleAttribute('data-touring', false);
  }, [isShown, list]);
  if (!isShown) return null;
  const end = () => {
    // Esc is pressed for much else: whoever has left by a press too many is told the way back.
    if (nextStep(done))
      notify({
        key: 'help.learn.left',
        params: { command: 'help.tour', key: keyText('palette.open') },
        tone: 'info',
      });
    endTour(uid, localStorage);
  };
  const strip = <TourStrip done={done} start={start} end={end} />;
  return list ? createPortal(strip, list) : strip;
}

/**
 * The list on the page, whatever in it is active. At its foot the tour has the place of the keys of a row, which teach the same: nothing moves
 * when it comes and goes. Elsewhere it stands below the page.
 */
const useListAtHand = (active: unknown) =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that comes or goes makes itself what is active
  useMemo(() => document.querySelector('main [data-list-heading]')?.closest('section') ?? null, [active]);
