export default {
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading…',
  serverError: {
    title: 'Internal Server Error',
    home: 'Back home',
    hint: 'Something went wrong. Please try again later.',
  },
  notReachable: {
    title: 'Can’t reach the server',
    again: { one: 'Retrying in {{count}} second.', other: 'Retrying in {{count}} seconds.' },
  },
};
