/** What no page before sign-in says. */
export default {
  secondsAgo: 'a few seconds ago',
  cancel: 'Cancel',
  save: 'Save',
  undo: 'Undo',
  all: 'All',
  nameless: '(no name)',
  textless: '(empty)',
};
