import { type ComponentType, type RefObject, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Redirect, Router, Switch, useLocation, useSearch, Route as WouterRoute } from 'wouter';
import { hasExtension } from '../../contract/extensionLists';
import { missingPermission } from '../../contract/wire/permissions';
import { configured } from '../client';
import { useT } from '../i18n';
import { BASE, currentPath } from '../navigation/basePath';
import { nextAddress } from '../navigation/nextAddress';
import { firstOpen, HOME, ROUTES, type Route } from '../screens';
import { ServerErrorBoundary } from '../screens/serverError/ServerErrorBoundary';
import { homeAddress } from '../state/home';
import { principal, session } from '../state/session';
import { somebodyHere } from '../state/signedIn';
import { ChunkLoadError } from '../ui/ChunkLoadError';
import { lazyPart } from '../ui/lazyPart';
import { usePageTitle } from '../ui/pageTitle';
import { withDeferred } from '../ui/withDeferred';
import { connectRunner } from './connectRunner';
import Workbench from './Workbench';

/** A page that stands in place of a screen, and comes with its texts. */
const page = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazyPart(() => withDeferred(load), Loading, ChunkLoadError).Part;
const NotFound = page(() => import('../screens/notFound/NotFound'));
const NoRights = page(() => import('../screens/noRights/NoRights'));
const BeforeWork = page(() => import('../screens/signIn/BeforeWork'));
const SCREENS = new Map(ROUTES.map(({ path, load }) => [path, lazyPart(load, Loading, ChunkLoadError)]));

/**
 * Resolves once commands and keys work, with the first rows of the address's screen here or on their way. What they and screens keep is a
 * person's, so they begin when it is known whose.
 */
export async function begin(): Promise<void> {
  await somebodyHere();
  connectRunner();
  const route = ROUTES.find(({ path }) => path === currentPath());
  if (session.phase !== 'in' || !route || !isThere(route) || missingRight(route) !== undefined) return;
  const screen = SCREENS.get(route.path)?.fetch();
  // What can't be had is asked for again once it is shown.
  const read = screen?.then(({ readAhead }) => readAhead?.()).catch(() => {});
  await Promise.race([read, new Promise((resolve) => setTimeout(resolve, FRAME_WAITS_MS))]);
}

/** The first frame has the rows of its screen, where these are there so soon; else they come into a page that says that they come. */
const FRAME_WAITS_MS = 400;

/** Returns the permission that whoever is in lacks for a screen; undefined where none is missing. */
function missingRight({ permission }: Route) {
  const who = principal();
  return who ? missingPermission(who, permission) : undefined;
}

/** The console behind sign-in: the frame, and in it the screen of the address. */
export default function Routes() {
  return (
    <Router base={BASE}>
      <Within />
    </Router>
  );
}

function Within() {
  const [location] = useLocation();
  const { phase } = useSnapshot(session);
  const hasWorked = useRef(false);
  const isLanding = useRef(true);
  useEffect(() => {
    isLanding.current = false;
  }, []);
  hasWorked.current ||= phase === 'in';
  // One address a screen: lists, saved views and the sidebar compare it.
  const address = location.replace(/(?<=.)\/+$/, '');
  if (address !== location) return <SameAt address={address} />;
  // Over a page that somebody works in it comes as sign-in does (SignInAgain).
  if ((phase === 'mustChange' || phase === 'mustSetUp') && !hasWorked.current) return <BeforeWork />;
  return (
    // What lies over the page can fail as well as what is in it.
    <ServerErrorBoundary place={location}>
      <Workbench>
        <Switch>
          <WouterRoute path="/dashboard">
            <Home isLanding={isLanding} />
          </WouterRoute>
          {ROUTES.map((route) => (
            <WouterRoute key={route.path} path={route.path}>
              <Allowed route={route} />
            </WouterRoute>
          ))}
          <WouterRoute path="/signin">
            <Redirect to={homeIf(nextAddress(session.user?.uid))} replace />
          </WouterRoute>
          <WouterRoute path="/">
            <Redirect to={homeAddress()} replace />
          </WouterRoute>
          <WouterRoute>
            <NotFound />
          </WouterRoute>
        </Switch>
      </Workbench>
    </ServerErrorBoundary>
  );
}

/** The same page at another path, with what is asked for after it. */
function SameAt({ address }: { address: string }) {
  const search = useSearch();
  return <Redirect to={`${address}${search && `?${search}`}${window.location.hash}`} replace />;
}

function Loading() {
  const t = useT();
  return (
    <p ref={takeFocus} tabIndex={-1} className="sr-only">
      {t('common.loading')}
    </p>
  );
}

/** The screen before is gone and the next not there: until then the focus is here, and never on nothing. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** A screen for users who may see it; others get the 404 page, which names the missing permission. */
function Allowed({ route }: { route: Route }) {
  const t = useT();
  useSnapshot(session);
  const missing = missingRight(route);
  const Screen = missing === undefined && isThere(route) ? SCREENS.get(route.path)?.Part : undefined;
  // The page that stands in its place names itself.
  usePageTitle(Screen && t(route.title));
  return Screen ? <Screen /> : <NotFound {...(missing ? { missing } : {})} />;
}

/** Whether the server has what the screen shows. */
const isThere = ({ extension }: Route) =>
  extension === undefined ||
  hasExtension(extension, { extensions: new Set(session.extensions), paths: configured.config?.paths });

/** Whoever comes in at the address of the overview comes home, wherever that is. */
const homeIf = (address: string) => (address === HOME.path ? homeAddress() : address);

/**
 * The overview, or the first other screen this person may see; whoever may see none is told whom to ask. Where the console opens with it,
 * it opens at home.
 */
function Home({ isLanding }: { isLanding: RefObject<boolean> }) {
  useSnapshot(session);
  const search = useSearch();
  const who = principal();
  if (isLanding.current && search === '' && homeAddress() !== HOME.path) return <Redirect to={homeAddress()} replace />;
  if (who && missingPermission(who, HOME.permission) === undefined) return <Allowed route={HOME} />;
  const isFor = ({ permission, entry = permission }: Route) =>
    who !== null && [permission, entry].every((rule) => missingPermission(who, rule) === undefined);
  const first = firstOpen((route) => isThere(route) && isFor(route));
  return first ? <Redirect to={first} replace /> : <NoRights />;
}
