import { Chips } from '../../grid/columns/Chips';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';

/** The languages a VIP account is tagged with, by their names. */
export function LanguageChips({ tags, wraps = false }: { tags: readonly string[]; wraps?: boolean }) {
  const t = useT();
  if (tags.length === 0) return <span className="text-xs text-faint">{t('screens.curated.noLanguages')}</span>;
  const chips = tags.map((tag) => ({
    key: tag,
    words: format.languageName(tag),
    drawn: (
      <span
        title={format.languageName(tag)}
        data-tone="fact"
        className="block max-w-full truncate rounded-full bg-chip px-2 py-px text-xs text-soft"
      >
        {format.languageName(tag)}
      </span>
    ),
  }));
  if (!wraps) return <Chips chips={chips} />;
  return (
    <span className="flex flex-wrap items-center gap-1">
      {chips.map(({ key, drawn }) => (
        <span key={key}>{drawn}</span>
      ))}
    </span>
  );
}
