import { afterAll, vi } from 'vitest';

// Files of pure logic share a worker, since starting one costs more than most of them run. What a file has put in place of the world, and
// what its modules remember, ends with it.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});
