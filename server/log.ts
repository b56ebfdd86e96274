import { writeSync } from 'node:fs';

/**
 * Writes the log to an open file, pipe or terminal. Where it can't be written, as on a disk that is full, a line is lost: the log's
 * own stream would try again for ever, and the whole process with it. A reader of a pipe that is slow is waited for by `process.stdout`.
 */
export const logTo = (descriptor: number) => ({
  write(line: string): void {
    try {
      writeSync(descriptor, line);
    } catch (error) {
      if ((error as { code?: string }).code === 'EAGAIN') process.stdout.write(line);
    }
  },
});
