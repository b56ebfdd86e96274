import { t } from '../../i18n';
import { format } from '../../i18n/format';
import type { FilterOption } from '../model/filter';

/** What a filter's option is called in the language spoken. */
export const filterOptionText = (option: FilterOption): string =>
  'language' in option ? format.languageName(option.language) : t(option.title);
