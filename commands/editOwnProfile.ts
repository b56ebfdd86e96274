import * as session from '../contract/session';
import type { Answer } from '../contract/wire/endpoint';
import { mapAnswer } from './core/definition';
import type { World } from './core/world';

interface Wanted {
  readonly displayName: string;
  readonly avatar?: readonly Blob[];
}

/** Sends the picture where one was chosen, then the name with it. */
export async function editOwnProfile(
  world: Pick<World, 'call' | 'sendAvatar' | 'session'>,
  { displayName, avatar = [] }: Wanted,
): Promise<Answer<null>> {
  const picture = await uploaded(world, avatar);
  if (picture.refused !== undefined) return picture;
  const answer = await world.call(session.editProfile, {
    body: { display_name: displayName.trim(), ...(picture.data === null ? {} : { avatar: picture.data }) },
  });
  if (answer.refused === undefined) world.session.refresh();
  return mapAnswer(answer, () => null);
}

/** The address of the user's new picture; null where none was chosen. */
async function uploaded(
  { call, sendAvatar }: Pick<World, 'call' | 'sendAvatar'>,
  [picture]: readonly Blob[],
): Promise<Answer<string | null>> {
  if (picture === undefined) return { data: null };
  // With their own uid every user may upload one.
  const me = await call(session.profile, {});
  if (me.refused !== undefined) return me;
  return sendAvatar(picture, me.data.uid);
}
