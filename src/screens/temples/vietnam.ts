import type { Place } from '../../../contract/temples/place';

/** Where a map begins that knows of no place yet: the country that most temples are in, and its neighbours. */
export const VIETNAM: Place = { lat: 16, lng: 106.5 };
export const VIETNAM_SCALE = 7;
