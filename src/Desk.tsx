import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { KeyHint } from './keys';
import { palette } from './palette';
import { hasUnsent, theRunner } from './run';
import { ServerErrorBoundary } from './screens/serverError/ServerError';
import { ProgressBar } from './shell/ProgressBar';
import { panels } from './shell/panels';
import { Shell } from './shell/Shell';
import { Toasts } from './shell/toasts';
import { session } from './state/session';
import { wire } from './wiring';

const Palette = lazy(() => import('./palette/Palette'));
const ConfirmDialog = lazy(() => import('./palette/ConfirmDialog'));
const KeySheet = lazy(() => import('./palette/KeySheet'));
const HistoryPanel = lazy(() => import('./palette/HistoryPanel'));
const Settings = lazy(() => import('./screens/settings/Settings'));
const SignInAgain = lazy(() => import('./screens/signIn/SignInAgain'));

// Once, when this part of the console arrives: nothing before sign-in runs a command or listens to keys.
wire();

/** Everything behind sign-in: the frame, the screen in it, and what can lie over it. */
export default function Desk({ children }: { children: ReactNode }) {
  const { phase } = useSnapshot(session);
  const { open } = useSnapshot(panels);
  const shown = useSnapshot(palette);
  const [location] = useLocation();
  useEffect(() => {
    void theRunner().load();
    const leaving = (event: BeforeUnloadEvent) => {
      if (hasUnsent()) event.preventDefault();
    };
    addEventListener('beforeunload', leaving);
    return () => removeEventListener('beforeunload', leaving);
  }, []);
  return (
    <>
      <ProgressBar />
      <Shell>
        <ServerErrorBoundary key={location} place={location}>
          {children}
        </ServerErrorBoundary>
      </Shell>
      <Suspense>
        {(shown.open || shown.asked !== null) && <Palette />}
        {shown.confirming !== null && <ConfirmDialog />}
        {open === 'keys' && <KeySheet />}
        {open === 'history' && <HistoryPanel />}
        {open === 'settings' && <Settings />}
        {phase === 'ended' && <SignInAgain />}
      </Suspense>
      <KeyHint />
      <Toasts />
    </>
  );
}
