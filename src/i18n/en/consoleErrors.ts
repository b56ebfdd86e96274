export default {
  '304': 'This no longer exists. Refresh the list to see how things stand.',
  '305': 'It already exists. Choose another value.',
  '313': 'Somebody has already settled this.',
  '409': 'Somebody has just changed this. Look at the new version and try again.',
  '413': 'The file is too large. Choose a smaller one.',
  '415': 'This file is not a picture.',
};
