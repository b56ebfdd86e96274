export default {
  '0': 'The server could not be reached. Check the network and try again.',
  '1': 'The server’s answer could not be read (HTTP {{status}}).',
  '303': 'Work session expired, please log in again.',
  '306': 'Wrong password. Please enter it again.',
  '308': 'You have no permission to perform this action.',
  '400': 'The server did not accept what was sent. Check it and try again.',
  '429': 'Too many tries. Wait a moment and try again.',
  '500': 'Something went wrong on the server. Try again; if it stays, tell an administrator.',
  '503': 'The store does not answer just now. Try again in a moment.',
};
