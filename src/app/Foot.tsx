import Onboarding from '../onboarding/Onboarding';
import RecordingStrip from './macros/RecordingStrip';

/** The lesson of the tour and the macro that is being recorded, below the screen: one part, for the same reason as the panels (Panels.tsx). */
export default function Foot() {
  return (
    <>
      <Onboarding />
      <RecordingStrip />
    </>
  );
}
