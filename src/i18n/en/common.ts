export default {
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading…',
  serverError: {
    title: 'Internal Server Error',
    home: 'BACK HOME',
    hint: 'Something went wrong. Please try again later.',
  },
  notReachable: {
    title: 'The server cannot be reached',
    again: {
      one: 'Tries again by itself in {{count}} second.',
      other: 'Tries again by itself in {{count}} seconds.',
    },
  },
};
