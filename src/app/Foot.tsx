import Onboarding from '../onboarding/Onboarding';
import RecordingStrip from './macros/RecordingStrip';

/** What stands below the screen. */
export default function Foot() {
  return (
    <>
      <Onboarding />
      <RecordingStrip />
    </>
  );
}
