import { Onboarding } from '../onboarding/Onboarding';
import { RecordingStrip } from './macros/RecordingStrip';

/** What stands between topbar and screen while it is under way: what teaches keys, and the recording of a macro. */
export default function Strips() {
  return (
    <>
      <Onboarding />
      <RecordingStrip />
    </>
  );
}
