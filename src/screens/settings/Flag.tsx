import arab from 'flag-icons/flags/4x3/arab.svg?url';
import china from 'flag-icons/flags/4x3/cn.svg?url';
import spain from 'flag-icons/flags/4x3/es.svg?url';
import france from 'flag-icons/flags/4x3/fr.svg?url';
import britain from 'flag-icons/flags/4x3/gb.svg?url';
import italy from 'flag-icons/flags/4x3/it.svg?url';
import vietnam from 'flag-icons/flags/4x3/vn.svg?url';
import type { Language } from '../../../contract/wire/languages';

/** Arabic is no one country's: the flag of the Arab League. */
const FLAGS: Readonly<Record<Language, string>> = {
  vi: vietnam,
  en: britain,
  zh: china,
  ar: arab,
  it: italy,
  es: spain,
  fr: france,
};

/** The flag that people look for beside the name of a language; it says nothing that the name does not. */
export function Flag({ of }: { of: Language }) {
  return <img src={FLAGS[of]} alt="" width={24} height={18} className="shrink-0 rounded-xs outline outline-line" />;
}
