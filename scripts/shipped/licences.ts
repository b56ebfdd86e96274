import { nameAndVersion, type ShippedPackage } from './packages';

/** Licences under which anything may be shipped with a program under MIT: they ask to be named, and no more. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages that may be under a further licence. */
const FURTHER: readonly { readonly names: RegExp; readonly licence: string }[] = [
  // libvips is a library of its own beside the server, as it was built, which anybody may put another in the place of.
  { names: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
];

/** Packages whose licence is not one that may be shipped, each as a sentence. */
export const refusedLicences = (packages: readonly ShippedPackage[]): readonly string[] =>
  packages
    .filter((one) => !isAllowed(one))
    .map((one) => `${nameAndVersion(one)} is under ${one.licence}, which is not among those that may be shipped.`);

/** An expression of one kind of word, as packages have them: all of `A AND B`, any of `A OR B`; of both kinds none is allowed. */
function isAllowed({ name, licence }: ShippedPackage): boolean {
  const parts = licence.replaceAll(/^\(|\)$/g, '').split(/ (AND|OR) /i);
  const words = new Set(parts.filter((_, index) => index % 2 === 1).map((word) => word.toUpperCase()));
  const may = (one: string) =>
    ALLOWED.has(one) || FURTHER.some(({ names, licence: further }) => further === one && names.test(name));
  const licences = parts.filter((_, index) => index % 2 === 0);
  if (words.size > 1) return false;
  return words.has('OR') ? licences.some(may) : licences.every(may);
}
