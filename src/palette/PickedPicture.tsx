import { useSnapshot } from 'valtio';
import type { AnyMutation } from '../../commands/core/definition';
import type { MediaEntry } from '../../contract/media';
import { useT } from '../i18n';
import { MediaStill } from '../media/MediaStill';
import { typeText } from '../media/typeName';
import { Name } from '../ui/Name';
import { revealed } from '../ui/revealed';
import { timeAgo } from '../ui/timeAgo';
import { pickerPrefs } from './UncoverButton';

/** A medium to choose, covered as far as the picker is: whose it is, when it was posted, and whether it is on the list already. */
export const pickedPicture = (
  there: { readonly ids: Record<string, true> },
  { form: { picksFrom } = {} }: AnyMutation,
) =>
  function PickedPicture({ row }: { row: MediaEntry }) {
    const t = useT();
    const { uncovered } = useSnapshot(pickerPrefs());
    const { ids } = useSnapshot(there);
    const isThere = picksFrom !== undefined && (row.lists?.includes(picksFrom.list) || ids[row.idmedia]);
    return (
      <>
        <span className="relative min-h-0 grow">
          <MediaStill media={row} uncovered={uncovered} />
          {isThere && (
            <span className="absolute inset-x-1 bottom-1 rounded-md bg-surface/90 px-1.5 py-0.5 text-center text-xs font-medium">
              {t(`screens.curated.lists.${picksFrom.list}`)}
            </span>
          )}
        </span>
        <span className="shrink-0 px-2 py-1.5 text-xs leading-4">
          <Name of={row.ownerInfo.displayName} className="block truncate font-medium" />
          <span className="flex gap-1 text-soft">
            <span dir="auto" className="truncate grow" title={row.content}>
              {revealed(row.content || typeText(row.mediaType))}
            </span>
            {row.timestamps !== undefined && timeAgo(row.timestamps, 'shrink-0')}
          </span>
        </span>
      </>
    );
  };
