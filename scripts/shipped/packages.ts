/** What package-lock.json says of a package, as far as it is needed here. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** A package that somebody gets with Tam Quan, installed beside the server or built into it or the console. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, or what stands in its place. */
  readonly licence: string;
  /** Whether Tam Quan itself names it. */
  readonly direct: boolean;
}

const FOLDER = 'node_modules/';
const SPECIFIER = String.raw`['"\x60]((?:@[\w.-]+/)?[\w.-]+)(?:/[^'"\x60]*)?['"\x60]`;
const IMPORTED = new RegExp(
  String.raw`(?:\bfrom|\bimport\(?|@import|@plugin|\brequire\w*(?:\.resolve)?\()\s*${SPECIFIER}`,
  'g',
);

/** Types leave nothing in what is built. */
const TYPES_ALONE = /\b(?:import|export) type [^;'"]*from\s*['"][^'"]*['"]/g;

/** The packages that texts of sources import, with everything else that is written in that place. */
const importedBy = (sources: readonly string[]): ReadonlySet<string> =>
  new Set(
    sources.flatMap((source) =>
      [...source.replaceAll(TYPES_ALONE, '').matchAll(IMPORTED)].flatMap(([, name]) => name ?? []),
    ),
  );

/**
 * All packages that are shipped, by name and version: what package.json lists as dependencies, what it lists for development and `sources`
 * import, so that it is built in, and whatever these depend on. All platforms are in it, and a little more than what a bundler leaves.
 */
export function shippedPackages({ packages }: Lock, sources: readonly string[]): readonly ShippedPackage[] {
  const { dependencies = {}, devDependencies = {} } = packages[''] ?? {};
  const imported = importedBy(sources);
  const named = [...Object.keys(dependencies), ...Object.keys(devDependencies).filter((name) => imported.has(name))];
  const direct = new Set(named.map((name) => `node_modules/${name}`));
  const found = new Map<string, ShippedPackage>();
  const toSee = [...direct];
  for (const path of toSee) {
    const locked = packages[path];
    if (locked === undefined || found.has(path)) continue;
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    const { version = '', license: licence = 'none' } = locked;
    found.set(path, { name, version, licence, direct: direct.has(path) });
    toSee.push(...neededBy(locked).flatMap((one) => placeOf(packages, path, one) ?? []));
  }
  return [...found.values()].sort((one, other) => nameAndVersion(one).localeCompare(nameAndVersion(other)));
}

/** How npm refers to a package in a list of materials. */
export const nameAndVersion = ({ name, version }: Pick<ShippedPackage, 'name' | 'version'>): string =>
  `${name}@${version}`;

function neededBy({
  dependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta = {},
}: LockedPackage) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Where a package finds another, as Node looks for it: beside itself, then outwards. Undefined where it is for no platform of the lock. */
function placeOf(packages: Lock['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(FOLDER) - 1))) {
    const path = `${folder === '' ? '' : `${folder}/`}${FOLDER}${name}`;
    if (path in packages) return path;
    if (folder === '') return undefined;
  }
}
