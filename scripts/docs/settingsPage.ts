import { OTHER_SERVER_SETTINGS, OWN_SETTINGS, type SettingText } from '../../server/settings';
import { code, GENERATED, page, table } from './markdown';

const rowsOf = (settings: Readonly<Record<string, SettingText>>) =>
  Object.entries(settings).map(([name, { means, otherwise }]) => [code(name), means, otherwise]);
const HEADS = ['variable', 'meaning', 'default'];

/** What the process can be told by its environment. */
export const settingsPage = (): string =>
  page([
    '# Settings',
    GENERATED,
    'Settings are variables of the environment. Each is checked before anything is built or made: what can’t be meant, or is no setting at all, is named. `.env.example` has them all, ready to be changed; `tamquan doctor` says how what they name does.',
    '## Our own server',
    table(HEADS, rowsOf(OWN_SETTINGS)),
    '## The console in front of another server',
    'The console works on any server that speaks the calls of the specification. With `TAMQUAN_API_URL` this process serves it alone: no store is opened, nobody is made in one, and its content security policy lets the console speak to that server and its host of photos. [hosting.md](hosting.md) says more.',
    table(HEADS, rowsOf(OTHER_SERVER_SETTINGS)),
  ]);
