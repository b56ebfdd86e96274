/** The seven languages of docs/specification.md section 1; the first is the default (section 9). */
export const DEFAULT_LANGUAGE = 'vi';
export const LANGUAGES = ['vi', 'en', 'zh', 'ar', 'it', 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each by its own name, for those who speak no other. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  vi: 'Tiếng Việt',
  en: 'English',
  zh: '中文',
  ar: 'العربية',
  it: 'Italiano',
  es: 'Español',
  fr: 'Français',
};
