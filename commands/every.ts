import { DEFERRED } from './deferred';
import { registerDeferred } from './registry';

// Loading this file is what makes the registry whole: in the console, in the quiet after the first list.
registerDeferred(DEFERRED);

export { COMMANDS, commandById } from './registry';
