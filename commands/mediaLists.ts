import { COUNT_MAX } from '../contract/constants';
import { hotlive, tvSlider } from '../contract/curatedMedia';
import type { Answer } from '../contract/endpoint';
import type { MediaEntry, MediaList } from '../contract/media';
import { mayCall } from '../contract/permissions';
import { cannotTell } from './definition';
import type { World } from './world';

/** Lists that staff keep by hand are some hundreds long. */
const PAGES = 10;

const callsOf = (list: MediaList) => (list === 'hotlive' ? hotlive : tvSlider);

/** The ids on a list, read to its end, or as far as `PAGES`: `isWhole` says which. Whoever may not see the list learns nothing here. */
export async function idsOnList(
  call: World['call'],
  list: MediaList,
): Promise<{ readonly ids: ReadonlySet<string>; readonly isWhole: boolean }> {
  const ids = new Set<string>();
  let read = 0;
  for (let page = 0; page < PAGES; page += 1) {
    const answer = await call(callsOf(list).list, { position: read, count: COUNT_MAX });
    if (answer.refused !== undefined) break;
    const before = ids.size;
    for (const { idmedia } of answer.data) ids.add(idmedia);
    read += answer.data.length;
    // A server may give fewer at once than it was asked for: its end is where it has no more.
    if (ids.size === before || (answer.total !== undefined && read === answer.total)) return { ids, isWhole: true };
  }
  return { ids, isWhole: false };
}

/**
 * The medium as the list has it, null where it is not there. The path of the detail is none of SPEC.md's: a server that says "not
 * there" of it may have no such call, so that its list decides.
 */
export async function onList(
  { call, me }: Pick<World, 'call' | 'me'>,
  list: MediaList,
  idmedia: string,
): Promise<Answer<Pick<MediaEntry, 'idmedia'> | null>> {
  const { detail } = callsOf(list);
  const holder = me();
  if (holder === null || !mayCall(holder, detail.permission)) return cannotTell;
  const answer = await call(detail, { idmedia });
  if (answer.refused === undefined) return answer;
  const { ids, isWhole } = await idsOnList(call, list);
  if (ids.has(idmedia)) return { data: { idmedia } };
  return isWhole ? { data: null } : cannotTell;
}
