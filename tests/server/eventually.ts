import { expect } from 'vitest';

/** Expects of a value that it comes to be so, on a busy machine too. */
export const eventually = <T>(of: () => T | Promise<T>) => expect.poll(of, { timeout: 20_000 });
