import { waiting } from '../../client/reach';

/** Resolves after so many milliseconds, or as soon as the server is heard. */
export const waitForServer = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      waiting.delete(done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    waiting.add(done);
  });
