import '@fontsource/be-vietnam-pro/vietnamese-400.css';
import '@fontsource/be-vietnam-pro/vietnamese-500.css';
import '@fontsource/be-vietnam-pro/vietnamese-600.css';
import '@fontsource/be-vietnam-pro/latin-400.css';
import '@fontsource/be-vietnam-pro/latin-500.css';
import '@fontsource/be-vietnam-pro/latin-600.css';
import './theme/style.css';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { ConsoleConfig } from '../contract/server';
import App from './App';
import { configured, refused, setClient, traffic } from './client';
import { createClient } from './client/client';
import { firstLanguage, setLanguage } from './i18n';
import { embedding } from './media/embedding';
import { ServerError } from './screens/serverError/ServerError';
import { session } from './state/session';
import { followOtherTabs, restoreSession, sessionEnded } from './state/signIn';
import { startTheme } from './theme';

/** Configuration, then texts and session side by side, then the first paint. */
async function start(root: HTMLElement): Promise<void> {
  startTheme();
  const texts = setLanguage(firstLanguage(location.search));
  const config = z.parse(ConsoleConfig, await (await fetch('/config.json', { cache: 'no-store' })).json());
  embedding.hosts = config.embedHosts ?? [];
  setClient(
    createClient({
      config,
      key: () => session.key,
      onSessionEnded: sessionEnded,
      onForbidden: () => refused.forbidden(),
      onPending: (count) => {
        traffic.pending = count;
      },
    }).call,
  );
  configured.config = config;
  followOtherTabs();
  await Promise.all([texts, restoreSession(), document.fonts.ready]);
  // Not in StrictMode: it takes each layer away once when it opens, which gives the focus back and so closes it.
  createRoot(root).render(<App />);
}

const root = document.getElementById('root');
if (root) {
  start(root).catch(async (error: unknown) => {
    console.error('The console could not start', error);
    await setLanguage(firstLanguage(location.search));
    createRoot(root).render(<ServerError />);
  });
}
