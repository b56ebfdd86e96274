import type { FromWorker, ToWorker } from './clustering';
import { createClusters } from './clusters';

/** The worker's entry: clusters behind messages, since making them of 100,000 points takes longer than a page may stand still. */
const clusters = createClusters();
const answer = (message: FromWorker) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.is === 'add') clusters.add(data.from, data.degrees);
  else if (data.is === 'pick') clusters.pick(data.flags);
  else if (data.is === 'build') {
    clusters.build();
    answer({ id: data.id, answer: null });
  } else if (data.is === 'within') answer({ id: data.id, answer: clusters.within(data.bounds, data.zoom) });
  else if (data.is === 'nearestTo') answer({ id: data.id, answer: clusters.nearestTo(data.place) });
  else if (data.is === 'opensAt') answer({ id: data.id, answer: clusters.opensAt(data.cluster) });
  else answer({ id: data.id, answer: clusters.pointsOf(data.cluster, data.most) });
});
