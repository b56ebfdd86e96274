import { useSnapshot } from 'valtio';
import type { TextKey } from '../../../commands/core/textKey';
import { useT } from '../../i18n';
import { chooseSeparator, chosenSeparator, type SeparatorChoice, separatorChoice } from '../../state/csvSeparator';
import { Group } from './Group';
import { Radios } from './Radios';

const CHOICES: readonly (readonly [SeparatorChoice, TextKey])[] = [
  ['auto', 'screens.settings.csvAuto'],
  [';', 'screens.settings.csvSemicolon'],
  [',', 'screens.settings.csvComma'],
  ['\t', 'screens.settings.csvTab'],
];

/** What separates the cells of every CSV file that this person is given: chosen once, since a spreadsheet is set up once. */
export function CsvChoice() {
  const t = useT();
  useSnapshot(separatorChoice);
  return (
    <Group title={t('screens.settings.csv')}>
      <Radios name="csv-separator" choices={CHOICES} chosen={chosenSeparator()} onChoose={chooseSeparator} />
      <p className="text-xs text-soft">{t('screens.settings.csvHint')}</p>
    </Group>
  );
}
