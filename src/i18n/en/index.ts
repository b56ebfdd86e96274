import type vi from '../vi';
import commands from './commands';
import common from './common';
import errors from './errors';
import grid from './grid';
import palette from './palette';
import run from './run';
import screens from './screens';
import shell from './shell';
import statistics from './statistics';

/** The keys of another language; of a plural, the forms that this language has. */
type SameKeys<T> = T extends string
  ? string
  : T extends { other: string }
    ? Readonly<Record<string, string>>
    : { [K in keyof T]: SameKeys<T[K]> };

/** Commands stand at the top, under their ids; everything else under the name of its area. */
const texts: SameKeys<typeof vi> = { ...commands, common, errors, grid, palette, run, screens, shell, statistics };

export default texts;
