/** The seven languages of SPEC.md section 1; the first is the default (section 9). */
export const DEFAULT_LANGUAGE = 'vi';
export const LANGUAGES = ['vi', 'en', 'zh', 'ar', 'it', 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
