import { useT } from '../../i18n';
import { format } from '../../i18n/format';

/** The languages a VIP account is tagged with, by their names. */
export function LanguageChips({ tags, wraps = false }: { tags: readonly string[]; wraps?: boolean }) {
  const t = useT();
  if (tags.length === 0) return <span className="text-xs text-faint">{t('screens.curated.noLanguages')}</span>;
  return (
    <span className={`flex items-center gap-1 ${wraps ? 'flex-wrap' : 'overflow-hidden'}`}>
      {tags.map((tag) => (
        <span
          key={tag}
          title={format.languageName(tag)}
          className="shrink-0 rounded-full bg-selected px-2 py-px text-xs text-accent"
        >
          {format.languageName(tag)}
        </span>
      ))}
    </span>
  );
}
