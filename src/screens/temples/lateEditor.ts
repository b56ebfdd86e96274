import type { TempleEditorVerbs } from '../../../commands/temples/screenVerbs';
import { t } from '../../i18n';
import { typeAhead } from '../../keys';
import { activeView } from '../../state/activeView';
import { onListMove } from '../../state/listMoves';
import { rowOf } from '../../state/rows';

// The editor's own side of its commands. It comes with the screen of the temples, where it is there at once; asked for from elsewhere it
// is fetched then.
const editor = () => import('./editor');

export const lateEditor: TempleEditorVerbs = {
  begin: async () => {
    // From this key on letters are the name, however late its field is.
    typeAhead(t('temple.create.title'), () => activeView.active?.focus());
    (await editor()).templeEditor.begin();
  },
  discard: async (templeId) => (await editor()).templeEditor.discard(templeId),
  save: async () => (await editor()).templeEditor.save(),
  pickFiles: async (templeId, what) => (await editor()).templeEditor.pickFiles(templeId, what),
  toggleMap: async () => (await editor()).templeEditor.toggleMap(),
};

/** The editor, and the map, hear of temples that are made here. */
export const followReplacedTemples = (): void =>
  void onListMove(({ kind, from, id, isOwn }) => {
    const temple = kind === 'temple' && isOwn && from !== undefined ? rowOf('temple', id) : undefined;
    if (temple && from !== undefined) void editor().then(({ templeReplaced }) => templeReplaced(from, temple));
  });
