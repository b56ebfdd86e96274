import { mayCall } from '../../contract/wire/permissions';
import { currentPath } from '../navigation/basePath';
import { screenCommand } from '../navigation/screenCommand';
import { readPersonal, writePersonal } from './personalStorage';
import { principal } from './session';

const NAME = 'home';
const QUEUE = 'queue';

/** Whether this person has made the report queue their home. */
export const isQueueHome = (): boolean => readPersonal(NAME) === QUEUE;

/** Makes the queue this person's home, or the overview again, and remembers that. */
export const setQueueHome = (isQueue: boolean): void => writePersonal(NAME, isQueue ? QUEUE : '');

/** Where home is: the queue for those who have chosen that and may see it, unless they are there; then, as for all others, the overview. */
export function homeAddress(): string {
  const who = principal();
  const { path, permission } = screenCommand('go.reports');
  const isQueue = isQueueHome() && who !== null && mayCall(who, permission) && currentPath() !== path;
  return isQueue ? path : screenCommand('go.home').path;
}
