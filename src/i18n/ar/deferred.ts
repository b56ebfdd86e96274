import commands from './deferredCommands';
import errors from './deferredErrors';
import grid from './deferredGrid';
import screens from './deferredScreens';
import shell from './deferredShell';
import did from './did';
import palette from './palette';
import run from './run';
import statistics from './statistics';

/** What is needed once the first list works, or on a screen that few people open first. */
const texts = { ...commands, did, errors, grid, palette, run, screens, shell, statistics };

export default texts;
