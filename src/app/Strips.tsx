import { Onboarding } from '../onboarding/Onboarding';
import { RecordingStrip } from './macros/RecordingStrip';

/** What stands above the screen while it is under way, what teaches keys, and below it, the recording of a macro. */
export default function Strips() {
  return (
    <>
      <Onboarding />
      <RecordingStrip />
    </>
  );
}
