import commands from './commands';
import grid from './grid';
import palette from './palette';
import run from './run';
import screens from './screens';
import shell from './shell';
import statistics from './statistics';

/** What is needed behind sign-in. Commands stand at the top, under their ids; everything else under the name of its area. */
const texts = { ...commands, grid, palette, run, screens, shell, statistics };

export default texts;
