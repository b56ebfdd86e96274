/** What the frame says once the first list works. */
export default {
  notFound: {
    title: 'You look lost',
    hint: 'This page doesn’t exist.',
    lockedTitle: 'You can’t open this page',
    locked: 'Ask an administrator for this permission:',
    home: 'BACK HOME',
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    layout: 'Theme',
    sidebar: 'Sidebar',
    topbar: 'Top bar',
    number: 'Theme {{number}}',
    undo: 'Undo and confirmation',
    holdSeconds: 'Seconds to wait before sending what can’t be undone',
    alwaysAsk: 'Always confirm dangerous commands',
    keys: 'Single-key shortcuts',
    keysEverywhere: 'Everywhere',
    keysLists: 'Only in lists and details',
    keysOff: 'Off',
  },
  signInAgain: 'Your session has expired',
  signInAgainHint: 'Sign in again to continue. Nothing is lost.',
};
