import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { engines } from '../../package.json';
import { configOf } from '../../server/config';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'packaging/docker');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
/** Comments aside, and lines that go on joined. */
const instructions = read('Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split(/\s+/));
const all = (word: string) => instructions.filter(([first]) => first === word);

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly environment?: Readonly<Record<string, string>>;
        readonly volumes?: readonly string[];
        readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
        readonly healthcheck?: object;
        readonly build?: { readonly context: string; readonly dockerfile: string };
      }
    >
  >;
  readonly volumes: Readonly<Record<string, null>>;
}
const compose: Compose = parse(read('compose.yaml'), { merge: true });

test('the Dockerfile is without a fault that its checker knows', () => {
  expect(validate(read('Dockerfile')).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
});

test('its image is of a Node that the program runs on, is not run by root, and tells whether it is well', () => {
  const [least = ''] = /\d+/.exec(engines.node) ?? [];
  for (const [, image = ''] of all('FROM'))
    expect(Number(/^node:(\d+)-/.exec(image)?.[1])).toBeGreaterThanOrEqual(Number(least));
  expect(all('USER')).toEqual([['USER', 'node']]);
  expect(all('HEALTHCHECK')).toHaveLength(1);
  expect(instructions.findIndex(([word]) => word === 'USER')).toBeLessThan(
    instructions.findIndex(([word]) => word === 'ENTRYPOINT'),
  );
});

test('what its build reads is sent to it, and nothing that was built or installed here is', async () => {
  const { SOURCES }: { SOURCES: readonly string[] } = await import(
    pathToFileURL(join(ROOT, 'scripts/ensure.mjs')).href
  );
  const sent = read('Dockerfile.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  for (const source of SOURCES) expect(sent).toContain(source.split('/')[0]);
  for (const file of sent.filter((name) => !name.includes('*'))) expect(existsSync(join(ROOT, file)), file).toBe(true);
  for (const made of ['node_modules', 'dist', '.tamquan', '.git', '.env']) expect(sent).not.toContain(made);
});

test('the settings that image and compose file give are settings, and are meant', () => {
  const ofImage = Object.fromEntries(all('ENV').flatMap(([, ...pairs]) => pairs.map((pair) => pair.split('='))));
  for (const { environment, build } of Object.values(compose.services)) {
    if (!build) continue;
    const filled = Object.entries({ ...ofImage, ...environment }).map(([name, value]) => [
      name,
      String(value).replaceAll(/\$\{[^}]*\}/g, 'mot-mat-khau-rieng'),
    ]);
    const config = configOf(Object.fromEntries(filled));
    expect(config).toMatchObject({ host: '0.0.0.0', demo: false, demoStaff: false, dataDir: '/var/lib/tamquan' });
    expect(config.databaseUrl).toMatch(/^postgres:\/\/.*@store:5432\/tamquan$/);
  }
});

test('the compose file names only services, volumes and files that there are, and waits for what can be waited for', () => {
  const isChecked = (name: string) =>
    compose.services[name]?.healthcheck !== undefined || compose.services[name]?.build;
  for (const { volumes = [], depends_on = {}, build } of Object.values(compose.services)) {
    for (const [from = ''] of volumes.map((volume) => volume.split(':')))
      expect(from.startsWith('./') ? existsSync(join(FOLDER, from)) : from in compose.volumes, from).toBe(true);
    for (const name of Object.keys(depends_on)) expect(isChecked(name), name).toBeTruthy();
    if (build) expect(existsSync(join(FOLDER, build.context, build.dockerfile))).toBe(true);
  }
});
