import { useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { takesPictures, thumbOf } from '../../../contract/photos';
import type { Temple, TempleFields } from '../../../contract/temples/calls';
import { useT } from '../../i18n';
import { shownAddress } from '../../media/shownAddress';
import { useRights } from '../../run';
import { CommandButton } from '../../ui/CommandButton';
import { Icon } from '../../ui/Icon';
import { Section } from '../components/Section';
import { UploadLine } from './UploadLine';
import { uploads } from './uploads';

interface PhotosProps {
  readonly rowId: string;
  readonly row: Temple;
  readonly temple: TempleFields;
  readonly isReadOnly: boolean;
  readonly onType: (part: Partial<TempleFields>) => void;
}

/** The photos of a temple in their order, and the files on their way to it. */
export function Photos({ rowId, row, temple, isReadOnly, onType }: PhotosProps) {
  const t = useT();
  const { photos } = temple;
  const takes = takesPictures('photo', useRights());
  const underWay = useSnapshot(uploads).byId[rowId] ?? [];
  const list = useRef<HTMLUListElement>(null);
  /** Which button had the focus when its photo was moved or went: it, or its neighbour's, has it afterwards. */
  const goesTo = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (goesTo.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-photo-button="${CSS.escape(goesTo.current)}"]`)?.focus();
    goesTo.current = null;
  });
  const move = (index: number, by: 1 | -1, button: string) => {
    const url = photos[index];
    if (url === undefined || index + by < 0 || index + by >= photos.length) return;
    const next = photos.toSpliced(index, 1).toSpliced(index + by, 0, url);
    goesTo.current = `${button} ${url}`;
    onType({ photos: next });
  };
  const remove = (index: number) => {
    const next = photos.toSpliced(index, 1);
    const neighbour = next[index] ?? next[index - 1];
    if (neighbour !== undefined) goesTo.current = `remove ${neighbour}`;
    onType({ photos: next });
  };
  return (
    <Section
      title={t('screens.temples.photos')}
      aside={!isReadOnly && <CommandButton command="temple.uploadPhotos" rows={[row]} rowKind="temple" />}
    >
      {photos.length === 0 && underWay.length === 0 && (
        <p className="text-sm text-faint">
          {t(isReadOnly || !takes ? 'screens.temples.noPhotos' : 'screens.temples.dropHere')}
        </p>
      )}
      <ul ref={list} className="grid grid-cols-2 gap-3">
        {photos.map((url, index) => (
          <li key={url} className="rounded-lg border border-line bg-raised p-1.5">
            <img
              src={shownAddress(thumbOf(url))}
              alt={t('screens.temples.photoNumber', { index: index + 1, all: photos.length })}
              loading="lazy"
              className="h-28 w-full rounded object-cover"
            />
            {!isReadOnly && (
              <div className="flex justify-between pt-1">
                {(
                  [
                    ['earlier', 'arrow-left', () => move(index, -1, 'earlier')],
                    ['later', 'arrow-right', () => move(index, 1, 'later')],
                    ['asAvatar', 'circle-user', () => onType({ avatar: url })],
                    ['remove', 'x', () => remove(index)],
                  ] as const
                ).map(([what, icon, act]) => (
                  <button
                    key={what}
                    type="button"
                    data-photo-button={`${what} ${url}`}
                    aria-label={t(`screens.temples.photo.${what}`, { index: index + 1 })}
                    title={t(`screens.temples.photo.${what}`, { index: index + 1 })}
                    aria-pressed={what === 'asAvatar' ? temple.avatar === url : undefined}
                    className="toggle grid size-7 place-items-center rounded text-soft hover:bg-hover"
                    onClick={act}
                  >
                    <Icon name={icon} />
                  </button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {underWay.length > 0 && (
        <ul aria-label={t('screens.temples.uploads')} className="pt-2 grid gap-1.5">
          {underWay.map((upload) => (
            <UploadLine key={upload.id} rowId={rowId} {...upload} />
          ))}
        </ul>
      )}
    </Section>
  );
}
