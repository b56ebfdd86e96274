export default {
  '304': 'This no longer exists. Refresh the list to see the latest.',
  '305': 'This already exists. Choose another value.',
  '306': 'Incorrect password. Enter it again.',
  '310': 'Set up two-step verification first.',
  '313': 'Someone has already handled this.',
  '409': 'Someone just changed this. Review the new version and try again.',
};
