import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { language } from '../i18n';
import { currentPath, hrefOf } from '../navigation/basePath';
import { nextAddress } from '../navigation/nextAddress';
import { ServerError } from '../screens/serverError/ServerError';
import { session } from '../state/session';
import { Announcer } from '../ui/announcer';
import { lazyPart, Nothing } from '../ui/lazyPart';
import { notify } from '../ui/notify';

/** Resolves when the texts of sign-in are here: those behind it are added to them. */
let firstTexts: Promise<void> = Promise.resolve();

/** Nothing behind sign-in is loaded before it, but for whom the browser remembers a session of. */
const { Part: Inside, fetch: fetchInside } = lazyPart<Record<never, never>>(
  async () => {
    const [{ default: Routes, begin }] = await Promise.all([
      import('./Routes'),
      Promise.all([import('../i18n/deferredTexts'), firstTexts]).then(([desks]) => desks.loadConsoleTexts()),
    ]);
    await begin();
    return { default: Routes };
  },
  Nothing,
  ServerError,
);

/**
 * Begins to load what is behind sign-in while the server is still asked who this is, and `texts` are on their way. What can't be had is
 * asked for again once it is shown.
 */
export function fetchAhead(texts: Promise<void>): void {
  firstTexts = texts;
  void fetchInside().catch(() => {});
}

/** A script of its own: whoever is in never needs it. */
const { Part: SignIn } = lazyPart(() => import('../screens/signIn/SignIn'), Nothing, ServerError);

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

/** Not signed in: every address leads to sign-in, and from there to where one was going. The router comes with what is behind. */
function Outside() {
  useEffect(() => {
    if (currentPath() === '/signin') return;
    // After a sign-out there is no page to return to, and the next person need not see where the last one was: what the step keeps of it goes
    // with it (keepAddress).
    const next = session.door === null ? `?next=${encodeURIComponent(nextAddress())}` : '';
    window.history.replaceState(window.history.state, '', hrefOf(`/signin${next}`));
  }, []);
  const signedIn = () => {
    window.history.replaceState(null, '', hrefOf(nextAddress(session.user?.uid)));
    // Somebody else was in this page before: what it holds is not this person's.
    if (session.phase === 'out') window.location.reload();
    notify({ key: 'shell.welcome', params: { name: session.user?.display_name ?? '' }, tone: 'good' });
  };
  return <SignIn onSignedIn={signedIn} />;
}
