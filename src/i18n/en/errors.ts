export default {
  '0': 'Can’t reach the server. Check your connection and try again.',
  '1': 'The server sent a response that couldn’t be read (HTTP {{status}}).',
  '303': 'Your session has expired. Sign in again.',
  '308': 'You have no permission to perform this action.',
  '400': 'The server rejected the request. Check your input and try again.',
  '429': 'Too many attempts. Wait a moment and try again.',
  '500': 'Something went wrong on the server. Try again. If the problem persists, contact an administrator.',
  '503': 'The database isn’t responding. Try again in a moment.',
};
