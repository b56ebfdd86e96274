import { type ReactNode, useState } from 'react';
import { configured } from '../client';
import { useT } from '../i18n';
import { announce } from '../ui/announcer';
import { lazyPart, Nothing } from '../ui/lazyPart';
import type { MapView, Size } from './mercator';

const { Part: Streets } = lazyPart(() => import('./streets/Streets'), Nothing);

/** Whether this visit has found that streets can't be drawn: they are not tried again, nor spoken of. */
let isBroken = false;

/** Streets, where the operator has tiles of them and this browser can draw them; else nothing. */
export function useStreets(view: MapView, size: Size): { readonly picture: ReactNode; readonly isDrawn: boolean } {
  const t = useT();
  const [state, setState] = useState<'coming' | 'drawn' | 'failed'>('coming');
  const url = configured.config?.mapTilesUrl;
  if (url === undefined || isBroken || state === 'failed') return { picture: null, isDrawn: false };
  const picture = (
    <Streets
      url={url}
      view={view}
      size={size}
      onDrawn={() => setState('drawn')}
      onFailed={(why) => {
        console.error('The streets of the map can not be drawn', why);
        if (!isBroken) announce(t('screens.map.noStreets'));
        isBroken = true;
        setState('failed');
      }}
    />
  );
  return { picture, isDrawn: state === 'drawn' };
}
