import { hotlive, tvSlider } from '../../contract/curatedMedia';
import type { MediaList } from '../../contract/media';
import { HOTLIVE_MEDIA_TYPES, type MediaType, SLIDER_MEDIA_TYPES } from '../../contract/wire/constants';

/** A list into which media are promoted. */
export interface PromotedList<N extends 'hotlive' | 'tvSlider' = 'hotlive' | 'tvSlider'> {
  /** Of its commands, and the kind of its rows. */
  readonly noun: N;
  readonly list: MediaList;
  readonly calls: typeof hotlive | typeof tvSlider;
  readonly types: readonly MediaType[];
  readonly icon: string;
}

export const HOTLIVE: PromotedList<'hotlive'> = {
  noun: 'hotlive',
  list: 'hotlive',
  calls: hotlive,
  types: HOTLIVE_MEDIA_TYPES,
  icon: 'radio',
};
export const TV_SLIDER: PromotedList<'tvSlider'> = {
  noun: 'tvSlider',
  list: 'tvslider',
  calls: tvSlider,
  types: SLIDER_MEDIA_TYPES,
  icon: 'gallery-horizontal',
};
