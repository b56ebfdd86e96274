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
};
