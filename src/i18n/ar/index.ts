import common from './common';
import errors from './errors';
import shell from './shell';

/** What is needed before sign-in. */
const texts = { common, errors, shell };

export default texts;
