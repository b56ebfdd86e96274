import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { keySettings } from '../../keys';
import { fingers } from '../../keys/platform';
import { capsOf, WithCaps } from '../../keys/WithCaps';
import { SidePanel } from '../../palette/SidePanel';
import { runSettings } from '../../run';
import { keyLine } from '../../state/keyLine';
import { CommandButton } from '../../ui/CommandButton';
import { CommandSwitch } from '../../ui/CommandSwitch';
import { Switch } from '../../ui/Switch';
import { CsvChoice } from './CsvChoice';
import { Group } from './Group';
import { HomeChoice } from './HomeChoice';
import { focusChosenLanguage, LanguageChoices } from './LanguageChoices';
import { Radios } from './Radios';
import { Swatches } from './Swatches';

const HOLD_MAX_SECONDS = 30;

/** Language, themes, and how commands and keys behave; each choice is seen at once and remembered. */
export default function Settings() {
  const t = useT();
  const run = useSnapshot(runSettings);
  const { single } = useSnapshot(keySettings);
  const { isShown: hasKeyLine } = useSnapshot(keyLine);
  const { only: hasFingersOnly } = useSnapshot(fingers);
  return (
    <SidePanel title={t('shell.settings.title')} showsPage onOpenAutoFocus={focusChosenLanguage}>
      <div className="grow overflow-y-auto p-4 flex flex-col gap-6">
        <Group title={t('shell.settings.language')}>
          <LanguageChoices />
        </Group>
        <Swatches part="layout" />
        <Swatches part="sidebar" />
        <Swatches part="topbar" />
        <p className="-mt-3 text-xs text-soft in-data-fingers:hidden">
          <WithCaps text={t('screens.settings.tryTheme', { enter: capsOf('Enter') })} />
        </p>
        <HomeChoice />
        <Group title={t('shell.settings.undo')}>
          <label className="flex items-center gap-3 text-sm">
            <span className="grow">{t('shell.settings.holdSeconds')}</span>
            <input
              type="number"
              min={0}
              max={HOLD_MAX_SECONDS}
              value={run.holdSeconds}
              className="w-20 h-9 px-2 rounded-md border border-strong bg-surface"
              onChange={(event) => {
                runSettings.holdSeconds = Math.min(
                  HOLD_MAX_SECONDS,
                  Math.max(0, Math.round(Number(event.target.value) || 0)),
                );
              }}
            />
          </label>
          <Switch
            label={t('shell.settings.alwaysAsk')}
            isOn={run.alwaysAsk}
            onTurn={(isOn) => {
              runSettings.alwaysAsk = isOn;
            }}
          />
        </Group>
        <CsvChoice />
        {!hasFingersOnly && (
          <Group title={t('shell.settings.keys')}>
            <Radios
              name="single-keys"
              choices={SINGLE_KEYS}
              chosen={single}
              onChoose={(value) => {
                keySettings.single = value;
              }}
            />
            <CommandSwitch command="keys.toggleLine" isOn={hasKeyLine} label={t('keys.toggleLine.isOn')} />
            <CommandButton command="help.tour" className="self-start" />
          </Group>
        )}
      </div>
    </SidePanel>
  );
}

const SINGLE_KEYS = [
  ['everywhere', 'shell.settings.keysEverywhere'],
  ['lists', 'shell.settings.keysLists'],
  ['off', 'shell.settings.keysOff'],
] as const;
