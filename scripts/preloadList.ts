// Every part of the console names the files that a part it asks for needs. Those that it has itself imported are there already, and
// naming them was more than a kilobyte of script before the first list.
import type { Plugin, ResolveModulePreloadDependenciesFn } from 'vite';

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
      generateBundle: {
        order: 'pre',
        handler: (_, bundle) => {
          importsOf = new Map(
            Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports]] : [])),
          );
        },
      },
    },
    resolveDependencies: (asked, needed, { hostId, hostType }) => {
      if (hostType !== 'js') return needed;
      const there = thereWith(hostId);
      const missing = needed.filter((file) => !there.has(file));
      // Alone it is fetched by being asked for.
      return missing.length === 1 && missing[0] === asked ? [] : missing;
    },
  };
}
