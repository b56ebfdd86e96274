import { COUNT_MAX } from '../../contract/constants';
import { hotlive, tvSlider } from '../../contract/curatedMedia';
import type { MediaList } from '../../contract/media';
import { call } from '../client';

/** Lists that staff keep by hand are some hundreds long; of a longer one the server itself says what is there already. */
const PAGES = 10;

/** The media on a list, where media themselves don't say it (SPEC.md section 7 alone). Whoever may not see the list learns nothing here. */
export async function idsOnList(list: MediaList, signal: AbortSignal): Promise<Record<string, true>> {
  const ids: Record<string, true> = {};
  const { list: endpoint } = list === 'hotlive' ? hotlive : tvSlider;
  for (let page = 0; page < PAGES && !signal.aborted; page += 1) {
    const answer = await call(endpoint, { position: page * COUNT_MAX, count: COUNT_MAX }, { signal });
    if (answer.refused !== undefined) break;
    for (const { idmedia } of answer.data) ids[idmedia] = true;
    if (answer.data.length < COUNT_MAX) break;
  }
  return ids;
}
