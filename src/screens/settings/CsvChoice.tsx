import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { chooseSeparator, chosenSeparator, type SeparatorChoice, separatorChoice } from '../../state/csvSeparator';
import { Group } from './Group';

const CHOICES: readonly (readonly [SeparatorChoice, string])[] = [
  ['auto', 'screens.settings.csvAuto'],
  [';', 'screens.settings.csvSemicolon'],
  [',', 'screens.settings.csvComma'],
  ['\t', 'screens.settings.csvTab'],
];

/** What separates the cells of every CSV file that this person is given: chosen once, since a spreadsheet is set up once. */
export function CsvChoice() {
  const t = useT();
  useSnapshot(separatorChoice);
  const chosen = chosenSeparator();
  return (
    <Group title={t('screens.settings.csv')}>
      {CHOICES.map(([value, title]) => (
        <label key={value} className="flex items-center gap-3 text-sm min-h-8">
          <input
            type="radio"
            name="csv-separator"
            checked={chosen === value}
            className="size-4 accent-(--mark)"
            onChange={() => chooseSeparator(value)}
          />
          {t(title)}
        </label>
      ))}
      <p className="text-xs text-soft">{t('screens.settings.csvHint')}</p>
    </Group>
  );
}
