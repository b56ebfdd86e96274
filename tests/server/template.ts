import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStore } from '../../server/store/connection';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of an empty embedded store, for copies; null where PostgreSQL makes databases. */
    template: string | null;
  }
}

/** Once before all server tests: to begin an embedded store takes seconds of processor, and to copy its folder a tenth of one. */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  if (process.env.STORE === 'postgres') {
    project.provide('template', null);
    return undefined;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'tamquan-template-'));
  const store = await openStore({ dataDir });
  await store.close();
  project.provide('template', dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}
