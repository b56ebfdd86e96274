import '@fontsource/be-vietnam-pro/vietnamese-400.css';
import '@fontsource/be-vietnam-pro/vietnamese-500.css';
import '@fontsource/be-vietnam-pro/vietnamese-600.css';
import '@fontsource/be-vietnam-pro/latin-400.css';
import '@fontsource/be-vietnam-pro/latin-500.css';
import '@fontsource/be-vietnam-pro/latin-600.css';
import '@fontsource/ibm-plex-mono/latin-400.css';
import '../theme/style.css';
import '../grid/grid.css';
import * as z from 'zod/mini';
import { ConsoleConfig } from '../../contract/server';
import { Code } from '../../contract/wire/codes';
import { configured, refused, setClient, traffic } from '../client';
import { createClient } from '../client/client';
import { serverHeard } from '../client/reach';
import { firstLanguage, setLanguage } from '../i18n';
import { embedding } from '../media/embedding';
import { BASE, isBelowBase } from '../navigation/basePath';
import type { RestoreFailure } from '../state/restoreFailure';
import { session } from '../state/session';
import { listenToTabs, restore, sessionEnded } from '../state/signIn';
import { setStorageOwner } from '../state/storageNames';
import { olderToken, rememberedSession, tabSession, takeSignInMessage } from '../state/storedSession';
import { startTheme } from '../theme';

/**
 * Configuration, then texts and session side by side, then the first paint. What draws comes in a file of its own, most of which is
 * React's: a browser takes as long to read it as all of this takes.
 */
async function start(root: HTMLElement): Promise<void> {
  if (!isBelowBase()) return location.replace(`${BASE}/`);
  startTheme();
  const texts = setLanguage(firstLanguage(location.search));
  listenToTabs();
  const tryToReach = () => reach(texts);
  const [hindrance, draw] = await Promise.all([tryToReach(), import('./draw'), texts, document.fonts.ready]);
  if (hindrance === null) return draw.drawConsole(root);
  return draw.drawHindrance(root, hindrance, tryToReach);
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
    void Promise.all([import('./draw'), import('../state/restore')]).then(
      ([{ fetchAhead }]) => fetchAhead(texts),
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
    try {
      await setLanguage(firstLanguage(location.search));
      (await import('./draw')).drawServerError(root);
    } catch {
      // Nothing can say it but the page (src/app/boot.js).
      dispatchEvent(new Event('tamquan.notLoaded'));
    }
  });
}
