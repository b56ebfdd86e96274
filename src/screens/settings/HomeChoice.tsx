import { useState } from 'react';
import * as reports from '../../../contract/reports';
import { useT } from '../../i18n';
import { keyText } from '../../keys/keyText';
import { capsOf, WithCaps } from '../../keys/WithCaps';
import { isQueueHome, setQueueHome } from '../../state/home';
import { useCanCall } from '../components/useCall';
import { Group } from './Group';
import { Radios } from './Radios';

const HOMES = [
  ['overview', 'shell.settings.homeOverview'],
  ['queue', 'shell.settings.homeQueue'],
] as const;

/** Where this person's home is: what the console opens with, and where the key of home leads. Offered to those who may see the queue. */
export function HomeChoice() {
  const t = useT();
  const mayQueue = useCanCall(reports.list);
  const [isQueue, setQueue] = useState(isQueueHome);
  if (!mayQueue) return null;
  return (
    <Group title={t('shell.settings.home')}>
      <Radios
        name="home"
        choices={HOMES}
        chosen={isQueue ? 'queue' : 'overview'}
        onChoose={(value) => {
          setQueue(value === 'queue');
          setQueueHome(value === 'queue');
        }}
      />
      {isQueue && (
        <p className="text-xs text-soft">
          <WithCaps text={t('shell.settings.homeHint', { key: keyText('go.home', capsOf) })} />
        </p>
      )}
    </Group>
  );
}
