import type { ComponentType } from 'react';
import { language } from '../i18n';
import type { ThemePart } from '../theme';
import { chosenOf, tryTheme } from '../theme/choose';
import type { PreviewProps } from './previewProps';

/**
 * What a command is about to make or to leave out, by command: drawn while it is typed and when it is asked about. The app fills it in
 * with parts of screens, which no form knows.
 */
export const PREVIEWS: Record<string, ComponentType<PreviewProps>> = {};

/** A choice made before: which option is in force, and, where it can be seen beforehand, how to try one; trying answers how to stop. */
export interface Trial {
  readonly inForce: () => string;
  readonly start?: (value: string) => () => void;
}

const themeTrial = (part: ThemePart): Trial => ({
  inForce: () => String(chosenOf(part)),
  start: (value) => tryTheme(part, Number(value)),
});

/** By command: the choice begins at what is in force; an option that can be tried is drawn until the person leaves it. */
export const TRIALS: Readonly<Record<string, Trial>> = {
  'language.set': { inForce: () => language.code },
  'theme.layout': themeTrial('layout'),
  'theme.sidebar': themeTrial('sidebar'),
  'theme.topbar': themeTrial('topbar'),
};
