export default {
  notLoaded: 'The page couldn’t be loaded: there is no connection, or the server was just upgraded.',
  '309': 'A sign-in code is needed.',
  '311': 'Not done: you didn’t sign in again.',
  '413': 'This file is too large. Choose a smaller one.',
  '415': 'This file isn’t an image.',
};
