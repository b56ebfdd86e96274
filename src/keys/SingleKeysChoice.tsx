import { useSnapshot } from 'valtio';
import { useT } from '../i18n';
import { keySettings, REACHES } from './bindings';
import { chooseSingleKeys } from './singleKeys';

const TITLES = {
  everywhere: 'shell.settings.keysEverywhere',
  lists: 'shell.settings.keysLists',
  off: 'shell.settings.keysOff',
} as const;

/** How far keys without Ctrl or ⌘ reach (docs/specification.md section 10.2, rule 9). */
export function SingleKeysChoice() {
  const t = useT();
  const { single } = useSnapshot(keySettings);
  return (
    <label className="flex items-center gap-2.5 text-sm">
      {t('shell.settings.keys')}
      <select
        value={single}
        className="h-9 px-2 max-w-60 rounded-md border border-strong bg-surface"
        onChange={(event) => {
          chooseSingleKeys(REACHES.find((one) => one === event.target.value) ?? single);
        }}
      >
        {REACHES.map((one) => (
          <option key={one} value={one}>
            {t(TITLES[one])}
          </option>
        ))}
      </select>
    </label>
  );
}
