import common from './common';
import errors from './errors';
import signIn from './signIn';

/** What is needed before sign-in. */
const texts = { common, errors, signIn };

export default texts;
