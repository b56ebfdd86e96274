import { apiPage } from './apiPage';
import { commandsPage } from './commandsPage';
import { keyboardPage } from './keyboardPage';

/** The pages that are made from the code, by their path in the repository. */
export const PAGES: Readonly<Record<string, () => string>> = {
  'docs/api.md': apiPage,
  'docs/commands.md': commandsPage,
  'docs/keyboard.md': keyboardPage,
};
