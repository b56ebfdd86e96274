import { useSnapshot } from 'valtio';
import { prefsOf } from '../grid/model/prefs';
import { t, useT } from '../i18n';
import { nextCover } from '../media/covers';
import { announce } from '../ui/announcer';
import { Icon } from '../ui/Icon';

/** How the pictures offered in a question are shown: kept by person, for all questions. */
export const pickerPrefs = () => prefsOf('picker');

/** The next step of uncovering, or covered again. */
export function uncoverPictures(): void {
  const prefs = pickerPrefs();
  prefs.uncovered = nextCover(prefs.uncovered);
  announce(t(`grid.covers.${prefs.uncovered}`));
}

/** The same for the hand; the focus stays where the keys of the question are. */
export function UncoverButton() {
  const t = useT();
  const { uncovered } = useSnapshot(pickerPrefs());
  return (
    <button
      type="button"
      className="button-plain inline-flex h-8 items-center gap-1.5 rounded-md px-2.5"
      onMouseDown={(event) => event.preventDefault()}
      onClick={uncoverPictures}
    >
      <Icon name="eye" size={16} /> {t('list.uncover.title')}
      <span className="text-soft">{t(`grid.covers.${uncovered}`)}</span>
    </button>
  );
}
