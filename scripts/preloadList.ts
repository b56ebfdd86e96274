// Every part of the console names the files that a part it asks for needs, and src/ui/prefetchChunks.ts fetches them before it is imported.
// Those that it has itself imported are there already, and naming them was more than a kilobyte of script before the first list.
import { resolve } from 'node:path';
import type { Plugin, ResolveModulePreloadDependenciesFn } from 'vite';

const PREFETCH = resolve(import.meta.dirname, '../src/ui/prefetchChunks.ts').replaceAll('\\', '/');

/** Vite's plugin, and its setting `modulePreload.resolveDependencies`: only what the asking file has not imported itself is named. */
export function preloadList(): { plugin: Plugin; resolveDependencies: ResolveModulePreloadDependenciesFn } {
  /** By file, what it imports. */
  let importsOf: ReadonlyMap<string, readonly string[]> = new Map();
  const thereWith = (file: string, found = new Set<string>()): Set<string> => {
    if (!found.has(file)) {
      found.add(file);
      for (const imported of importsOf.get(file) ?? []) thereWith(imported, found);
    }
    return found;
  };
  return {
    plugin: {
      name: 'preload-list',
      apply: 'build',
      enforce: 'pre',
      load: {
        filter: { id: /vite\/preload-helper/ },
        handler: () => `export { prefetchChunks as __vitePreload } from '${PREFETCH}';`,
      },
      generateBundle: {
        order: 'pre',
        handler: (_, bundle) => {
          importsOf = new Map(
            Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports]] : [])),
          );
        },
      },
    },
    resolveDependencies: (_asked, needed, { hostId, hostType }) => {
      if (hostType !== 'js') return needed;
      const there = thereWith(hostId);
      return needed.filter((file) => !there.has(file));
    },
  };
}
