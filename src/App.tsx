import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Redirect, Switch, useLocation, Route as WouterRoute } from 'wouter';
import { missingFor } from '../contract/permissions';
import { language, useT } from './i18n';
import { HOME_ORDER, ROUTES, type Route } from './screens';
import SignIn from './screens/signIn/SignIn';
import { Announcer } from './shell/announcer';
import { say } from './shell/say';
import { holder, session } from './state/session';

const Desk = lazy(() => import('./Desk'));
const NotFound = lazy(() => import('./screens/notFound/NotFound'));
const SCREENS: ReadonlyMap<string, ComponentType<Record<string, never>>> = new Map(
  ROUTES.map(({ path, load }) => [path, lazy(load)]),
);

/** The whole console: sign-in, and behind it the screens. */
export default function App() {
  const { phase } = useSnapshot(session);
  const { code } = useSnapshot(language);
  return (
    <>
      <Announcer />
      {phase !== 'starting' && (phase === 'out' ? <Outside /> : <Inside key={code} />)}
    </>
  );
}

/** Not signed in: every address leads to sign-in, and from there to where one was going. */
function Outside() {
  const [location, go] = useLocation();
  const wanted = location.startsWith('/dashboard')
    ? location + window.location.search + window.location.hash
    : '/dashboard';
  useEffect(() => {
    if (location !== '/signin') go(`/signin?next=${encodeURIComponent(wanted)}`, { replace: true });
  }, [location, go, wanted]);
  const signedIn = () => {
    const next = new URLSearchParams(window.location.search).get('next') ?? '/dashboard';
    // An address of this console and no other.
    go(next.startsWith('/dashboard') ? next : '/dashboard', { replace: true });
    say({ key: 'shell.welcome', params: { name: session.user?.display_name ?? '' }, tone: 'good' });
  };
  return <SignIn onSignedIn={signedIn} />;
}

function Inside() {
  return (
    <Suspense>
      <Desk>
        <Switch>
          {ROUTES.map((route) => (
            <WouterRoute key={route.path} path={route.path}>
              <Allowed route={route} />
            </WouterRoute>
          ))}
          <WouterRoute path="/dashboard">
            <Home />
          </WouterRoute>
          <WouterRoute path="/signin">
            <Redirect to="/dashboard" replace />
          </WouterRoute>
          <WouterRoute path="/">
            <Redirect to="/dashboard" replace />
          </WouterRoute>
          <WouterRoute>
            <NotFound />
          </WouterRoute>
        </Switch>
      </Desk>
    </Suspense>
  );
}

/** A screen for whoever may see it; others meet the 404 page, which names what is missing. */
function Allowed({ route }: { route: Route }) {
  const t = useT();
  useSnapshot(session);
  const who = holder();
  const missing = who ? missingFor(who, route.needs) : undefined;
  const Screen = SCREENS.get(route.path);
  if (missing || !Screen) return <NotFound {...(missing ? { missing } : {})} />;
  return (
    <Suspense
      fallback={
        <p className="sr-only" tabIndex={-1} ref={takeLostFocus}>
          {t('common.loading')}
        </p>
      }
    >
      <Screen />
    </Suspense>
  );
}

/** The screen that had the focus is gone and the next one is not there yet: until then this line holds the focus. */
function takeLostFocus(place: HTMLElement | null) {
  if (document.activeElement === null || document.activeElement === document.body) place?.focus();
}

/** The first screen this person may see. */
function Home() {
  const who = holder();
  const first = HOME_ORDER.find((path) => {
    const route = ROUTES.find((one) => one.path === path);
    return route && who && missingFor(who, route.needs) === undefined;
  });
  return first ? <Redirect to={first} replace /> : <NotFound />;
}
