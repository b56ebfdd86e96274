import { nameAndVersion, type ShippedPackage } from './packages';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly scope?: string;
  readonly purl: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}
interface Dependency {
  readonly ref: string;
  readonly dependsOn?: readonly string[];
}

/** A list of materials in CycloneDX, as `npm sbom` makes it. */
export interface Bom {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly Dependency[];
}

const FOR_DEVELOPMENT = 'cdx:npm:package:development';

/**
 * The list of npm, which has all packages of the lock, cut down to those that are shipped. npm itself can only leave out what package.json
 * lists for development, where all that is built into the console and the server stands; and it calls the program by its folder.
 */
export function bomOfShipped(all: Bom, name: string, packages: readonly ShippedPackage[]): Bom {
  const shipped = new Set(packages.map(nameAndVersion));
  const { component } = all.metadata;
  const root = component['bom-ref'];
  const direct = packages.filter((one) => one.direct).map(nameAndVersion);
  return {
    ...all,
    metadata: { ...all.metadata, component: { ...component, name } },
    components: all.components
      .filter(({ 'bom-ref': ref }) => shipped.has(ref))
      .map((one) => {
        const isBuiltIn = one.properties?.some((property) => property.name === FOR_DEVELOPMENT);
        const properties = one.properties?.filter((property) => property.name !== FOR_DEVELOPMENT) ?? [];
        return isBuiltIn ? { ...one, scope: 'required', properties } : one;
      }),
    dependencies: all.dependencies.flatMap(({ ref, dependsOn = [] }) => {
      if (ref === root) return [{ ref, dependsOn: direct }];
      return shipped.has(ref) ? [{ ref, dependsOn: dependsOn.filter((one) => shipped.has(one)) }] : [];
    }),
  };
}
