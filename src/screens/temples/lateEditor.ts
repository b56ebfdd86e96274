import type { World } from '../../../commands/core/world';
import type { Temple } from '../../../contract/temples/calls';
import { t } from '../../i18n';
import { typeAhead } from '../../keys';
import { activeView } from '../../state/activeView';

// The editor's own side of its commands. It comes with the screen of the temples, where it is there at once; asked for from elsewhere it
// is fetched then.
const editor = () => import('./editor');

export const lateEditor: World['editor'] = {
  begin: async (kind) => {
    // From this key on letters are the name, however late its field is.
    typeAhead(t('temple.create.title'), () => activeView.active?.focus());
    (await editor()).templeEditor.begin(kind);
  },
  discard: async (kind, rowId) => (await editor()).templeEditor.discard(kind, rowId),
  save: async () => (await editor()).templeEditor.save(),
  pickFiles: async (kind, rowId, what) => (await editor()).templeEditor.pickFiles(kind, rowId, what),
};

export const lateMap = async (): Promise<void> => (await editor()).switchMap();

export const lateMade = async (fromId: string, temple: Temple): Promise<void> =>
  (await editor()).templeMade(fromId, temple);
