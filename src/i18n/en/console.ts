import commands from './commands';
import common from './consoleCommon';
import errors from './consoleErrors';
import grid from './grid';
import screens from './screens';
import shell from './shell';

/**
 * What is needed behind sign-in until the first list works. Commands stand at the top, under their ids; everything else under the name of
 * its area.
 */
const texts = { ...commands, common, errors, grid, screens, shell };

export default texts;
