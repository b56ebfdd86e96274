import { type RefObject, useRef } from 'react';
import { language, useT } from '../i18n';
import { useRoving } from '../keys/roving';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/iconNames';
import { ZOOM_STEP } from './keys';
import type { MapHandle } from './mapHandle';

/** Nearer, farther and all of it, for who has no wheel and no keys. One stop of Tab, as any bar of buttons. */
export function MapButtons({ reach, whole }: { reach: RefObject<MapHandle | null>; whole: string }) {
  const t = useT();
  const bar = useRef<HTMLDivElement>(null);
  useRoving(bar, { isColumn: true });
  const buttons: readonly (readonly [text: string, icon: IconName, act: () => void])[] = [
    [t('screens.map.nearer'), 'plus', () => reach.current?.zoomBy(ZOOM_STEP)],
    [t('screens.map.farther'), 'minus', () => reach.current?.zoomBy(1 / ZOOM_STEP)],
    [whole, 'globe', () => reach.current?.whole()],
  ];
  return (
    <div
      ref={bar}
      role="toolbar"
      dir={language.dir}
      data-roving=""
      aria-orientation="vertical"
      aria-label={t('screens.map.zoom')}
      className="absolute top-2 end-2 flex flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-layer"
    >
      {buttons.map(([text, icon, act]) => (
        <button
          key={text}
          type="button"
          aria-label={text}
          title={text}
          className="grid size-8 pointer-coarse:size-11 place-items-center border-b border-line text-soft last:border-0 hover:bg-hover focus-visible:-outline-offset-2"
          onClick={act}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
