import { useSnapshot } from 'valtio';
import { LANGUAGES, OWN_NAMES } from '../../../contract/languages';
import { language } from '../../i18n';
import { invoke } from '../../run';
import { Flag } from './Flag';

/** The languages by their own names: whoever strayed into one that they can't read finds theirs. */
export function LanguageChoices() {
  const { code } = useSnapshot(language);
  return (
    <div className="grid grid-cols-2 gap-2">
      {LANGUAGES.map((spoken) => (
        <button
          key={spoken}
          type="button"
          lang={spoken}
          data-command="language.set"
          aria-pressed={spoken === code}
          className="flex items-center gap-2.5 min-h-9 px-3 rounded-md border border-line text-sm text-start hover:bg-hover aria-pressed:border-accent aria-pressed:bg-selected aria-pressed:font-semibold"
          onClick={() => void invoke('language.set', { source: 'button', args: { language: spoken } })}
        >
          <Flag of={spoken} />
          {OWN_NAMES[spoken]}
        </button>
      ))}
    </div>
  );
}
