import { textOr } from '../../i18n';
import { format } from '../../i18n/format';

/** Why rows are refused, with the field that it is about. */
export function reasonText({ code, field }: { readonly code: string; readonly field: string | null }): string {
  const words = textOr(`screens.templeImport.codes.${code}`, code);
  return field === null ? words : format.pair(textOr(`screens.templeImport.fields.${field}`, field), words);
}
