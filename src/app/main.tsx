import '@fontsource/be-vietnam-pro/vietnamese-400.css';
import '@fontsource/be-vietnam-pro/vietnamese-500.css';
import '@fontsource/be-vietnam-pro/vietnamese-600.css';
import '@fontsource/be-vietnam-pro/latin-400.css';
import '@fontsource/be-vietnam-pro/latin-500.css';
import '@fontsource/be-vietnam-pro/latin-600.css';
import '@fontsource/ibm-plex-mono/latin-400.css';
import '../theme/style.css';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { ConsoleConfig } from '../../contract/server';
import { Code } from '../../contract/wire/codes';
import { configured, refused, setClient, traffic } from '../client';
import { createClient } from '../client/client';
import { serverHeard } from '../client/reach';
import { firstLanguage, setLanguage } from '../i18n';
import { embedding } from '../media/embedding';
import { BASE, isBelowBase } from '../navigation/basePath';
import { ServerError } from '../screens/serverError/ServerError';
import type { RestoreFailure } from '../state/restoreFailure';
import { session } from '../state/session';
import { listenToTabs, restore, sessionEnded } from '../state/signIn';
import { setStorageOwner } from '../state/storageNames';
import { olderToken, rememberedSession, tabSession, takeSignInMessage } from '../state/storedSession';
import { startTheme } from '../theme';
import App, { fetchAhead } from './App';

/** Configuration, then texts and session side by side, then the first paint. */
async function start(root: HTMLElement): Promise<void> {
  if (!isBelowBase()) return location.replace(`${BASE}/`);
  startTheme();
  const texts = setLanguage(firstLanguage(location.search));
  listenToTabs();
  const drawn = createRoot(root);
  const begin = () => drawn.render(<App />);
  const tryToReach = () => reach(texts);
  const [hindrance] = await Promise.all([tryToReach(), texts, document.fonts.ready]);
  // Not in StrictMode: it takes each layer away once when it opens, which gives the focus back and so closes it.
  if (hindrance === null) return begin();
  const { NotReachable } = await import('../screens/serverError/NotReachable');
  drawn.render(<NotReachable first={hindrance} reach={tryToReach} onReached={begin} />);
}

/** Configuration and session; null once it is known whether somebody is in. What hinders that leaves all as it was, to be tried again. */
async function reach(texts: Promise<void>): Promise<RestoreFailure | null> {
  if (!configured.config) {
    const answer = await fetch('config.json', { cache: 'no-store' }).catch(() => null);
    const config = z.safeParse(ConsoleConfig, answer?.ok ? await answer.json().catch(() => null) : null);
    if (!config.success) {
      const code =
        answer === null ? Code.lost : answer.status === Code.unavailable ? Code.unavailable : Code.unexpected;
      return { code, retryAfterSeconds: Number(answer?.headers.get('retry-after')) || undefined };
    }
    configure(config.data);
  }
  session.door ??= takeSignInMessage();
  if (tabSession() || rememberedSession() || olderToken()) {
    const restored = restore();
    // The server is asked who this is before what works with the answer is run.
    void import('../state/restore').then(
      () => fetchAhead(texts),
      () => {},
    );
    return restored;
  }
  session.phase = 'out';
  return null;
}

function configure(config: ConsoleConfig): void {
  embedding.hosts = config.embedHosts ?? [];
  setClient(
    createClient({
      config,
      key: () => session.key,
      extensions: () => session.extensions,
      onSessionEnded: sessionEnded,
      onForbidden: () => refused.forbidden(),
      onAnswered: serverHeard,
      onPending: (count) => {
        traffic.pending = count;
      },
    }).call,
  );
  setStorageOwner(config.apiUrl);
  configured.config = config;
}

const root = document.getElementById('root');
if (root) {
  start(root).catch(async (error: unknown) => {
    console.error('The console could not start', error);
    await setLanguage(firstLanguage(location.search));
    createRoot(root).render(<ServerError />);
  });
}
