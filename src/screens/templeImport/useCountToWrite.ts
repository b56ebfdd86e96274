import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { jobs } from '../../run/job/summaries';
import { importing } from './importing';
import { countToWrite } from './writing';

/** Keeps count of the rows that would be written, whenever something else would be. */
export function useCountToWrite(): void {
  const { phase, importId, counts, decisions } = useSnapshot(importing);
  const { list } = useSnapshot(jobs);
  const phases = list.map((job) => `${job.phase} ${job.undone}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again when something else is to be written
  useEffect(() => {
    if (phase !== 'checked') return;
    let isOld = false;
    void countToWrite().then((found) => {
      if (!isOld && found !== undefined) importing.toWrite = found;
    });
    return () => {
      isOld = true;
    };
  }, [phase, importId, counts, decisions, phases]);
}
