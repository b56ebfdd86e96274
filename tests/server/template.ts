import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStore } from '../../server/store/connection';
import { createDatabase } from './emptyStore';

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty store with the schema of today, for copies: the folder of an embedded one, or the name of a database. */
    template: { readonly folder: string } | { readonly database: string };
  }
}

/**
 * Once before all server tests: to begin an embedded store takes seconds of processor, and to copy its folder a tenth of one; a database
 * is copied in a third of the time in which one is made.
 */
export default async function setup(project: TestProject): Promise<() => void | Promise<void>> {
  if (process.env.STORE === 'postgres') {
    const { name, url, drop } = await createDatabase();
    const store = await openStore({ databaseUrl: url });
    await store.close();
    project.provide('template', { database: name });
    return drop;
  }
  const folder = mkdtempSync(join(tmpdir(), 'tamquan-template-'));
  const store = await openStore({ dataDir: folder });
  await store.close();
  project.provide('template', { folder });
  return () => rmSync(folder, { recursive: true, force: true });
}
