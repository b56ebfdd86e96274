import { excerpt } from '../../../../contract/wire/shownText';
import { language, useT } from '../../../i18n';
import type { PlacedPoint } from '../../../map/clusters';
import { type MapView, pointOf, type Size } from '../../../map/mercator';
import { Icon } from '../../../ui/Icon';
import { NAME_LETTERS } from './spotNames';

interface NearestPointProps {
  readonly point: PlacedPoint;
  readonly name: string;
  readonly view: MapView;
  readonly size: Size;
  readonly onGo: () => void;
}

/** Where the map shows no point: which way the nearest lies, and a way there. */
export function NearestPoint({ point, name, view, size, onGo }: NearestPointProps) {
  const t = useT();
  const { x, y } = pointOf(view, point);
  // The arrow points upwards by itself.
  const turn = Math.atan2(y - size.heightPx / 2, x - size.widthPx / 2) + Math.PI / 2;
  return (
    <button
      type="button"
      data-nearest=""
      className="absolute bottom-10 left-1/2 flex min-h-8 w-max max-w-[calc(100%-1rem)] -translate-x-1/2 items-center gap-2 rounded-lg border border-line bg-surface px-3 py-1 text-sm shadow-layer pointer-coarse:min-h-11 hover:bg-hover"
      onClick={onGo}
    >
      <span className="shrink-0 text-soft" style={{ rotate: `${turn}rad` }}>
        <Icon name="arrow-up" />
      </span>
      <span dir={language.dir} className="text-start">
        {t('screens.temples.map.nearest', { name: excerpt(name, NAME_LETTERS) || t('common.nameless') })}
      </span>
    </button>
  );
}
