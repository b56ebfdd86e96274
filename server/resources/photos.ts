import * as photos from '../../contract/photos';
import { Code } from '../../contract/wire/codes';
import { hasPermission } from '../../contract/wire/permissions';
import { RefusalError } from '../http/refusalError';
import { type Context, type ServedCall, serve } from '../http/serve';
import { keepImages } from '../photos/keep';

/** Uploads: encoded and kept one after the other, outside any transaction; a picture that comes again is the one there is. */
export const photosResource: readonly ServedCall[] = [
  serve(
    photos.upload,
    async (context) => ({ uploaded_files: await keepAll(context, context.input.files.files, false) }),
    'own',
  ),

  serve(
    photos.avatar,
    async (context) => {
      const { input, caller } = context;
      const own = input.body.uid === caller.uid;
      if (!own && !photos.PHOTO_PERMISSIONS.some((permission) => hasPermission(caller, permission)))
        throw new RefusalError(
          Code.forbidden,
          `You have no permission to perform this action: ${photos.PHOTO_PERMISSIONS[0]}`,
        );
      return { uploaded_files: await keepAll(context, input.files.file.slice(0, 1), true) };
    },
    'own',
  ),
];

async function keepAll(
  { photos: keeper, audit }: Pick<Context<typeof photos.upload>, 'photos' | 'audit'>,
  files: readonly Blob[],
  square: boolean,
): Promise<string[]> {
  const encoded = await keepImages(keeper, files, { square });
  await audit(
    encoded.map(({ name, bytes }) => ({
      command: 'photo.upload',
      kind: 'photo',
      id: name,
      before: null,
      after: { url: photos.UPLOADED_UNDER + name, bytes: bytes.length },
    })),
  );
  return encoded.map(({ name }) => photos.UPLOADED_UNDER + name);
}
