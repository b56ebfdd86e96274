import { language } from '../i18n';
import { type MapView, type Size, scaleBar } from './mercator';

const WIDTH_PX = 90;

/** How far is how far, as a line with its length. */
export function ScaleBar({ view, size }: { view: MapView; size: Size }) {
  const { metres, px } = scaleBar(view, size, WIDTH_PX);
  return (
    <div
      dir={language.dir}
      className="pointer-events-none absolute bottom-2 start-2 text-[0.6875rem] leading-4 text-soft"
      aria-hidden="true"
    >
      <span className="rounded bg-surface/80 px-1">{distance(metres)}</span>
      <div className="h-1.5 border border-t-0 border-soft" style={{ width: px }} />
    </div>
  );
}

/** Metres, or kilometres from one on. */
const distance = (metres: number) =>
  new Intl.NumberFormat(language.code, { style: 'unit', unit: metres < 1000 ? 'meter' : 'kilometer' }).format(
    metres < 1000 ? metres : metres / 1000,
  );
