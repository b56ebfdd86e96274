import commands from './deferredCommands';
import screens from './deferredScreens';
import palette from './palette';
import run from './run';
import statistics from './statistics';

/** What is needed once the first list works, or on a screen that few people open first. */
const texts = { ...commands, palette, run, screens, statistics };

export default texts;
