export default {
  notLoaded: 'The page couldn’t be loaded: there is no connection, or the server was just upgraded.',
  slowNetwork: 'The network is slow. The page is still loading…',
  '305': 'This already exists. Choose another value.',
  '306': 'Incorrect password. Enter it again.',
  '309': 'A sign-in code is needed.',
  '310': 'Set up two-step verification first.',
  '311': 'Not done: you didn’t sign in again.',
  '313': 'Someone has already handled this.',
  '409': 'Someone just changed this. Review the new version and try again.',
  '413': 'This file is too large. Choose a smaller one.',
  '415': 'This file isn’t an image.',
};
