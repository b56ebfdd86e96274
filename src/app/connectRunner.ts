import type { ListVerb } from '../../commands/core/world';
import type { Temple } from '../../contract/temples/calls';
import { SESSION_CLEARED_RELOAD_MS } from '../../contract/wire/constants';
import { missingFor } from '../../contract/wire/permissions';
import { refused } from '../client';
import { setLanguage } from '../i18n';
import { loadDeferredTexts } from '../i18n/desks';
import { keySettings, readLayout, rememberKeys, resetKeys, startKeys, toggleMailKeys } from '../keys';
import { moveFocus } from '../keys/focusOwner';
import { addressOf } from '../navigation/basePath';
import { navigate } from '../navigation/navigate';
import { PLACES } from '../navigation/rowAddress';
import { startTour } from '../onboarding/tour';
import { askInPalette, choosePlace, confirmInDialog, togglePalette } from '../palette';
import { hasUnsent, setDesk } from '../run';
import { rememberRunSettings } from '../run/gate/runSettings';
import { firstOpen, ROUTES } from '../screens';
import { growFirst, showComments } from '../screens/comments/commentHandle';
import { replyDraft } from '../screens/reports/replyDrafts';
import { templeImports } from '../screens/templeImport/importHandle';
import { lateEditor, lateMade, lateMap } from '../screens/temples/lateEditor';
import { startLayout, toggleSidebar } from '../shell/layout';
import { surfaces } from '../state/activeView';
import { csvSeparator } from '../state/csvSeparator';
import { panels } from '../state/panels';
import { ownStorage } from '../state/personalStorage';
import { rememberViews, savedViews } from '../state/savedViews';
import { holder } from '../state/session';
import { followRole, heard, refreshActions, settleExtensions, signOut, signOutForNewPassword } from '../state/signedIn';
import { kept } from '../state/storageNames';
import { tellOtherTabs } from '../state/tabs';
import { followUse } from '../state/userActivity';
import { setTheme } from '../theme/choose';
import { say, sayRefusal } from '../ui/notify';

/** The tour walks in a list: from anywhere else it leads to one first. */
function beginTour(): void {
  panels.open = null;
  startTour();
  if (surfaces.active?.part === 'list') return;
  const who = holder();
  const list =
    who && firstOpen(({ needs, extension }) => extension === undefined && missingFor(who, needs) === undefined);
  if (list) navigate(list);
}

/** The verbs of a list that put the focus somewhere else in it. */
const FOCUS_VERBS: ReadonlySet<ListVerb> = new Set(['search', 'filter', 'firstCell', 'lastCell']);

/** Gives the runner the console it runs in: what commands can show, open and toggle. */
export function wire(): void {
  setDesk({
    screens: new Set(ROUTES.map(({ path }) => path)),
    ask: askInPalette,
    confirm: confirmInDialog,
    say,
    made: (_kind, fromId, row) => lateMade(fromId, row as Temple),
    world: {
      go: (path) => navigate(path),
      list: (verb) => {
        // In an open detail, "more" is more comments.
        if (verb === 'loadMore' && growFirst()) return;
        const act = () => surfaces.active?.verb(verb);
        if (FOCUS_VERBS.has(verb)) moveFocus(act);
        else act();
      },
      find: (kind, rowId) => {
        const surface = surfaces.active;
        if (surface?.kind === kind) void surface.find(rowId);
      },
      show: (panel) => {
        if (panel === 'palette' || panel === 'search') togglePalette();
        else if (panel === 'places') choosePlace();
        else if (panel === 'filter') moveFocus(() => surfaces.active?.verb(panel));
        else if (panel === 'columns') surfaces.active?.verb(panel);
        else if (panel === 'tour') beginTour();
        else panels.open = panels.open === panel ? null : panel;
      },
      part: (direction) => void import('../keys/parts').then(({ goToPart }) => goToPart(direction)),
      views: savedViews,
      back: () => history.back(),
      open: (kind, rowId) => {
        const surface = surfaces.active;
        if (surface?.kind === kind && surface.part === 'list' && surface.cursorId() === rowId) surface.verb('open');
        else navigate(PLACES[kind](rowId));
      },
      comments: (of) => {
        if (!showComments(of)) surfaces.active?.verb('open');
      },
      session: {
        signOut: async () => {
          // What is not sent yet would be lost without a word: the person sends or drops it first.
          if (hasUnsent()) {
            say({ key: 'run.unsent', tone: 'bad' });
            navigate('/dashboard/jobs');
            return;
          }
          await signOut();
          navigate('/signin', { replace: true });
        },
        refresh: () => void refreshActions(),
        signInAgain: () => {
          const load = () => location.assign(addressOf('/signin'));
          setTimeout(() => void signOutForNewPassword(load), SESSION_CLEARED_RELOAD_MS);
        },
      },
      setLanguage: (code) => void setLanguage(code).catch(() => say({ key: 'errors.0', tone: 'bad' })),
      setTheme,
      toggle: (what) => {
        if (what === 'sidebar') toggleSidebar();
        else if (what === 'mailKeys') toggleMailKeys();
        else if (what === 'singleKeys') keySettings.single = keySettings.single === 'off' ? 'everywhere' : 'off';
        else if (document.fullscreenElement) void document.exitFullscreen();
        else void document.documentElement.requestFullscreen();
      },
      resetKeys: () => {
        resetKeys();
        say({ key: 'keys.reset.done', tone: 'good' });
      },
      editor: lateEditor,
      imports: templeImports,
      map: lateMap,
      query: () => surfaces.active?.query() ?? { text: '', sort: null },
      sendAvatar: async (file, uid) => (await import('../media/uploadImage')).uploadImage({ file, as: 'avatar', uid }),
      saveFile: async (name, parts) => (await import('../ui/saveFile')).saveFile(name, parts),
      replyDraft,
      statistics: (change) =>
        void import('../screens/statistics/showStatistics').then((show) => show.showStatistics(change)),
      csvSeparator,
      save: (sheet) => void import('../grid/export/exportCsv').then(({ saveSheet }) => saveSheet(sheet)),
      refused: sayRefusal,
    },
  });
  startLayout();
  rememberRunSettings(ownStorage);
  rememberKeys(ownStorage);
  rememberViews();
  tellOtherTabs(new BroadcastChannel(kept('rows')));
  startKeys((text) => togglePalette(text));
  followUse();
  followRole();
  settleExtensions();
  refused.forbidden = () => void refreshActions();
  heard.rights = ({ gained, lost }) => {
    const key = lost.length === 0 ? 'gained' : gained.length === 0 ? 'lost' : 'changed';
    const params = { gained: gained.join(' '), lost: lost.join(' ') };
    const tell = () => say({ key: `screens.roles.rights.${key}`, params, tone: 'info' });
    void loadDeferredTexts().then(tell, tell);
  };
  void readLayout();
}
