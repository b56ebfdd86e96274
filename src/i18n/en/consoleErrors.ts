export default {
  '304': 'This no longer exists. Refresh the list to see the latest.',
};
