export default {
  secondsAgo: 'a few seconds ago',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  retry: 'Try again',
  undo: 'Undo',
  loading: 'Loading…',
  all: 'All',
  serverError: {
    title: 'Internal Server Error',
    home: 'BACK HOME',
    hint: 'Something went wrong. Please try again later.',
  },
  notReachable: {
    title: 'The server cannot be reached',
    again: { one: 'Tries again by itself in {{count}} second.', other: 'Tries again by itself in {{count}} seconds.' },
  },
};
