import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { fingers } from '../keys/platform';
import { layout } from '../shell/layout';
import { activeView } from '../state/activeView';
import { session } from '../state/session';
import { startCoach } from './startCoach';
import { TourStrip } from './TourStrip';
import { endTour, startTourIfNew, tour } from './tour';

/** What teaches keys while one works: the coach, and the tour in a list. On a phone, and under fingers alone, there are no keys to learn. */
export default function Onboarding() {
  const { user } = useSnapshot(session);
  const { active } = useSnapshot(activeView);
  const { width } = useSnapshot(layout);
  const { step } = useSnapshot(tour);
  const uid = user?.uid;
  const { only: hasFingersOnly } = useSnapshot(fingers);
  const isInList =
    width !== 'mobile' && !hasFingersOnly && (active?.part === 'list' || (active?.part === 'detail' && step !== null));
  useEffect(startCoach, []);
  useEffect(() => {
    if (isInList && uid !== undefined) startTourIfNew(uid, localStorage);
  }, [isInList, uid]);
  if (step === null || !isInList || uid === undefined) return null;
  return <TourStrip step={step} end={() => endTour(uid, localStorage)} />;
}
