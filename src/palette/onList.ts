import type { World } from '../../commands/core/world';
import * as mediaLists from '../../commands/mediaLists';
import type { MediaList } from '../../contract/media';
import { call } from '../client';

/**
 * The media on a list, if media themselves don't say it (docs/specification.md section 7 alone). For a user who may not see the list
 * the result is empty.
 */
export async function idsOnList(list: MediaList, signal: AbortSignal): Promise<Record<string, true>> {
  const ask = ((endpoint, input) => call(endpoint, input, { signal })) as World['call'];
  const { ids } = await mediaLists.idsOnList(ask, list);
  return Object.fromEntries([...ids].map((id) => [id, true]));
}
