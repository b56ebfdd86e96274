import type { Request } from 'playwright-core';

/** Whether a request changes something. That somebody is still there is said now and then, and is no change. */
export const isWrite = (request: Request): boolean =>
  request.method() !== 'GET' && !request.url().includes('/api/presence');
