import { describe, expect, test } from 'vitest';
import { dependencies } from '../../package.json';
import { readAudit } from '../../scripts/shipped/audit';
import { type Bom, bomOfShipped } from '../../scripts/shipped/bom';
import { refusedLicences } from '../../scripts/shipped/licences';
import { nameAndVersion, type ShippedPackage, shippedPackages } from '../../scripts/shipped/packages';
import { lockOf, shippedSources } from '../../scripts/shipped/sources';
import { ROOT } from './sources';

const shipped = shippedPackages(lockOf(ROOT), shippedSources(ROOT));

describe('what is shipped', () => {
  test('is what the server installs, what is built in, and what these need, but nothing that only builds or tries it', () => {
    const names = shipped.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
    expect(names).toEqual(
      expect.arrayContaining(['react', 'scheduler', 'lucide-react', 'zod', '@opentelemetry/core', 'flag-icons']),
    );
    for (const tool of ['vitest', 'vite', 'typescript', 'playwright-core', '@biomejs/biome', 'knip'])
      expect(names).not.toContain(tool);
  });

  test('is under licences that allow it', () => expect(refusedLicences(shipped)).toEqual([]));

  test('is found where Node would find it, in the version that is there', () => {
    const packages = {
      '': { dependencies: { a: '1' }, devDependencies: { b: '1', c: '1', d: '1', types: '1' } },
      'node_modules/a': {
        version: '1.0.0',
        license: 'MIT',
        dependencies: { x: '1' },
        optionalDependencies: { gone: '1' },
      },
      'node_modules/a/node_modules/x': { version: '1.0.0', license: 'ISC', dependencies: { y: '1' } },
      'node_modules/b': {
        version: '2.0.0',
        peerDependencies: { x: '2', types: '1' },
        peerDependenciesMeta: { types: { optional: true } },
      },
      'node_modules/c': { version: '3.0.0', license: 'MIT' },
      'node_modules/d': { version: '3.0.0', license: 'MIT' },
      'node_modules/types': { version: '1.0.0', license: 'MIT' },
      'node_modules/x': { version: '2.0.0', license: 'MIT' },
      'node_modules/y': { version: '1.0.0', license: 'MIT' },
    };
    const sources = [
      "import one from 'b/part';",
      '@import "d/style.css";',
      "// c is said, 'c' even, and not imported",
      "import type {\n  C,\n} from 'c';",
    ];
    expect(shippedPackages({ packages }, sources)).toEqual([
      { name: 'a', version: '1.0.0', licence: 'MIT', direct: true },
      { name: 'b', version: '2.0.0', licence: 'none', direct: true },
      { name: 'd', version: '3.0.0', licence: 'MIT', direct: true },
      { name: 'x', version: '1.0.0', licence: 'ISC', direct: false },
      { name: 'x', version: '2.0.0', licence: 'MIT', direct: false },
      { name: 'y', version: '1.0.0', licence: 'MIT', direct: false },
    ]);
  });
});

describe('a licence', () => {
  const under = (licence: string, name = 'some'): ShippedPackage => ({ name, version: '1.0.0', licence, direct: true });

  test.each(['MIT', '(MIT OR GPL-3.0)', 'MIT and ISC'])('%s may be shipped', (licence) =>
    expect(refusedLicences([under(licence)])).toEqual([]),
  );

  test.each([
    'GPL-3.0',
    'MIT AND GPL-3.0',
    'none',
    'SEE LICENSE IN README.md',
    'MIT OR GPL-3.0 AND ISC',
    'LGPL-3.0-or-later',
  ])('%s may not', (licence) =>
    expect(refusedLicences([under(licence)])).toEqual([expect.stringContaining(`some@1.0.0 is under ${licence}`)]),
  );

  test('of libvips is allowed to the packages that bring it alone', () =>
    expect(refusedLicences([under('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')])).toEqual([]));
});

test('a list of materials has what is shipped, as needed, and what depends on what within it', () => {
  const component = (name: string, version: string, more: object = {}) => ({
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name}@${version}`,
    ...more,
  });
  const development = { scope: 'optional', properties: [{ name: 'cdx:npm:package:development', value: 'true' }] };
  const all: Bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { component: component('folder', '0.1.0') },
    components: [
      component('a', '1.0.0'),
      component('b', '1.0.0', development),
      component('tool', '1.0.0', development),
    ],
    dependencies: [
      { ref: 'folder@0.1.0', dependsOn: ['a@1.0.0', 'tool@1.0.0'] },
      { ref: 'a@1.0.0', dependsOn: ['b@1.0.0', 'tool@1.0.0'] },
      { ref: 'tool@1.0.0' },
    ],
  };
  const packages = [
    { name: 'a', version: '1.0.0', licence: 'MIT', direct: true },
    { name: 'b', version: '1.0.0', licence: 'MIT', direct: false },
  ];
  const { metadata, components, dependencies: needs } = bomOfShipped(all, 'tamquan', packages);
  expect(metadata.component.name).toBe('tamquan');
  expect(components).toEqual([component('a', '1.0.0'), component('b', '1.0.0', { scope: 'required', properties: [] })]);
  expect(needs).toEqual([
    { ref: 'folder@0.1.0', dependsOn: ['a@1.0.0'] },
    { ref: 'a@1.0.0', dependsOn: ['b@1.0.0'] },
  ]);
  expect(packages.map(nameAndVersion)).toEqual(['a@1.0.0', 'b@1.0.0']);
});

describe('what is known to be vulnerable', () => {
  const advisory = { title: 'Runs what it is sent', url: 'https://advisories.example/1' };
  const said = {
    vulnerabilities: {
      react: { name: 'react', severity: 'high', via: [advisory, 'scheduler'] },
      vitest: { name: 'vitest', severity: 'low', via: ['vite'] },
    },
  };

  test('is told apart by whether it is shipped, what is built into the console with it', () => {
    expect(readAudit(JSON.stringify(said), shipped)).toEqual({
      shipped: ['react (high): Runs what it is sent, https://advisories.example/1; by scheduler'],
      tools: ['vitest (low): by vite'],
    });
    expect(readAudit('{"vulnerabilities":{}}', shipped)).toEqual({ shipped: [], tools: [] });
  });

  test.each([
    ['{"error":{"code":"ENOAUDIT","summary":"audit endpoint returned an error"}}', 'audit endpoint returned an error'],
    ['{"message":"404 Not Found","error":{"summary":""}}', '404 Not Found'],
    ['{"error":{"code":"ENOTFOUND"}}', 'ENOTFOUND'],
    ['<html>', 'no answer'],
    ['null', 'no answer'],
    ['', 'no answer'],
  ])('is nothing that anybody knows where the registry says %s', (answer, why) => {
    expect(readAudit(answer, shipped)).toEqual({ unknown: why });
  });
});
