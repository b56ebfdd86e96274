import { language } from '../i18n';

/** Whose streets they are, as their licence asks (https://www.openstreetmap.org/copyright). */
export function Attribution() {
  return (
    <a
      href="https://www.openstreetmap.org/copyright"
      target="_blank"
      rel="noreferrer"
      dir={language.dir}
      className="absolute end-2 bottom-2 rounded bg-surface/85 px-1.5 text-[0.6875rem] leading-6 text-soft hover:underline"
    >
      © OpenStreetMap
    </a>
  );
}
