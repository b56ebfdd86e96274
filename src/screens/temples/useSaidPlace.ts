import { useCallback, useEffect, useRef } from 'react';
import type { Place } from '../../../contract/temples/place';
import { t } from '../../i18n';
import { announce } from '../../ui/announcer';
import { placeText } from './coordinates';

/** So long after the last change a place is said: a key held down is one change. */
const REST_MS = 300;

/** Says a place to those who don't see the map. */
export function useSaidPlace(): (place: Place) => void {
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((place) => {
    clearTimeout(timer.current);
    const say = () => announce(t('screens.temples.onMap.at', { place: placeText(place) }));
    timer.current = window.setTimeout(say, REST_MS);
  }, []);
}
