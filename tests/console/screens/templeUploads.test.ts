import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Temple } from '../../../contract/temples/calls';
import { templeDraftOf, withDraft } from '../../../src/screens/temples/drafts';
import { addFiles, retryUpload, uploads } from '../../../src/screens/temples/uploads';
import { putRows } from '../../../src/state/rows';
import { aTemple } from '../../commands/rows';

type Upload = { readonly file: File; readonly answer: (isGood: boolean) => void };
const sent: Upload[] = [];
vi.mock('../../../src/media/uploadImage', () => ({
  uploadImage: ({ file }: { file: File }) =>
    new Promise((resolve) =>
      sent.push({
        file,
        answer: (isGood) => resolve(isGood ? { data: `/photos/${file.name}` } : { refused: 503, message: 'busy' }),
      }),
    ),
}));

const photosOf = (temple: Temple) => withDraft(temple, templeDraftOf(temple.templeId)).photos;
const settle = () => new Promise((resolve) => setTimeout(resolve));
let temples = 0;

test('photos stand in the order in which they were chosen, whichever arrives first and whatever is tried again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 7 }), fc.infiniteStream(fc.nat()), async (count, chance) => {
      temples += 1;
      const templeId = `t${temples}`;
      const temple = aTemple({ templeId, photos: ['/there'] });
      putRows('temple', [temple]);
      const names = Array.from({ length: count }, (_, at) => `${templeId}-${at}.png`);
      addFiles(
        templeId,
        names.map((name) => new File(['x'], name, { type: 'image/png' })),
      );
      const any = (some: number) => (chance.next().value ?? 0) % some;
      while ((uploads.byId[templeId] ?? []).length > 0) {
        const [one] = sent.splice(any(sent.length), 1);
        one?.answer(any(4) > 0);
        await settle();
        for (const { id, state } of [...(uploads.byId[templeId] ?? [])])
          if (state === 'failed') retryUpload(templeId, id);
      }
      expect(photosOf(temple)).toEqual(['/there', ...names.map((name) => `/photos/${name}`)]);
    }),
    { numRuns: 30 },
  );
});
