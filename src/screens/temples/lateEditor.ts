import type { TempleEditorVerbs } from '../../../commands/temples/screenVerbs';
import { t } from '../../i18n';
import { typeAhead } from '../../keys/typeAhead';
import { activeView } from '../../state/activeView';
import { onListMove } from '../../state/listMoves';
import { rowOf } from '../../state/rows';

// The editor's own side of its commands. It comes with the screen of the temples, where it is there at once; asked for from elsewhere it
// is fetched then.
let here: typeof import('./editor') | undefined;
/** Does it at once where the editor is there: the next key may close what is saved, or go on with it. */
async function inEditor<T>(act: (editor: typeof import('./editor')) => T): Promise<T> {
  if (!here) here = await import('./editor');
  return act(here);
}

export const lateEditor: TempleEditorVerbs = {
  begin: () => {
    let isLeft: boolean | undefined;
    // From this key on letters are the name, however late its field is.
    typeAhead(t('temple.create.title'), (byEscape) => {
      isLeft = byEscape;
      if (byEscape) void inEditor(({ leaveNew }) => leaveNew());
      activeView.active?.focus();
    });
    void inEditor(({ templeEditor }) => !isLeft && templeEditor.begin());
  },
  write: (templeId, open) => void inEditor(({ templeEditor }) => templeEditor.write(templeId, open)),
  discard: (templeId) => void inEditor(({ templeEditor }) => templeEditor.discard(templeId)),
  save: () => void inEditor(({ templeEditor }) => templeEditor.save()),
  pickFiles: (templeId, what) => void inEditor(({ templeEditor }) => templeEditor.pickFiles(templeId, what)),
  toggleMap: () => void inEditor(({ templeEditor }) => templeEditor.toggleMap()),
};

/** The editor, and the map, hear of temples that are made here. */
export const followReplacedTemples = (): void =>
  void onListMove(({ kind, from, id, isOwn }) => {
    const temple = kind === 'temple' && isOwn && from !== undefined ? rowOf('temple', id) : undefined;
    if (temple && from !== undefined) void inEditor(({ templeReplaced }) => templeReplaced(from, temple));
  });
