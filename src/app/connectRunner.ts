import type { ListVerb } from '../../commands/core/listVerbs';
import { refused } from '../client';
import { readLayout, rememberKeys, startKeys } from '../keys';
import { goBackToRows } from '../keys/focused';
import { moveFocus } from '../keys/focusOwner';
import { navigate } from '../navigation/navigate';
import { rememberSteps } from '../navigation/steps';
import { askInPalette, confirmInDialog, openGoTo, openSearch, togglePalette } from '../palette';
import { everyCommand, startRunner } from '../run';
import { rememberRunSettings } from '../run/gate/runSettings';
import { ROUTES } from '../screens';
import { growFirst } from '../screens/comments/threads';
import { startLayout, toggleSidebar } from '../shell/layout';
import { activeView } from '../state/activeView';
import { homeAddress } from '../state/home';
import { loadKeyLine } from '../state/keyLine';
import { panels } from '../state/panels';
import { namesAt } from '../state/personalSlots';
import { personalStorage } from '../state/personalStorage';
import { loadMacros } from '../state/savedMacros';
import { loadViews, savedViews } from '../state/savedViews';
import { storageName } from '../state/storageNames';
import { broadcastToTabs } from '../state/tabs';
import { teamViews } from '../state/teamViews';
import { trackActivity } from '../state/userActivity';
import { notify } from '../ui/notify';
import { latePart } from './latePart';
import { settings } from './lateSettings';

/** The verbs of a list that put the focus somewhere else in it. */
const FOCUS_VERBS: ReadonlySet<ListVerb> = new Set(['search', 'filter', 'firstCell', 'lastCell']);

const tour = latePart(() => import('./beginTour'));
const parts = latePart(() => import('../keys/parts'));
// It goes by where the focus is at the press.
const link = latePart(() => import('./copyLink'), true);
// A key that opens one is followed by keys for the list.
const views = latePart(() => import('./viewVerbs'), true);

/** Gives the runner the console it runs in: what commands can show, open and toggle. */
export function connectRunner(): void {
  startRunner({
    screens: new Set(ROUTES.map(({ path }) => path)),
    ask: askInPalette,
    confirm: confirmInDialog,
    notify,
    loadLaterVerbs: async () => (await import('./later')).begin(),
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
      toggle: (what) => {
        if (what === 'sidebar') toggleSidebar();
        settings(({ toggle }) => toggle(what));
      },
    },
  });
  rememberSteps();
  startLayout();
  rememberRunSettings(personalStorage);
  rememberKeys(personalStorage);
  loadViews();
  loadMacros();
  loadKeyLine();
  broadcastToTabs(new BroadcastChannel(storageName('changes')));
  startKeys((text) => togglePalette(text));
  trackActivity();
  // What reads again what the person may do comes with the commands after the first list, and takes this place.
  refused.forbidden = () =>
    void everyCommand().then(
      () => refused.forbidden(),
      () => {},
    );
  void readLayout();
}
