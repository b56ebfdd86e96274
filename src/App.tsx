import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { language, loadDeskTexts } from './i18n';
import SignIn from './screens/signIn/SignIn';
import { Announcer } from './shell/announcer';
import { arriving } from './shell/arriving';
import { say } from './shell/say';
import { session } from './state/session';

/** Nothing behind sign-in is loaded before it. */
const { Part: Inside } = arriving<Record<never, never>>(async () => {
  const [inside] = await Promise.all([import('./Inside'), loadDeskTexts()]);
  return inside;
});

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
  const [location, go] = useBrowserLocation();
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
