import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { jobs } from '../../run';
import { importing } from './importing';
import { countToWrite } from './writing';

/** What the button says that writes: how many rows it would write, as soon as they are counted. */
export function ImportLabel() {
  const t = useT();
  const { phase, importId, counts, decisions } = useSnapshot(importing);
  const { list } = useSnapshot(jobs);
  const phases = list.map((job) => `${job.phase} ${job.undone}`).join();
  const [count, setCount] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again when something else is to be written
  useEffect(() => {
    if (phase !== 'checked') return;
    let isOld = false;
    void countToWrite().then((found) => {
      if (!isOld) setCount(found);
    });
    return () => {
      isOld = true;
    };
  }, [phase, importId, counts, decisions, phases]);
  return count === null ? t('temple.importAll.title') : t('screens.templeImport.importRows', { count });
}
