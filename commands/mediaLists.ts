import { hotlive, tvSlider } from '../contract/curatedMedia';
import type { MediaEntry, MediaList } from '../contract/media';
import * as media from '../contract/media';
import { Code } from '../contract/wire/codes';
import type { Answer } from '../contract/wire/endpoint';
import { mayCall } from '../contract/wire/permissions';
import { cannotTell } from './core/elsewhere';
import { idsIn, type KeptIds, saidBy } from './core/keptLists';
import type { World } from './core/world';

const callsOf = (list: MediaList) => (list === 'hotlive' ? hotlive : tvSlider);

/** The ids of the media on a list. */
export const idsOnList = (call: World['call'], list: MediaList): Promise<KeptIds> =>
  idsIn(
    (query) => call(callsOf(list).list, query),
    ({ idmedia }) => idmedia,
  );

/**
 * The medium as the list has it, null where it is not there. The specification has no path for the detail (docs/specification.md
 * section 7): a server that refuses it may have no such call, so that its list decides.
 */
export async function onList(
  { call, me }: Pick<World, 'call' | 'me'>,
  list: MediaList,
  idmedia: string,
): Promise<Answer<Pick<MediaEntry, 'idmedia'> | null>> {
  const { detail } = callsOf(list);
  const principal = me();
  if (principal === null || !mayCall(principal, detail.permission)) return cannotTell;
  const answer = await call(detail, { idmedia });
  if (answer.refused === undefined) return answer;
  return saidBy(await idsOnList(call, list), idmedia, { idmedia });
}

/** The refusal of a medium of another type than a list takes, asked for where its post does not say which it is; undefined where it takes it. */
export async function wrongType({ call }: Pick<World, 'call'>, idmedia: string, types: readonly number[]) {
  const answer = await call(media.byId, { idmedia });
  if (answer.refused !== undefined) return answer;
  const { mediaType } = answer.data;
  if (mediaType === undefined || types.includes(mediaType)) return undefined;
  return { refused: Code.malformed, message: `media type ${mediaType}` } as const;
}
