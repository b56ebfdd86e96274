import { proxy } from 'valtio/vanilla';
import { actHistory } from '../../run';
import { actsSince, type Recorded, recordingOf } from '../../run/macros/recordingOf';

/** What is being recorded: all that the history has after the entry that was its newest when that began. Null at rest. */
export const recording = proxy<{ since: { readonly entryId: string | undefined } | null }>({ since: null });

/** What has been recorded so far, by what the history has since it began. */
export const recorded = (): Recorded =>
  recordingOf(recording.since ? actsSince(actHistory.entries, recording.since.entryId) : []);
