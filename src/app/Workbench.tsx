import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { palette } from '../palette';
import { PalettePlaceholder } from '../palette/PalettePlaceholder';
import { closePalette } from '../palette/paletteState';
import { hasUnsentCalls, resumeRuns } from '../run';
import { ServerErrorBoundary } from '../screens/serverError/ServerErrorBoundary';
import { Shell } from '../shell/Shell';
import { firstUsable, markFirstUsable, onceUsable } from '../state/firstUsable';
import { panels } from '../state/panels';
import { wouldLoseInput } from '../state/reloadLoses';
import { session } from '../state/session';
import { deferredOverlay, deferredPart, fetchUntilHere } from '../ui/deferredPart';
import { keepUnsaid } from '../ui/keepUnsaid';
import { Nothing } from '../ui/lazyPart';
import { toasts } from '../ui/notify';
import { OnceUsable } from '../ui/OnceUsable';

const closePanel = () => {
  panels.open = null;
};
const Palette = deferredOverlay(() => import('../palette/Palette'), closePalette, PalettePlaceholder);
const ConfirmDialog = deferredOverlay(
  () => import('../palette/ConfirmDialog'),
  () => palette.confirming?.answer(false),
);
const Panels = deferredOverlay(() => import('./Panels'), closePanel);
const SignInAgain = deferredPart(() => import('../screens/signIn/SignInAgain'));
const Foot = deferredPart(() => import('./Foot'), Nothing);
const Quietly = deferredPart(() => import('./Quietly'), Nothing);
const Toasts = deferredPart(() => import('../shell/toasts'), Nothing);

/** A screen that never comes to show anything keeps nothing back for longer. */
const FIRST_WORK_MOST_MS = 3000;

addEventListener('pagehide', () => keepUnsaid());

/** Everything behind sign-in: the frame, the screen in it, and what can lie over it. */
export default function Workbench({ children }: { children: ReactNode }) {
  const [location] = useLocation();
  useEffect(() => {
    onceUsable(() => fetchUntilHere(resumeRuns));
    const leaving = (event: BeforeUnloadEvent) => {
      if (hasUnsentCalls() || wouldLoseInput()) event.preventDefault();
    };
    addEventListener('beforeunload', leaving);
    const timer = setTimeout(markFirstUsable, FIRST_WORK_MOST_MS);
    return () => {
      removeEventListener('beforeunload', leaving);
      clearTimeout(timer);
    };
  }, []);
  return (
    <>
      <Shell
        foot={
          <OnceUsable>
            <Foot />
          </OnceUsable>
        }
      >
        <ServerErrorBoundary key={location} place={location}>
          {children}
        </ServerErrorBoundary>
      </Shell>
      <Layers />
      <OnceUsable>
        <Quietly />
      </OnceUsable>
    </>
  );
}

/** What can lie over the page. By itself, so that the page is not drawn again for what opens and closes over it. */
function Layers() {
  const { phase, isAskedAnew } = useSnapshot(session);
  const { open } = useSnapshot(panels);
  const shown = useSnapshot(palette);
  const { isDone } = useSnapshot(firstUsable);
  // What an earlier page had on its way may be answered before the first list works.
  const { isNeeded } = useSnapshot(toasts);
  return (
    <>
      {(shown.isReady || shown.open || shown.asked !== null) && <Palette />}
      {shown.confirming !== null && <ConfirmDialog />}
      {open !== null && <Panels open={open} />}
      {(isAskedAnew || phase === 'ended' || phase === 'mustChange' || phase === 'mustSetUp') && <SignInAgain />}
      {(isDone || isNeeded) && <Toasts />}
    </>
  );
}
