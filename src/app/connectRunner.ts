import type { ListVerb } from '../../commands/core/listVerbs';
import type { Kind } from '../../commands/core/rows';
import type { ScreenVerbs } from '../../commands/core/world';
import { SESSION_CLEARED_RELOAD_MS } from '../../contract/wire/constants';
import { refused } from '../client';
import { loadDeferredTexts } from '../i18n/deferredTexts';
import { readLayout, rememberKeys, startKeys } from '../keys';
import { goBackToRows } from '../keys/focused';
import { moveFocus } from '../keys/focusOwner';
import { hrefOf } from '../navigation/basePath';
import { navigate } from '../navigation/navigate';
import { rowAddress } from '../navigation/rowAddress';
import { screenCommand } from '../navigation/screenCommand';
import { rememberSteps } from '../navigation/steps';
import { askInPalette, confirmInDialog, openGoTo, openSearch, togglePalette } from '../palette';
import { hasUnsentCalls, startRunner } from '../run';
import { rememberRunSettings } from '../run/gate/runSettings';
import { ROUTES } from '../screens';
import { growFirst, showComments, showReplies } from '../screens/comments/commentHandle';
import { replyVerbs } from '../screens/reports/replyDrafts';
import { templeImport } from '../screens/templeImport/importVerbs';
import { followReplacedTemples, lateEditor } from '../screens/temples/lateEditor';
import { startLayout, toggleSidebar } from '../shell/layout';
import { activeView } from '../state/activeView';
import { homeAddress } from '../state/home';
import { loadKeyLine } from '../state/keyLine';
import { panels } from '../state/panels';
import { namesAt } from '../state/personalSlots';
import { personalStorage } from '../state/personalStorage';
import { loadMacros } from '../state/savedMacros';
import { loadViews, savedViews } from '../state/savedViews';
import { session } from '../state/session';
import { shownOnce } from '../state/shownOnce';
import {
  followRole,
  refreshActions,
  rightsListener,
  settleExtensions,
  signOut,
  signOutForNewPassword,
} from '../state/signedIn';
import { storageName } from '../state/storageNames';
import { broadcastToTabs } from '../state/tabs';
import { teamViews } from '../state/teamViews';
import { trackActivity } from '../state/userActivity';
import { notify, notifyRefusal } from '../ui/notify';
import { withDeferred } from '../ui/withDeferred';
import { latePart } from './latePart';
import { addPreviews } from './previews';

/** The verbs of a list that put the focus somewhere else in it. */
const FOCUS_VERBS: ReadonlySet<ListVerb> = new Set(['search', 'filter', 'firstCell', 'lastCell']);

const statistics = latePart(() => import('../screens/statistics/showStatistics'));
// A key pressed after a setting was turned goes by it.
const settings = latePart(() => import('./settings'), true);
// What is typed behind the key is the note already.
const notes = latePart(() => import('../screens/notes/noteVerbs'), true);
const screens = latePart(() => import('./screenVerbs'));
const tour = latePart(() => import('./beginTour'));
const parts = latePart(() => import('../keys/parts'));
// A key that runs one is meant for the rows that are shown at the press.
const macros = latePart(() => withDeferred(() => import('./macros/macroVerbs')), true);
// It goes by where the focus is at the press.
const link = latePart(() => import('./copyLink'), true);
// A key that opens one is followed by keys for the list.
const views = latePart(() => import('./viewVerbs'), true);
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

/** Gives the runner the console it runs in: what commands can show, open and toggle. */
export function connectRunner(): void {
  startRunner({
    screens: new Set(ROUTES.map(({ path }) => path)),
    ask: askInPalette,
    confirm: confirmInDialog,
    notify,
    world: {
      go: (path) => navigate(path),
      home: homeAddress,
      list: (verb) => {
        if (verb === 'copyLink') return link(({ copyLink }) => copyLink());
        // In an open detail, "more" is more comments.
        if (verb === 'loadMore' && growFirst()) return;
        if (verb === 'close' && goBackToRows()) return;
        const act = () => activeView.active?.verb(verb);
        if (FOCUS_VERBS.has(verb)) moveFocus(act);
        else act();
      },
      revealNewRow: (kind, rowId) => {
        const view = activeView.active;
        if (view?.kind === kind) void view.find(rowId);
      },
      show: (panel) => {
        if (panel === 'palette') togglePalette();
        else if (panel === 'search') openSearch();
        else if (panel === 'places') openGoTo();
        else if (panel === 'filter') moveFocus(() => activeView.active?.verb(panel));
        else if (panel === 'columns') activeView.active?.verb(panel);
        else if (panel === 'tour') tour(({ beginTour }) => beginTour());
        else panels.open = panels.open === panel ? null : panel;
      },
      part: (direction) => parts(({ goToPart }) => goToPart(direction)),
      views: {
        all: () => namesAt(savedViews.at),
        team: () => teamViews.all,
        open: (which) => views(({ viewVerbs }) => viewVerbs.open(which)),
        keep: (name) => views(({ viewVerbs }) => viewVerbs.keep(name)),
        forget: (digit) => views(({ viewVerbs }) => viewVerbs.forget(digit)),
        share: (name) => views(({ viewVerbs }) => viewVerbs.share(name)),
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
      toggle: (what) => {
        if (what === 'sidebar') toggleSidebar();
        settings(({ toggle }) => toggle(what));
      },
      resetKeys: () => settings(({ resetAllKeys }) => resetAllKeys()),
      screen: (name) => SCREEN_VERBS[name],
      query: () => activeView.active?.query() ?? { text: '', sort: null },
      sendAvatar: async (file, uid) => (await import('../media/uploadImage')).uploadImage({ file, as: 'avatar', uid }),
      saveFile: async (name, parts) => (await import('../ui/saveFile')).saveFile(name, parts),
      csvSeparator: async () => (await import('../state/csvSeparator')).csvSeparator(),
      save: (sheet) => exporting(({ saveSheet }) => saveSheet(sheet)),
      notifyRefusal,
    },
  });
  addPreviews();
  rememberSteps();
  startLayout();
  rememberRunSettings(personalStorage);
  rememberKeys(personalStorage);
  loadViews();
  loadMacros();
  loadKeyLine();
  broadcastToTabs(new BroadcastChannel(storageName('rows')));
  startKeys((text) => togglePalette(text));
  trackActivity();
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
  void readLayout();
}
