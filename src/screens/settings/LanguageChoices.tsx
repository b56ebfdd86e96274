import { useSnapshot } from 'valtio';
import { LANGUAGES, OWN_NAMES } from '../../../contract/wire/languages';
import { language } from '../../i18n';
import { invoke } from '../../run';
import { Flag } from './Flag';

let chosen: string | null = null;

/** A language chosen here remounts the console with this drawer: the focus then goes to that language again, not to the first button. */
export function focusChosenLanguage(event: Event): void {
  const { currentTarget: drawer } = event;
  const isDrawnAnew = chosen === language.code;
  chosen = null;
  if (!isDrawnAnew || !(drawer instanceof HTMLElement)) return;
  event.preventDefault();
  drawer.querySelector<HTMLElement>('[data-command="language.set"][aria-pressed="true"]')?.focus();
}

/** The languages by their own names: a person who has chosen one that they can't read still finds theirs. */
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
          className="toggle flex items-center gap-2.5 min-h-9 pointer-coarse:min-h-11 px-3 rounded-md border border-line text-sm font-medium text-start hover:bg-hover"
          onClick={() => {
            if (spoken !== code) chosen = spoken;
            void invoke('language.set', { source: 'button', args: { language: spoken } });
          }}
        >
          <Flag of={spoken} />
          {OWN_NAMES[spoken]}
        </button>
      ))}
    </div>
  );
}
