export default {
  '304': 'This no longer exists. Refresh the list to see the latest.',
  '313': 'Someone has already handled this.',
  '409': 'Someone just changed this. Review the new version and try again.',
};
