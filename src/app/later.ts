import type { Kind } from '../../commands/core/rows';
import type { ScreenVerbs } from '../../commands/core/world';
import { SESSION_CLEARED_RELOAD_MS } from '../../contract/wire/constants';
import { refused } from '../client';
import { loadDeferredTexts } from '../i18n/deferredTexts';
import { hrefOf } from '../navigation/basePath';
import { navigate } from '../navigation/navigate';
import { rowAddress } from '../navigation/rowAddress';
import { screenCommand } from '../navigation/screenCommand';
import { hasUnsentCalls, type LaterVerbs } from '../run';
import { showComments, showReplies } from '../screens/comments/commentHandle';
import { replyVerbs } from '../screens/reports/replyDrafts';
import { templeImport } from '../screens/templeImport/importVerbs';
import { followReplacedTemples, lateEditor } from '../screens/temples/lateEditor';
import { activeView } from '../state/activeView';
import { panels } from '../state/panels';
import { followRole, refreshActions, rightsListener, settleExtensions } from '../state/rights';
import { session } from '../state/session';
import { shownOnce } from '../state/shownOnce';
import { signOut, signOutForNewPassword } from '../state/signOut';
import { notify, notifyRefusal } from '../ui/notify';
import { withDeferred } from '../ui/withDeferred';
import { latePart } from './latePart';
import { settings } from './lateSettings';
import { addPreviews } from './previews';

const statistics = latePart(() => import('../screens/statistics/showStatistics'));
// What is typed behind the key is the note already.
const notes = latePart(() => import('../screens/notes/noteVerbs'), true);
const screens = latePart(() => import('./screenVerbs'));
// A key that runs one is meant for the rows that are shown at the press.
const macros = latePart(() => withDeferred(() => import('./macros/macroVerbs')), true);
const exporting = latePart(() => import('../grid/export/exportCsv'));

const SCREEN_VERBS: ScreenVerbs = {
  templeEditor: lateEditor,
  templeImport,
  reply: replyVerbs,
  secondFactor: {
    showOnce: (secrets, isToken) => {
      Object.assign(shownOnce, { secrets, isToken });
      panels.open = 'secondFactor';
    },
  },
  macros: (act) => macros(({ macroVerbs }) => act(macroVerbs)),
  note: { write: (about) => notes(({ noteVerbs }) => noteVerbs.write(about)) },
  job: (verb, id) => screens(({ jobVerbs }) => jobVerbs(verb, id)),
  roleEditor: { write: (id, open) => screens(({ roleEditor }) => roleEditor.write(id, open)) },
  statistics: {
    change: (change) => statistics(({ statisticsVerbs }) => statisticsVerbs.change(change)),
    refresh: () => statistics(({ statisticsVerbs }) => statisticsVerbs.refresh()),
  },
};

/** Opens a row in its place: the one that has the cursor where it is, any other by its address. */
function openRow(kind: Kind, rowId: string): void {
  const view = activeView.active;
  if (view?.kind === kind && view.part === 'list' && view.cursorId() === rowId) view.verb('open');
  else navigate(rowAddress(kind, rowId));
}

/** What commands can do with the console that only those after the first list do. */
const VERBS: LaterVerbs = {
  revealNewRow: (kind, rowId) => {
    const view = activeView.active;
    if (view?.kind === kind) void view.find(rowId);
  },
  open: openRow,
  comments: (postId, { kind, rowId }) => {
    if (!showComments(postId)) openRow(kind, rowId);
  },
  replies: showReplies,
  session: {
    signOut: async () => {
      // What is not sent yet would be lost without a word: the person sends or drops it first.
      if (hasUnsentCalls()) {
        notify({ key: 'run.unsent', tone: 'bad' });
        navigate(screenCommand('jobs.open').path);
        return;
      }
      await signOut();
      navigate('/signin', { replace: true });
    },
    refresh: () => {
      session.areExtensionsKnown = false;
      void refreshActions();
    },
    signInAgain: () => {
      const load = () => location.assign(hrefOf('/signin'));
      setTimeout(() => void signOutForNewPassword(load), SESSION_CLEARED_RELOAD_MS);
    },
  },
  setLanguage: (code) => settings(({ chooseLanguage }) => chooseLanguage(code)),
  setTheme: (part, number) => settings(({ chooseTheme }) => chooseTheme(part, number)),
  resetKeys: () => settings(({ resetAllKeys }) => resetAllKeys()),
  screen: (name) => SCREEN_VERBS[name],
  query: () => activeView.active?.query() ?? { text: '', sort: null },
  sendAvatar: async (file, uid) => (await import('../media/uploadImage')).uploadImage({ file, as: 'avatar', uid }),
  saveFile: async (name, parts) => (await import('../ui/saveFile')).saveFile(name, parts),
  csvSeparator: async () => (await import('../state/csvSeparator')).csvSeparator(),
  save: (sheet) => exporting(({ saveSheet }) => saveSheet(sheet)),
  notifyRefusal,
};

/** Begins what nobody needs before the first list works; it comes with the commands that come then. Returns what those alone use. */
export function begin(): LaterVerbs {
  addPreviews();
  followReplacedTemples();
  followRole();
  settleExtensions();
  refused.forbidden = () => void refreshActions();
  rightsListener.onChange = ({ gained, lost }) => {
    const key = lost.length === 0 ? 'gained' : gained.length === 0 ? 'lost' : 'changed';
    const params = { gained: gained.join(' '), lost: lost.join(' ') };
    const tell = () => notify({ key: `screens.roles.rights.${key}`, params, tone: 'info' });
    void loadDeferredTexts().then(tell, tell);
  };
  return VERBS;
}
