import type { ViewMode } from '../../grid/model/arrangement';
import { useT } from '../../i18n';
import { invoke } from '../../run';
import { Icon } from '../../ui/Icon';
import { Toolbar } from '../../ui/Toolbar';

const VIEWS = [
  { text: 'screens.temples.asList', icon: 'table', isMap: false },
  { text: 'screens.temples.asMap', icon: 'map', isMap: true },
] as const;

/** List or map: which of the two it is, and the way to the other, in one place whichever is shown; on a phone that way alone. */
export function MapSwitch({ look, isCard }: { look: ViewMode; isCard: boolean }) {
  const t = useT();
  return (
    <Toolbar label={t('temple.map.title')} className="flex shrink-0 items-center gap-0.5">
      {VIEWS.map(({ text, icon, isMap }) => {
        const isOn = isMap === (look === 'map');
        if (isOn && isCard) return null;
        return (
          <button
            key={icon}
            type="button"
            data-command={isOn ? undefined : 'temple.map'}
            aria-pressed={isCard ? undefined : isOn}
            aria-label={t(text)}
            data-tip={t(text)}
            className="toggle button-icon inline-grid place-items-center rounded-md text-ink hover:bg-hover"
            onClick={() => !isOn && void invoke('temple.map', { source: 'button' })}
          >
            <Icon name={icon} />
          </button>
        );
      })}
    </Toolbar>
  );
}
