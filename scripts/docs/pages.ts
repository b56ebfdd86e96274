import { apiPage } from './apiPage';
import { architecturePage } from './architecturePage';
import { commandsPage } from './commandsPage';
import { envExample } from './envExample';
import { keyboardPage } from './keyboardPage';
import { settingsPage } from './settingsPage';

/** The pages that are made from the code, wholly or in part, by their path in the repository. */
export const PAGES: Readonly<Record<string, () => string>> = {
  'docs/api.md': apiPage,
  'docs/commands.md': commandsPage,
  'docs/keyboard.md': keyboardPage,
  'docs/settings.md': settingsPage,
  '.env.example': envExample,
  'ARCHITECTURE.md': architecturePage,
};
