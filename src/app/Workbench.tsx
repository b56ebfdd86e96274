import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { KeyHint } from '../keys';
import { palette } from '../palette';
import { PaletteToCome } from '../palette/PalettePlaceholder';
import { closePalette } from '../palette/paletteState';
import { hasUnsent, theRunner } from '../run';
import { ServerErrorBoundary } from '../screens/serverError/ServerErrorBoundary';
import { ProgressBar } from '../shell/ProgressBar';
import { Shell } from '../shell/Shell';
import { panels } from '../state/panels';
import { session } from '../state/session';
import { firstWork, firstWorkDone, later, overlay } from '../ui/deferredPart';
import { Nothing } from '../ui/lazyPart';
import { wire } from './connectRunner';

const closePanel = () => {
  panels.open = null;
};
const Palette = overlay(() => import('../palette/Palette'), closePalette, PaletteToCome);
const ConfirmDialog = overlay(
  () => import('../palette/ConfirmDialog'),
  () => palette.confirming?.answer(false),
);
const KeySheet = overlay(() => import('../palette/KeySheet'), closePanel);
const HistoryPanel = overlay(() => import('../palette/HistoryPanel'), closePanel);
const Settings = overlay(() => import('../screens/settings/Settings'), closePanel);
const SessionsPanel = overlay(() => import('../screens/sessions/SessionsPanel'), closePanel);
const SignInAgain = later(() => import('../screens/signIn/SignInAgain'));
const Learning = later(() => import('../onboarding/Onboarding'), Nothing);
const Toasts = later(() => import('../shell/toasts'), Nothing);

/** A screen that never comes to show anything keeps nothing back for longer. */
const FIRST_WORK_MOST_MS = 3000;

// Once, when this part of the console arrives: nothing before sign-in runs a command or listens to keys.
wire();

/** Everything behind sign-in: the frame, the screen in it, and what can lie over it. */
export default function Desk({ children }: { children: ReactNode }) {
  const { phase } = useSnapshot(session);
  const { open } = useSnapshot(panels);
  const shown = useSnapshot(palette);
  const { isDone } = useSnapshot(firstWork);
  const [location] = useLocation();
  useEffect(() => {
    void theRunner().load();
    const leaving = (event: BeforeUnloadEvent) => {
      if (hasUnsent()) event.preventDefault();
    };
    addEventListener('beforeunload', leaving);
    const timer = setTimeout(firstWorkDone, FIRST_WORK_MOST_MS);
    return () => {
      removeEventListener('beforeunload', leaving);
      clearTimeout(timer);
    };
  }, []);
  return (
    <>
      <ProgressBar />
      <Shell strip={isDone && <Learning />}>
        <ServerErrorBoundary key={location} place={location}>
          {children}
        </ServerErrorBoundary>
      </Shell>
      {(shown.open || shown.asked !== null) && <Palette />}
      {shown.confirming !== null && <ConfirmDialog />}
      {open === 'keys' && <KeySheet />}
      {open === 'history' && <HistoryPanel />}
      {open === 'settings' && <Settings />}
      {open === 'sessions' && <SessionsPanel />}
      {(phase === 'ended' || phase === 'mustChange') && <SignInAgain />}
      <KeyHint />
      {isDone && <Toasts />}
    </>
  );
}
